'use client';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/index.ts';
import * as styles from './choice-group.css.ts';
import type { ChoiceGroupVariant } from './choice-group.variants.ts';

export interface Choice<Value extends string = string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
  /** Result after grading. Needs `note`. */
  tone?: 'positive' | 'critical';
  /** The result in words ("Right answer", "Your answer"). */
  note?: string;
}

export interface ChoiceGroupProps<Value extends string = string> {
  /** The question or setting. */
  label: ReactNode;
  /** Shows the label to screen readers only, if it is already visible above. */
  labelHidden?: boolean;
  choices: readonly Choice<Value>[];
  value?: Value | null;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  variant?: ChoiceGroupVariant;
  /** `reading` for choices that are exam text. */
  font?: 'interface' | 'reading';
  disabled?: boolean;
  /** Name of the form field. */
  name?: string;
}

const dotOf = (variant: ChoiceGroupVariant, tone: Choice['tone']) => {
  if (variant === 'segmented') return styles.hidden;
  return tone ? `${styles.dot} ${styles.dotTone[tone]}` : styles.dot;
};

/** A radio group with all options visible. Native radios: one tab stop, arrow keys choose. */
export function ChoiceGroup<Value extends string = string>({
  label,
  labelHidden,
  choices,
  value,
  defaultValue,
  onValueChange,
  variant = 'list',
  font = 'interface',
  disabled,
  name,
}: ChoiceGroupProps<Value>) {
  const ownName = useId();
  const graded = choices.some((choice) => choice.tone);
  return (
    <fieldset className={styles.group} disabled={disabled}>
      <legend className={labelHidden ? styles.legendHidden : styles.legend}>{label}</legend>
      <div className={styles.options({ variant })}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={styles.option({ variant, tone: choice.tone ?? (graded ? 'none' : undefined) })}
          >
            <input
              type="radio"
              className={dotOf(variant, choice.tone)}
              name={name ?? ownName}
              value={choice.value}
              checked={value === undefined ? undefined : value === choice.value}
              defaultChecked={value === undefined ? defaultValue === choice.value : undefined}
              disabled={choice.disabled}
              onChange={() => onValueChange?.(choice.value)}
            />
            <span className={variant === 'segmented' ? undefined : styles.words({ font })}>{choice.label}</span>
            {choice.tone && (
              <span className={styles.mark({ tone: choice.tone })}>
                <Icon glyph={choice.tone === 'positive' ? CircleCheck : CircleX} size="small" />
                {choice.note}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
