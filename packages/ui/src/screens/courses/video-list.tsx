'use client';
import Play from 'lucide-react/icons/play';
import { Button, Heading, Icon, Link, Notice, Skeleton, Stack, Text, VisuallyHidden } from '../../components/index.ts';
import { useCoursesTranslation } from '../../i18n/use-courses-translation.ts';
import { type VideoLesson, type VideoLessonsView, watchPath } from './courses.types.ts';
import * as styles from './courses-screen.css.ts';

interface VideoListProps {
  videos: VideoLessonsView;
  onRetry: () => void;
}

/** The video lessons with poster images. */
export function VideoList({ videos, onRetry }: VideoListProps) {
  const { t } = useCoursesTranslation();
  return (
    <Stack space="medium">
      <Heading level={3} size="medium">
        {t('video.lessons')}
      </Heading>
      {videos.phase === 'loading' && (
        <div className={styles.tiles}>
          <VisuallyHidden announce="polite">{t('video.loading')}</VisuallyHidden>
          <Skeleton variant="block" height={15} />
        </div>
      )}
      {videos.phase === 'failed' && (
        <Notice
          tone="attention"
          announce="polite"
          actions={
            <Button size="small" variant="outline" onClick={onRetry}>
              {t('video.retry')}
            </Button>
          }
        >
          {t('video.failed')}
        </Notice>
      )}
      {videos.phase === 'ready' && videos.lessons.length === 0 && <Text tone="secondary">{t('video.none')}</Text>}
      {videos.phase === 'ready' && videos.lessons.length > 0 && (
        <ul className={styles.tiles}>
          {videos.lessons.map((lesson) => (
            <Tile key={lesson.lessonId} lesson={lesson} />
          ))}
        </ul>
      )}
    </Stack>
  );
}

function Tile({ lesson: { lessonId, title, description, poster } }: { lesson: VideoLesson }) {
  return (
    <li>
      <Link href={watchPath(lessonId)} className={styles.tile}>
        <span className={styles.picture}>
          {poster !== null && (
            <img src={poster} alt="" width={1280} height={720} loading="lazy" className={styles.still} />
          )}
          <span className={styles.play}>
            <Icon glyph={Play} />
          </span>
        </span>
        <span className={styles.tileWords}>
          <Text as="span" weight="strong">
            {title}
          </Text>
          {description !== '' && (
            <Text as="span" size="small" tone="secondary">
              {description}
            </Text>
          )}
        </span>
      </Link>
    </li>
  );
}
