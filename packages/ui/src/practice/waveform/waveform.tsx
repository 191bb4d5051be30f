import { bar, wave } from './waveform.css.ts';
import { type Fit, fitLevels } from './waveform.utils.ts';

export interface WaveformProps {
  /** Loudness over time, 0..1. */
  levels: readonly number[];
  /** How many bars. Default 56. */
  bars?: number;
  /** `grow` shows the latest, from the right edge; `whole` the recording from end to end. */
  fit?: Fit;
  /** Share that was heard, 0..1, for playback. */
  progress?: number;
}

/** The shape of speech. Decoration: what it says is said in words beside it. */
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
