'use client';
import { usePricingTranslation } from '../../i18n/use-pricing-translation.ts';

/** Questions about payments, in page order. */
const names = ['problem', 'refund', 'renewal', 'more', 'corrections'] as const;

/** A question answered on the pricing page. */
export interface PricingQuestion {
  name: (typeof names)[number];
  question: string;
  answer: string;
}

/** The questions and answers about payments in the reader's language. */
export function usePricingQuestions(): PricingQuestion[] {
  const { t } = usePricingTranslation();
  return names.map((name) => ({ name, question: t(`faq.${name}.question`), answer: t(`faq.${name}.answer`) }));
}
