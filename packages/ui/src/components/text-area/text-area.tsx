'use client';
import type { ComponentProps, CSSProperties } from 'react';
import { control } from '../field/field.css.ts';
import { onChangeOf } from '../field/field.utils.ts';
import { Field, type FieldLook } from '../field/index.ts';
import { area } from './text-area.css.ts';
import type { TextAreaVariant } from './text-area.variants.ts';

export interface TextAreaProps
  extends FieldLook,
    Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'value' | 'defaultValue'> {
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  variant?: TextAreaVariant;
  /** Least height in lines; it grows with the text. Default 4. */
  rows?: number;
}

/** Several lines of text. `ref` is the textarea. */
export function TextArea({
  label,
  labelHidden,
  description,
  error,
  optional,
  variant = 'interface',
  rows = 4,
  onValueChange,
  onChange,
  id,
  ...native
}: TextAreaProps) {
  const lineRem = variant === 'page' ? 1.9375 : 1.5;
  return (
    <Field {...{ label, labelHidden, description, error, optional, id }}>
      {(tie) => (
        <div className={control({ size: 'medium', invalid: Boolean(error) })}>
          <textarea
            {...native}
            {...tie}
            rows={rows}
            style={{ '--least-height': `calc(${rows * lineRem}rem + 20px)` } as CSSProperties}
            className={area({ variant })}
            onChange={onChangeOf(onValueChange, onChange)}
          />
        </div>
      )}
    </Field>
  );
}
