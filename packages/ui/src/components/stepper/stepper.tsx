'use client';
import Check from 'lucide-react/icons/check';
import { useUiTranslation } from '../../i18n/use-ui-translation.ts';
import { Icon } from '../icon/index.ts';
import * as styles from './stepper.css.ts';

export interface StepperProps {
  /** Step names, in order. */
  steps: readonly string[];
  /** Index of the current step, from 0. */
  value: number;
  /** Accessible name. */
  label?: string;
}

/** Progress through a short procedure. For display only, not for navigation. */
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
