import { type CheckoutActor, checkoutView } from '@rehearse/practice-machines/checkout';
import { useSelector } from '@xstate/react';
import { PricingScreen, type PricingScreenProps } from './pricing-screen.tsx';

/** What the pricing page is told beside its checkout. */
export type PricingFacts = Pick<PricingScreenProps, 'standing' | 'questionCount'>;

/** For stories: the pricing page on a live checkout. */
export function LivePricing({ actor, ...facts }: PricingFacts & { actor: CheckoutActor }) {
  return <PricingScreen {...facts} view={useSelector(actor, checkoutView)} onEvent={(event) => actor.send(event)} />;
}
