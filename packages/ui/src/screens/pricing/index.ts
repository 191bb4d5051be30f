export type { Entitlement } from './entitlement-notice.tsx';
export { type PricingQuestion, usePricingQuestions } from './pricing-questions.ts';
export { PricingScreen, type PricingScreenProps } from './pricing-screen.tsx';
