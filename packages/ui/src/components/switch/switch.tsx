'use client';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { withRef } from '../with-ref.ts';
import * as styles from './switch.css.ts';

export interface SwitchProps
  extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'role' | 'value' | 'defaultValue' | 'size'> {
  label: ReactNode;
  /** A second, less prominent line. */
  description?: string;
  /** On or off. */
  value?: boolean;
  defaultValue?: boolean;
  onValueChange?: (value: boolean) => void;
}

/** A toggle that takes effect immediately. `ref` is the underlying checkbox. */
export const Switch = /* @__PURE__ */ withRef(function Switch({
  label,
  description,
  value,
  defaultValue,
  onValueChange,
  onChange,
  ...native
}: SwitchProps) {
  const noteId = useId();
  return (
    <label className={styles.root}>
      <input
        {...native}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its checked state
        role="switch"
        className={styles.input}
        checked={value}
        defaultChecked={defaultValue}
        aria-describedby={description === undefined ? native['aria-describedby'] : noteId}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.currentTarget.checked);
        }}
      />
      <span className={styles.track}>
        <span className={styles.thumb} />
      </span>
      <span className={styles.words}>
        {label}
        {description !== undefined && (
          <span id={noteId} className={styles.note}>
            {description}
          </span>
        )}
      </span>
    </label>
  );
});
