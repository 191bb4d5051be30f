'use client';
import type { GradedAnswers } from '@rehearse/practice-machines/protocol';
import { Suspense } from 'react';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { LatePart, late } from '../late/index.ts';
import { About } from './about.tsx';
import { ReviewSection } from './explanation.tsx';
import { passage } from './sample-answer.css.ts';

const english = { review: en.review };

/** The choice between several answers, with the card of a mistake; loaded only for a review that has them. */
const comparedAnswers = /* @__PURE__ */ late(() => import('./compared-answers.tsx'));

export interface SampleAnswerProps {
  /** The sample: the high-scoring answer, or another way to answer if there are several graded ones. */
  text: string;
  /** Answers to compare with it; null if there are none. */
  graded: GradedAnswers | null;
  /** What makes the sample work; null for nothing. */
  explanation?: string | null;
}

/** The sample answer, followed by notes about it. If there are graded answers, tabs switch between all of them. */
export function SampleAnswer({ text, graded, explanation = null }: SampleAnswerProps) {
  const { t } = usePracticeTexts(english);
  const single = (
    <>
      <div lang="en" className={passage}>
        {text}
      </div>
      <About paragraphs={[explanation]} />
    </>
  );
  if (graded === null) return <ReviewSection title={t('review.sample')}>{single}</ReviewSection>;
  return (
    <ReviewSection title={t('review.samples')}>
      <LatePart part={comparedAnswers} waiting={single} instead={single}>
        {({ ComparedAnswers }) => (
          // its texts may still be on the way: without the boundary the whole review would be hidden and lose the focus
          <Suspense fallback={single}>
            <ComparedAnswers sample={text} graded={graded} explanation={explanation} />
          </Suspense>
        )}
      </LatePart>
    </ReviewSection>
  );
}
