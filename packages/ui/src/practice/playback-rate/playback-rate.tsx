'use client';
import { ChoiceGroup } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { playbackRates } from './playback-rates.ts';

const english = { playbackRate: en.playbackRate };

export interface PlaybackRateProps {
  /** 1 is normal speed. */
  value: number;
  onValueChange: (rate: number) => void;
}

/** Learn mode: playback speed, used from the next play. */
export function PlaybackRate({ value, onValueChange }: PlaybackRateProps) {
  const { t } = usePracticeTexts(english);
  return (
    <ChoiceGroup
      label={t('playbackRate.label')}
      variant="segmented"
      choices={playbackRates.map((rate) => ({ value: String(rate), label: t('playbackRate.times', { rate }) }))}
      value={String(value)}
      onValueChange={(rate) => onValueChange(Number(rate))}
    />
  );
}
