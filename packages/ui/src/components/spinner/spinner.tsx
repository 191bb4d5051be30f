'use client';
import { LoadingText } from './loading-text.tsx';
import { label as labelStyle, spinner } from './spinner.css.ts';
import type { SpinnerSize } from './spinner.variants.ts';

export interface SpinnerProps {
  /** 16, 24 or 40 px. */
  size?: SpinnerSize;
  /** Text for screen readers. Default "Loading…"; an empty string makes it decorative. */
  label?: string;
}

/** A spinning ring in the current text color. */
export function Spinner({ size = 'medium', label }: SpinnerProps) {
  if (label === '') return <span className={spinner[size]} aria-hidden="true" />;
  return (
    <span role="status">
      <span className={spinner[size]} aria-hidden="true" />
      <span className={labelStyle}>{label ?? <LoadingText />}</span>
    </span>
  );
}
