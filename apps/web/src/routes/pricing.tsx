import { PricingScreen, usePricingQuestions } from '@rehearse/ui/screens';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../app/use-title.ts';
import { PlanShop, type Shop } from '../flows/plan-shop.tsx';
import { useSiteCounts } from '../flows/site-counts.ts';
import { useStanding } from '../flows/use-standing.ts';

const closed: Shop = { view: { phase: 'loading', supportEmail: null }, onEvent: () => {} };

export function Component() {
  const facts = { standing: useStanding(), questionCount: useSiteCounts()?.questions ?? null };
  const [shop, setShop] = useState(closed);
  useTitle(useTranslation().t('pages.pricing'), { faq: usePricingQuestions() });
  return (
    <>
      <PricingScreen {...facts} {...shop} />
      <PlanShop onChange={setShop} />
    </>
  );
}
