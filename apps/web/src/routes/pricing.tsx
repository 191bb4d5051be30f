import { PricingScreen } from '@rehearse/ui/screens';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../app/use-title.ts';
import { useSiteCounts } from '../flows/site-counts.ts';
import { useStanding } from '../flows/use-standing.ts';

/** The machine of the checkout comes after the page: there is nothing to choose before the plans are there. */
const PlanShop = lazy(() =>
  import('../flows/plan-shop.tsx').then(({ PlanShop: component }) => ({ default: component })),
);

const waiting = { phase: 'loading', supportEmail: null } as const;
const ignore = () => {};

export function Component() {
  const facts = { standing: useStanding(), questionCount: useSiteCounts()?.questions ?? null };
  useTitle(useTranslation().t('pages.pricing'));
  return (
    <Suspense fallback={<PricingScreen {...facts} view={waiting} onEvent={ignore} />}>
      <PlanShop {...facts} />
    </Suspense>
  );
}
