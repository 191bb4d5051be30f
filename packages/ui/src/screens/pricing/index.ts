export { type PricingQuestion, usePricingQuestions } from './pricing-questions.ts';
export { PricingScreen, type PricingScreenProps } from './pricing-screen.tsx';
export type { LearnerStanding } from './standing.tsx';
