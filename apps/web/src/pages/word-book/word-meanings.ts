import type { Word } from '@rehearse/api-client';
import { parseOrNull } from '../../lib/parse-or-null.ts';

/** Parses the meanings in a host's JSON text. An invalid text is logged and yields none. */
export function meaningsOf({ id, translationCNList }: Pick<Word, 'id' | 'translationCNList'>): readonly string[] {
  if (!translationCNList) return [];
  const list = parseOrNull(translationCNList);
  if (Array.isArray(list) && list.every((each) => typeof each === 'string')) return list;
  console.warn(`The meanings of word ${id} are no JSON list of texts, so none are shown.`);
  return [];
}
