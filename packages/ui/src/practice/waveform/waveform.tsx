import { bar, wave } from './waveform.css.ts';
import { type Fit, fitLevels } from './waveform.utils.ts';

export interface WaveformProps {
  /** Loudness over time, 0..1. */
  levels: readonly number[];
  /** Number of bars. Default 56. */
  bars?: number;
  /** `grow` shows the latest levels from the right edge; `whole` the full recording. */
  fit?: Fit;
  /** Played share, 0..1. */
  progress?: number;
}

/** A waveform of speech. Decorative: the text next to it says the same. */
export function Waveform({ levels, bars = 56, fit = 'whole', progress }: WaveformProps) {
  const heights = fitLevels(levels, bars, fit);
  return (
    <div className={wave} aria-hidden="true">
      {heights.map((height, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
          key={index}
          className={bar({ heard: progress === undefined || (index + 0.5) / bars <= progress, empty: height === null })}
          style={{ blockSize: `${Math.max(6, (height ?? 0) * 100)}%` }}
        />
      ))}
    </div>
  );
}
