import { CoursesScreen } from '@rehearse/ui/screens';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../app/use-hydrated.ts';
import { useQueryValue } from '../../app/use-query-value.ts';
import { useTitle } from '../../app/use-title.ts';
import { useVideoLessons } from '../../flows/video-lessons.ts';
import { useWrittenLessons } from '../../flows/written-lessons.ts';

const RequestForm = lazy(() =>
  import('../../flows/live-request-form.tsx').then(({ LiveRequestForm }) => ({ default: LiveRequestForm })),
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
