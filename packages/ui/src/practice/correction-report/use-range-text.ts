'use client';
import { useAiTranslation } from '../../i18n/use-ai-translation.ts';
import type { ScoreRange } from './ai-report.types.ts';

/** Returns a function that writes a range as text. */
export function useRangeText() {
  const { t } = useAiTranslation();
  return ({ low, high }: ScoreRange) => t('report.range', { low, high });
}
