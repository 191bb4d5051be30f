'use client';
import type { ComponentProps, CSSProperties } from 'react';
import { rem } from '../../tokens/index.ts';
import { control } from '../field/field.css.ts';
import { onChangeOf } from '../field/field.utils.ts';
import { Field, type FieldLook } from '../field/index.ts';
import { withRef } from '../with-ref.ts';
import { LimitNote } from './limit-note.tsx';
import { area } from './text-area.css.ts';
import type { TextAreaVariant } from './text-area.variants.ts';
import { useLengthLimit } from './use-length-limit.ts';

export interface TextAreaProps
  extends FieldLook,
    Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'value' | 'defaultValue'> {
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  variant?: TextAreaVariant;
  /** Minimum height in lines; it grows with the text. Default 4. */
  rows?: number;
}

/** A multi-line text field. `ref` is the textarea. Text beyond `maxLength` is cut off, and a note says so. */
export const TextArea = /* @__PURE__ */ withRef(function TextArea({
  label,
  labelHidden,
  description,
  error,
  optional,
  variant = 'interface',
  rows = 4,
  onValueChange,
  onChange,
  onPaste,
  onDrop,
  maxLength,
  id,
  ...native
}: TextAreaProps) {
  const { overflow, onGiven, onLength } = useLengthLimit(maxLength);
  const told = (value: string) => {
    onLength(value.length);
    onValueChange?.(value);
  };
  const note = overflow && maxLength !== undefined && <LimitNote overflow={overflow} limit={maxLength} />;
  const help = note ? (
    <>
      {note}
      {description}
    </>
  ) : (
    description
  );
  const lineRem = variant === 'page' ? 1.9375 : 1.5;
  return (
    <Field {...{ label, labelHidden, error, optional, id }} description={help}>
      {(tie) => (
        <div className={control({ size: 'medium', invalid: Boolean(error) })}>
          <textarea
            {...native}
            {...tie}
            rows={rows}
            maxLength={maxLength}
            style={{ '--least-height': `calc(${rem(rows * lineRem)} + 20px)` } as CSSProperties}
            className={area({ variant })}
            onChange={onChangeOf(told, onChange)}
            onPaste={(event) => {
              onPaste?.(event);
              onGiven(event);
            }}
            onDrop={(event) => {
              onDrop?.(event);
              onGiven(event);
            }}
          />
        </div>
      )}
    </Field>
  );
});
