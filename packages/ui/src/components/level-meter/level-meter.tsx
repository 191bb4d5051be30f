'use client';
import { useUiTranslation } from '../../i18n/use-ui-translation.ts';
import { bars, meter } from './level-meter.css.ts';
import { barsAt, loudnessOf } from './level-meter.utils.ts';

const count = 24;

export interface LevelMeterProps {
  /** Loudness, 0..1. */
  value: number;
  /** Default "Microphone level". */
  label?: string;
}

/** The current microphone level. */
export function LevelMeter({ value, label }: LevelMeterProps) {
  const { t } = useUiTranslation();
  return (
    // biome-ignore lint/a11y/useSemanticElements: <meter> can't contain custom bars
    <div
      role="meter"
      aria-label={label ?? t('level.label')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(Math.min(Math.max(value, 0), 1) * 100)}
      aria-valuetext={t(`level.${loudnessOf(value)}`)}
      className={meter}
    >
      {barsAt(value, count).map((state, bar) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
        <span key={bar} className={bars[state]} />
      ))}
    </div>
  );
}
