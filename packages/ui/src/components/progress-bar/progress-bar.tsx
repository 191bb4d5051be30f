import { fill, track } from './progress-bar.css.ts';
import type { ProgressBarSize, ProgressBarTone } from './progress-bar.variants.ts';

export interface ProgressBarProps {
  /** Accessible name. */
  label: string;
  /** 0..`max`. */
  value: number;
  /** Default 1. */
  max?: number;
  /** The value as text, if a percentage is not helpful ("1:20 of 3:00"). */
  valueText?: string;
  tone?: ProgressBarTone;
  /** `small` is a 3 px hairline under a bar. */
  size?: ProgressBarSize;
  /** Square ends, for an edge-to-edge line. */
  square?: boolean;
}

/** Progress or elapsed share of a known total. */
export function ProgressBar({
  label,
  value,
  max = 1,
  valueText,
  tone = 'primary',
  size = 'medium',
  square,
}: ProgressBarProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={valueText}
      className={track({ size, square })}
    >
      <div className={fill({ tone, smooth: true })} style={{ transform: `translateX(${(share - 1) * 100}%)` }} />
    </div>
  );
}
