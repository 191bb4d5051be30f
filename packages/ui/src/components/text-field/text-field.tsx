'use client';
import type { ComponentProps, ReactNode } from 'react';
import type { ControlSize } from '../../tokens/index.ts';
import { bare, control, lead } from '../field/field.css.ts';
import { onChangeOf } from '../field/field.utils.ts';
import { Field, type FieldLook } from '../field/index.ts';
import { Icon, type IconGlyph } from '../icon/index.ts';
import { withRef } from '../with-ref.ts';

export interface TextFieldProps
  extends FieldLook,
    Omit<ComponentProps<'input'>, 'className' | 'style' | 'size' | 'value' | 'defaultValue'> {
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  size?: ControlSize;
  /** Icon inside the box, before the text. */
  icon?: IconGlyph;
  /** A control inside the box, after the text. */
  end?: ReactNode;
}

/** A single-line text field. `ref` is the input. */
export const TextField = /* @__PURE__ */ withRef(function TextField({
  label,
  labelHidden,
  description,
  error,
  optional,
  size = 'medium',
  icon,
  end,
  onValueChange,
  onChange,
  id,
  ...native
}: TextFieldProps) {
  return (
    <Field {...{ label, labelHidden, description, error, optional, id }}>
      {(tie) => (
        <div className={control({ size, invalid: Boolean(error) })}>
          {icon && (
            <span className={lead}>
              <Icon glyph={icon} />
            </span>
          )}
          <input type="text" {...native} {...tie} className={bare} onChange={onChangeOf(onValueChange, onChange)} />
          {end}
        </div>
      )}
    </Field>
  );
});
