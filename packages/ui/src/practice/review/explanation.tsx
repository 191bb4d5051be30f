'use client';
import type { ReactNode } from 'react';
import { Heading, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { section } from './review.css.ts';

const english = { review: en.review };

export interface ReviewSectionProps {
  title: string;
  children: ReactNode;
}

/** A section of a review with its own heading. */
export function ReviewSection({ title, children }: ReviewSectionProps) {
  return (
    <section className={section}>
      <Heading level={3}>{title}</Heading>
      {children}
    </section>
  );
}

export interface ExplanationProps {
  /** Why the answer is right; nothing is rendered without it. */
  text: string | null;
}

export function Explanation({ text }: ExplanationProps) {
  const { t } = usePracticeTexts(english);
  if (text === null) return null;
  return (
    <ReviewSection title={t('review.explanation')}>
      <Text tone="secondary">{text}</Text>
    </ReviewSection>
  );
}

/** The explanation of an open question: it is about the sample, not about the learner's answer. */
export function AboutSample({ text }: ExplanationProps) {
  const { t } = usePracticeTexts(english);
  if (text === null) return null;
  return (
    <ReviewSection title={t('review.aboutSample')}>
      <Text tone="secondary">{text}</Text>
    </ReviewSection>
  );
}
