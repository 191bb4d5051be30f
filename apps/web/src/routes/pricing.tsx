import { PricingScreen, usePricingQuestions } from '@rehearse/ui/screens';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../app/use-title.ts';
import type { Shop } from '../flows/plan-shop.tsx';
import { useSiteCounts } from '../flows/site-counts.ts';
import { useStanding } from '../flows/use-standing.ts';

/** The machine of the checkout comes after the page: there is nothing to choose before the plans are there. */
const PlanShop = lazy(() =>
  import('../flows/plan-shop.tsx').then(({ PlanShop: component }) => ({ default: component })),
);

const closed: Shop = { view: { phase: 'loading', supportEmail: null }, onEvent: () => {} };

export function Component() {
  const facts = { standing: useStanding(), questionCount: useSiteCounts()?.questions ?? null };
  const [shop, setShop] = useState(closed);
  useTitle(useTranslation().t('pages.pricing'), { faq: usePricingQuestions() });
  return (
    <>
      <PricingScreen {...facts} {...shop} />
      <Suspense fallback={null}>
        <PlanShop onChange={setShop} />
      </Suspense>
    </>
  );
}
