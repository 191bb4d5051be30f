export type { CallFailure } from '../shared/failure.ts';
export type { Opening } from '../shared/opening.ts';
export { type CheckoutFixture, checkoutFixtures, driveCheckout, samplePlans } from './checkout.fixtures.ts';
export { type CheckoutActor, type CheckoutSnapshot, checkoutMachine } from './checkout.machine.ts';
export { checkoutOpening } from './checkout.opening.ts';
export type {
  Buyer,
  CheckoutContext,
  CheckoutEmitted,
  CheckoutEvent,
  CheckoutInput,
  CheckoutTag,
  OpenCheckoutRequest,
  OpenedCheckout,
  PlanOffer,
  PricingPlan,
} from './checkout.types.ts';
export { type CheckoutView, checkoutView, type PlanCardView } from './checkout.view.ts';
