'use client';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import type { ControlSize } from '../../tokens/index.ts';
import { control } from '../field/field.css.ts';
import { onChangeOf } from '../field/field.utils.ts';
import { Field, type FieldLook } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { withRef } from '../with-ref.ts';
import { arrow, select, wrap } from './select.css.ts';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

export interface SelectProps<Value extends string = string>
  extends FieldLook,
    Omit<
      ComponentProps<'select'>,
      'className' | 'style' | 'size' | 'value' | 'defaultValue' | 'children' | 'multiple'
    > {
  options: readonly SelectOption<Value>[];
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  size?: ControlSize;
}

/** A native select: works well on phones, has type-ahead and needs no script. */
export const Select = /* @__PURE__ */ withRef(function Select<Value extends string = string>({
  label,
  labelHidden,
  description,
  error,
  optional,
  options,
  size = 'medium',
  onValueChange,
  onChange,
  id,
  ...native
}: SelectProps<Value>) {
  return (
    <Field {...{ label, labelHidden, description, error, optional, id }}>
      {(tie) => (
        <div className={`${control({ size, invalid: Boolean(error) })} ${wrap}`}>
          <select
            {...native}
            {...tie}
            className={select}
            onChange={onChangeOf(onValueChange as ((value: string) => void) | undefined, onChange)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={arrow}>
            <Icon glyph={ChevronDown} size="small" />
          </span>
        </div>
      )}
    </Field>
  );
});
