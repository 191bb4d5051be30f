'use client';
import type { RequestedCorrection } from '@rehearse/practice-machines/ai-correction';
import { useAiTranslation } from '../../i18n/use-ai-translation.ts';

/** Returns a function that says how far an unfinished correction is. */
export function useProgressText() {
  const { t } = useAiTranslation();
  return ({ state, ahead, stage }: Pick<RequestedCorrection, 'state' | 'ahead' | 'stage'>) => {
    if (state !== 'queued') return t(`progress.${stage ?? 'working'}`);
    return ahead === null || ahead === 0 ? t('progress.next') : t('progress.ahead', { count: ahead });
  };
}
