import { CoursesScreen } from '@rehearse/ui/screens';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../app/head/use-title.ts';
import { useQueryValue } from '../../app/use-query-value.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { useVideoLessons } from '../../pages/courses/video-lessons.ts';
import { useWrittenLessons } from '../../pages/courses/written-lessons.ts';

const RequestForm = lazy(() =>
  import('../../pages/courses/live-request-form.tsx').then(({ LiveRequestForm }) => ({ default: LiveRequestForm })),
);

export function Component() {
  const [mode, setMode] = useQueryValue('mode');
  const isQueryRead = useHydrated();
  const [videos, retry] = useVideoLessons();
  const written = useWrittenLessons();
  useTitle(useTranslation().t('pages.courses'));
  return (
    <CoursesScreen
      mode={isQueryRead ? (mode === 'live' ? 'live' : 'video') : null}
      onModeChange={(next) => setMode(next === 'live' ? 'live' : null)}
      videos={videos}
      onRetry={retry}
      written={written}
      requestForm={
        <Suspense fallback={null}>
          <RequestForm />
        </Suspense>
      }
    />
  );
}
