'use client';
import Check from 'lucide-react/icons/check';
import { useUiTranslation } from '../../i18n/use-ui-translation.ts';
import { Icon } from '../icon/index.ts';
import * as styles from './stepper.css.ts';

export interface StepperProps {
  /** Names of the steps, in order. */
  steps: readonly string[];
  /** The step the learner is on, from 0. */
  value: number;
  /** What the steps lead to, for screen readers. */
  label?: string;
}

/** Where one is in a short procedure. It shows, it does not navigate. */
export function Stepper({ steps, value, label }: StepperProps) {
  const { t } = useUiTranslation();
  return (
    <ol className={styles.list} aria-label={label ?? t('stepper.label')}>
      {steps.map((name, index) => {
        const state = index < value ? 'done' : index === value ? 'current' : 'ahead';
        return (
          <li
            key={name}
            className={styles.step}
            aria-current={state === 'current' ? 'step' : undefined}
            data-reached={index <= value || undefined}
          >
            <span className={styles.mark[state]} aria-hidden="true">
              {state === 'done' ? <Icon glyph={Check} size="small" /> : index + 1}
            </span>
            <span>
              {name}
              {state === 'done' && <span className={styles.hidden}> ({t('stepper.done')})</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
