'use client';
import type { MessageKey, Messages } from '../../i18n/messages.ts';
import { useReasonsTranslation } from '../../i18n/use-reasons-translation.ts';
import type { MistakeEntry } from './mistakes.types.ts';

/** Why something is wrong, with a correct example; null where that is not known. */
export interface Explanation {
  reason: string | null;
  example: string | null;
}

/** Explains mistakes in the reader's language. Rules that no longer exist have no explanation. */
export function useExplanation(): (mistake: Pick<MistakeEntry, 'rule' | 'explanation'>) => Explanation {
  const { t } = useReasonsTranslation();
  return ({ rule, explanation }) => {
    if (rule === null) return { reason: explanation, example: null };
    const read = (part: string) => {
      const key = `${rule.code}.${part}`;
      const text = t(key as MessageKey<Messages>, rule.params);
      return text === key ? null : text;
    };
    return { reason: read('reason'), example: read('example') };
  };
}
