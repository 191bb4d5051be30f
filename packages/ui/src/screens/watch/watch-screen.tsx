'use client';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Film from 'lucide-react/icons/film';
import { useState } from 'react';
import {
  ButtonLink,
  Container,
  EmptyState,
  ErrorState,
  Heading,
  Notice,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '../../components/index.ts';
import { useCoursesTranslation } from '../../i18n/use-courses-translation.ts';
import { lessonAt, type VideoLesson, type VideoLessonsView, watchPath } from '../courses/courses.types.ts';
import { sitePaths } from '../site-paths.ts';
import { useFailureText } from '../use-failure-text.ts';
import { LessonList } from './lesson-list.tsx';
import { LessonPlayer } from './lesson-player.tsx';
import * as styles from './watch-screen.css.ts';

export interface WatchScreenProps {
  view: VideoLessonsView;
  /** Number of the lesson; the first lesson if there is none with this number. */
  lessonId: number | null;
  onRetry: () => void;
  /** Saved position in seconds. */
  placeOf: (lessonId: number) => number;
  /** Called when the position changes; 0 at the end of the lesson. */
  onPlaceChange: (lessonId: number, seconds: number) => void;
}

/** Video lessons: one player and a list. */
export function WatchScreen({ view, lessonId, onRetry, placeOf, onPlaceChange }: WatchScreenProps) {
  const { t } = useCoursesTranslation();
  const failureText = useFailureText();
  return (
    <Container>
      <Stack space="large">
        <div>
          <ButtonLink href={sitePaths.courses} variant="text" size="small" icon={ArrowLeft}>
            {t('watch.back')}
          </ButtonLink>
        </div>
        {view.phase === 'loading' && (
          <Stack space="large">
            <Heading level={1}>{t('watch.title')}</Heading>
            <Text tone="secondary">{t('video.text')}</Text>
            <VisuallyHidden announce="polite">{t('watch.loading')}</VisuallyHidden>
            <div className={styles.layout}>
              <Skeleton variant="block" height={28} />
              <Skeleton variant="block" height={10} />
            </div>
          </Stack>
        )}
        {view.phase === 'failed' && (
          <ErrorState
            level={1}
            title={t('watch.failedTitle')}
            description={failureText(view.failure)}
            onRetry={onRetry}
          />
        )}
        {view.phase === 'ready' && view.lessons.length === 0 && (
          <EmptyState
            icon={Film}
            level={1}
            title={t('watch.emptyTitle')}
            description={t('watch.emptyText')}
            actions={<ButtonLink href={sitePaths.courses}>{t('watch.read')}</ButtonLink>}
          />
        )}
        {view.phase === 'ready' && view.lessons.length > 0 && (
          <Lessons {...{ placeOf, onPlaceChange, lessonId }} lessons={view.lessons} />
        )}
      </Stack>
    </Container>
  );
}

type LessonsProps = Pick<WatchScreenProps, 'lessonId' | 'placeOf' | 'onPlaceChange'> & {
  lessons: readonly VideoLesson[];
};

function Lessons({ lessons, lessonId, placeOf, onPlaceChange }: LessonsProps) {
  const { t } = useCoursesTranslation();
  const [endedId, setEndedId] = useState<number | null>(null);
  const lesson = lessonAt(lessons, lessonId) as VideoLesson;
  const at = lessons.indexOf(lesson);
  const next = lessons[at + 1];
  return (
    <div className={lessons.length > 1 ? styles.layout : styles.alone}>
      <Stack space="medium">
        <Stack space="xsmall">
          <Text size="small" tone="secondary" tabular>
            {t('watch.position', { place: at + 1, count: lessons.length })}
          </Text>
          <Heading level={1}>{lesson.title}</Heading>
        </Stack>
        <LessonPlayer
          key={lesson.lessonId}
          lesson={lesson}
          startAt={placeOf(lesson.lessonId)}
          onPlaceChange={(seconds) => onPlaceChange(lesson.lessonId, seconds)}
          onEnded={() => setEndedId(lesson.lessonId)}
        />
        {endedId === lesson.lessonId && <AfterLesson next={next} />}
        {lesson.description !== '' && <Text tone="secondary">{lesson.description}</Text>}
        {next && (
          <div>
            <ButtonLink href={watchPath(next.lessonId)} variant="outline" iconEnd={ArrowRight}>
              {t('watch.next')}
            </ButtonLink>
          </div>
        )}
      </Stack>
      {lessons.length > 1 && <LessonList lessons={lessons} current={lesson.lessonId} />}
    </div>
  );
}

function AfterLesson({ next }: { next: VideoLesson | undefined }) {
  const { t } = useCoursesTranslation();
  if (next) return <Notice tone="positive" title={t('watch.ended', { title: next.title })} announce="polite" />;
  return (
    <Notice
      tone="positive"
      title={t('watch.last')}
      announce="polite"
      actions={
        <ButtonLink href={sitePaths.practice} size="small" variant="outline">
          {t('watch.practise')}
        </ButtonLink>
      }
    >
      {t('watch.lastText')}
    </Notice>
  );
}
