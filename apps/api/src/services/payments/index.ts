export { type CheckoutSession, getCheckout } from './get-checkout.ts';
export { listPayments, type Payment } from './list-payments.ts';
export { listPlans, type Plan } from './list-plans.ts';
export { openCheckout, type Purchase } from './open-checkout.ts';
export { receiveEvent } from './receive-event.ts';
export { getSandboxCheckout, type SandboxCheckout } from './sandbox-checkout.ts';
