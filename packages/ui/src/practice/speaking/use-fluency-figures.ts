'use client';
import type { FluencyFeatures } from '@rehearse/scoring';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';

const english = { speaking: en.speaking };

export interface FluencyFigure {
  name: string;
  value: string;
}

/** Words per minute, rounded to five: the estimate is no more precise than that. */
const roundedPace = (wordsPerMinute: number) => Math.round(wordsPerMinute / 5) * 5;

/** Pace and pauses as texts; the longest pause only if there is one. */
export function useFluencyFigures() {
  const { t } = usePracticeTexts(english);
  return ({ wordsPerMinute, pauseCount, longestPauseSeconds }: FluencyFeatures) => {
    const pace: FluencyFigure = {
      name: t('speaking.pace'),
      value: t('speaking.about', { value: roundedPace(wordsPerMinute) }),
    };
    const pauses: FluencyFigure[] = [{ name: t('speaking.pauses'), value: String(pauseCount) }];
    if (pauseCount > 0) {
      const value = t('speaking.seconds', { value: longestPauseSeconds.toFixed(1) });
      pauses.push({ name: t('speaking.longest'), value });
    }
    return { pace, pauses };
  };
}
