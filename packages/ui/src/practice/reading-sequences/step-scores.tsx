'use client';
import type { ReadingStep } from '@rehearse/practice-machines/reading-sequences';
import { type ReadingStepResult, splitLoss, toPercent } from '@rehearse/scoring';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import X from 'lucide-react/icons/x';
import { Icon, VisuallyHidden } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import * as styles from './step-scores.css.ts';

const english = { reading: en.reading, review: en.review };

export interface StepScoresProps {
  results: readonly ReadingStepResult[];
  steps: readonly ReadingStep[];
  /** Score of the whole question, 0..1: the costs add up to what it lost. */
  total: number;
  /** The step shown in detail. */
  current: number;
  onGoTo: (step: number) => void;
}

/** Every step with its score and its cost; clicking one opens it below. */
export function StepScores({ results, steps, total, current, onGoTo }: StepScoresProps) {
  const { t } = usePracticeTexts(english);
  const costs = splitLoss(
    total,
    results.map(({ score }) => 1 - score),
  );
  return (
    <ol className={styles.list}>
      {results.map(({ score }, index) => {
        const tone = score === 1 ? 'positive' : score === 0 ? 'critical' : 'attention';
        const lost = costs[index] ?? 0;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
          <li key={index}>
            <button
              type="button"
              className={styles.row}
              aria-current={index === current ? 'step' : undefined}
              onClick={() => onGoTo(index)}
            >
              <span className={styles.seal({ tone })}>
                <Icon glyph={tone === 'positive' ? Check : tone === 'critical' ? X : Minus} size="small" />
              </span>
              <span className={styles.name}>
                <span aria-hidden="true">{index + 1}. </span>
                <VisuallyHidden>{t('reading.step', { step: index + 1 })}: </VisuallyHidden>
                {t(`reading.kind.${steps[index]?.kind ?? 'blanks'}`)}
              </span>
              <span className={styles.score}>{t('review.percent', { value: toPercent(score) })}</span>
              <span className={styles.cost}>
                {score < 1 && <VisuallyHidden>{t('reading.costs')} </VisuallyHidden>}
                {lost > 0 && t('reading.cost', { percent: lost })}
                {lost === 0 && score < 1 && t('review.costSmall')}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
