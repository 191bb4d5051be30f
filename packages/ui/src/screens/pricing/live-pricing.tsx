import { type CheckoutActor, checkoutView } from '@rehearse/practice-machines/checkout';
import { useSelector } from '@xstate/react';
import { PricingScreen, type PricingScreenProps } from './pricing-screen.tsx';

/** Props of the pricing page apart from its checkout. */
export type PricingFacts = Pick<PricingScreenProps, 'entitlement' | 'questionCount'>;

/** For stories: the pricing page with a running checkout. */
export function LivePricing({ actor, ...facts }: PricingFacts & { actor: CheckoutActor }) {
  return <PricingScreen {...facts} view={useSelector(actor, checkoutView)} onEvent={(event) => actor.send(event)} />;
}
