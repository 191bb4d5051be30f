import { HomeScreen } from '@rehearse/ui/screens';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../app/head/use-title.ts';
import { useSessionStatus } from '../app/use-session-status.ts';
import { useStartHref } from '../app/use-start-href.ts';
import { useSiteCounts } from '../pages/home/site-counts.ts';
import { TryOut } from '../pages/home/try-out.tsx';

const LearnerHome = lazy(() =>
  import('../pages/home/learner-home.tsx').then(({ LearnerHome: component }) => ({ default: component })),
);

export function Component() {
  useTitle(useTranslation().t('pages.home'));
  const startHref = useStartHref();
  const counts = useSiteCounts();
  if (useSessionStatus() === 'loggedOut')
    return <HomeScreen startHref={startHref} counts={counts} tryOut={<TryOut />} />;
  return (
    <Suspense fallback={null}>
      <LearnerHome />
    </Suspense>
  );
}
