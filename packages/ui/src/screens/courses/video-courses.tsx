'use client';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { ButtonLink, Heading, Stack, Text } from '../../components/index.ts';
import { useCoursesTranslation } from '../../i18n/use-courses-translation.ts';
import { sitePaths } from '../site-paths.ts';
import { CourseSection, Points } from './course-section.tsx';
import { lessonGroups, type VideoLessonsView, type WrittenLesson, watchPath } from './courses.types.ts';
import * as styles from './courses-screen.css.ts';
import { VideoList } from './video-list.tsx';
import { WrittenList } from './written-list.tsx';

interface VideoCoursesProps {
  videos: VideoLessonsView;
  onRetry: () => void;
  written: readonly WrittenLesson[];
}

const audience = ['new', 'stuck', 'busy'] as const;

/** Video and written lessons. */
export function VideoCourses({ videos, onRetry, written }: VideoCoursesProps) {
  const { t } = useCoursesTranslation();
  const hasNoVideo = videos.phase === 'ready' && videos.lessons.length === 0;
  const first = hasNoVideo ? written[0]?.href : undefined;
  return (
    <Stack space="xxlarge">
      <section className={styles.intro} aria-label={t('about')}>
        <Heading level={2} size="large">
          {t('video.title')}
        </Heading>
        <Text size="large" tone="secondary">
          {t('video.text')}
        </Text>
        <ButtonLink href={first ?? watchPath()} size="large" iconEnd={ArrowRight}>
          {t('start')}
        </ButtonLink>
      </section>
      <CourseSection title={t('audience')}>
        <Points
          points={audience.map((name) => ({ title: t(`video.for.${name}.title`), text: t(`video.for.${name}.text`) }))}
        />
      </CourseSection>
      <CourseSection title={t('overview')}>
        <Stack space="xlarge">
          <VideoList videos={videos} onRetry={onRetry} />
          {lessonGroups.map((group) => (
            <WrittenList key={group} group={group} lessons={written.filter((lesson) => lesson.group === group)} />
          ))}
          <Stack space="medium" align="start">
            <Stack space="xxsmall">
              <Heading level={3} size="medium">
                {t('grammar.title')}
              </Heading>
              <Text tone="secondary">{t('grammar.text')}</Text>
            </Stack>
            <ButtonLink href={sitePaths.grammar} variant="outline" iconEnd={ArrowRight}>
              {t('grammar.open')}
            </ButtonLink>
          </Stack>
        </Stack>
      </CourseSection>
    </Stack>
  );
}
