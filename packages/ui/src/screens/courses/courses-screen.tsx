'use client';
import type { ReactNode } from 'react';
import { Container, Heading, Stack, Tabs, Text } from '../../components/index.ts';
import { useCoursesTranslation } from '../../i18n/use-courses-translation.ts';
import { type CourseMode, courseModes, type VideoLessonsView, type WrittenLesson } from './courses.types.ts';
import * as styles from './courses-screen.css.ts';
import { LiveTeaching } from './live-teaching.tsx';
import { VideoCourses } from './video-courses.tsx';

export interface CoursesScreenProps {
  /** Null while unknown: on a prerendered page, the query may choose it. */
  mode: CourseMode | null;
  onModeChange: (mode: CourseMode) => void;
  videos: VideoLessonsView;
  onRetry: () => void;
  /** The written lessons, in order. */
  written: readonly WrittenLesson[];
  /** The request form for live teaching. */
  requestForm: ReactNode;
}

/** Video courses with written lessons, and live teaching. */
export function CoursesScreen({ mode, onModeChange, videos, onRetry, written, requestForm }: CoursesScreenProps) {
  const { t } = useCoursesTranslation();
  return (
    <Container>
      <Stack space="xlarge">
        <Stack space="small">
          <Heading level={1} size="xlarge">
            {t('title')}
          </Heading>
          <Text size="lead" tone="secondary">
            {t('lead')}
          </Text>
        </Stack>
        <div className={mode === null ? styles.unsettled : undefined}>
          <Tabs
            label={t('modes.label')}
            items={courseModes.map((value) => ({ value, label: t(`modes.${value}`) }))}
            value={mode ?? 'video'}
            onValueChange={onModeChange}
          >
            {mode === 'live' ? (
              <LiveTeaching requestForm={requestForm} />
            ) : (
              <VideoCourses videos={videos} onRetry={onRetry} written={written} />
            )}
          </Tabs>
        </div>
      </Stack>
    </Container>
  );
}
