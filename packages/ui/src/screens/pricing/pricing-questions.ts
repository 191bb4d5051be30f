'use client';
import { usePricingTranslation } from '../../i18n/use-pricing-translation.ts';

/** Questions about paying, in the order of the page. */
const names = ['problem', 'refund', 'renewal', 'more', 'corrections'] as const;

/** A question that the pricing page answers. */
export interface PricingQuestion {
  name: (typeof names)[number];
  question: string;
  answer: string;
}

/** The questions about paying with their answers, in the reader's language. */
export function usePricingQuestions(): PricingQuestion[] {
  const { t } = usePricingTranslation();
  return names.map((name) => ({ name, question: t(`faq.${name}.question`), answer: t(`faq.${name}.answer`) }));
}
