'use client';
import type { ReadingSequencesView } from '@rehearse/practice-machines/reading-sequences';
import Check from 'lucide-react/icons/check';
import { Icon, Text, VisuallyHidden } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import * as styles from './steps-bar.css.ts';

const english = { reading: en.reading };

export interface StepsBarProps {
  view: Extract<ReadingSequencesView, { phase: 'answering' }>;
  onGoTo: (step: number) => void;
}

/** Progress through the steps; completed steps can be opened again. */
export function StepsBar({ view, onGoTo }: StepsBarProps) {
  const { t } = usePracticeTexts(english);
  const { stepIndex, stepCount, reached, canGoTo } = view;
  return (
    <nav className={styles.bar} aria-label={t('reading.steps')}>
      <ol className={styles.list}>
        {Array.from({ length: stepCount }, (_, index) => {
          const done = index < reached;
          const state = index === stepIndex ? 'current' : done ? 'done' : 'ahead';
          const name = t('reading.step', { step: index + 1 });
          const mark = (
            <span className={styles.mark({ state })}>
              <span aria-hidden="true">{done ? <Icon glyph={Check} size="small" /> : index + 1}</span>
              <VisuallyHidden>{done ? t('reading.stepDone', { step: index + 1 }) : name}</VisuallyHidden>
            </span>
          );
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
            <li key={index} className={styles.item} data-reached={index <= reached || undefined}>
              {canGoTo && index <= reached ? (
                <button
                  type="button"
                  className={styles.target}
                  aria-current={index === stepIndex ? 'step' : undefined}
                  onClick={() => onGoTo(index)}
                >
                  {mark}
                </button>
              ) : (
                <span className={styles.target} aria-current={index === stepIndex ? 'step' : undefined}>
                  {mark}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <Text as="span" size="small" tone="secondary" tabular>
        {t('reading.stepOf', { step: stepIndex + 1, count: stepCount })}
      </Text>
    </nav>
  );
}
