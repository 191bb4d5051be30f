'use client';
import type { ComponentProps } from 'react';
import { control } from '../field/field.css.ts';
import { Field, type FieldLook } from '../field/index.ts';
import { withRef } from '../with-ref.ts';
import { digits } from './code-field.css.ts';

export interface CodeFieldProps
  extends FieldLook,
    Omit<ComponentProps<'input'>, 'className' | 'style' | 'size' | 'value' | 'defaultValue' | 'type' | 'maxLength'> {
  value?: string;
  defaultValue?: string;
  /** Only digits, at most `length` of them; spaces of a pasted code are dropped. */
  onValueChange?: (value: string) => void;
  /** Number of digits. Default 6. */
  length?: number;
  /** Called when the code is complete: typed, pasted or autofilled. */
  onComplete?: (code: string) => void;
}

/** A one-time code. A single plain input, so that pasting and autofill work. */
export const CodeField = /* @__PURE__ */ withRef(function CodeField({
  label,
  labelHidden,
  description,
  error,
  optional,
  length = 6,
  onValueChange,
  onComplete,
  onChange,
  id,
  ...native
}: CodeFieldProps) {
  return (
    <Field {...{ label, labelHidden, description, error, optional, id }}>
      {(tie) => (
        <div className={control({ size: 'large', invalid: Boolean(error) })}>
          <input
            placeholder={'•'.repeat(length)}
            {...native}
            {...tie}
            className={digits}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => {
              const code = event.currentTarget.value.replace(/\D/g, '').slice(0, length);
              if (code !== event.currentTarget.value) event.currentTarget.value = code;
              onChange?.(event);
              onValueChange?.(code);
              if (code.length === length) onComplete?.(code);
            }}
          />
        </div>
      )}
    </Field>
  );
});
