'use client';
import { useAiTranslation } from '../../i18n/use-ai-translation.ts';
import type { ListedCorrection } from './listed-correction.ts';

/** Returns a function that describes the state of a listed correction: its score, or how far it is. */
export function useStateText() {
  const { t } = useAiTranslation();
  return ({ state, overall }: Pick<ListedCorrection, 'state' | 'overall'>) =>
    state === 'done' && overall ? t('list.doneScore', { ...overall }) : t(`list.${state}`);
}
