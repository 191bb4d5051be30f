import { PricingScreen, usePricingQuestions } from '@rehearse/ui/screens';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../app/head/use-title.ts';
import { useSiteCounts } from '../pages/home/site-counts.ts';
import { PlanShop, type Shop } from '../pages/payments/plan-shop.tsx';
import { useEntitlement } from '../pages/payments/use-entitlement.ts';

const closed: Shop = { view: { phase: 'loading', supportEmail: null }, onEvent: () => {} };

export function Component() {
  const facts = { entitlement: useEntitlement(), questionCount: useSiteCounts()?.questions ?? null };
  const [shop, setShop] = useState(closed);
  useTitle(useTranslation().t('pages.pricing'), { faq: usePricingQuestions() });
  return (
    <>
      <PricingScreen {...facts} {...shop} />
      <PlanShop onChange={setShop} />
    </>
  );
}
