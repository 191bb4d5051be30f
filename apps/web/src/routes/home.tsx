import { HomeScreen } from '@rehearse/ui/screens';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionStatus } from '../app/use-session-status.ts';
import { useStartHref } from '../app/use-start-href.ts';
import { useTitle } from '../app/use-title.ts';
import { useSiteCounts } from '../flows/site-counts.ts';
import { TryOut } from '../flows/try-out.tsx';

const LearnerHome = lazy(() =>
  import('../flows/learner-home.tsx').then(({ LearnerHome: component }) => ({ default: component })),
);

export function Component() {
  useTitle(useTranslation().t('pages.home'));
  const isLearner = useSessionStatus() === 'loggedIn';
  return (
    <HomeScreen
      startHref={useStartHref()}
      counts={useSiteCounts()}
      tryOut={<TryOut />}
      learner={
        isLearner && (
          <Suspense fallback={null}>
            <LearnerHome />
          </Suspense>
        )
      }
    />
  );
}
