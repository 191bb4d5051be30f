import { fill, track } from './progress-bar.css.ts';
import type { ProgressBarSize, ProgressBarTone } from './progress-bar.variants.ts';

export interface ProgressBarProps {
  /** What progresses. */
  label: string;
  /** Between 0 and `max`. */
  value: number;
  /** Default 1. */
  max?: number;
  /** The value in words, where a percentage says little ("1:20 of 3:00"). */
  valueText?: string;
  tone?: ProgressBarTone;
  /** `small` is a 3 px hairline under a bar. */
  size?: ProgressBarSize;
  /** Square ends, for a line from edge to edge. */
  square?: boolean;
}

/** How much of a known whole is done or gone. */
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
