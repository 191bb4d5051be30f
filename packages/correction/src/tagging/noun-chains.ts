import { NOUN, R, VERB } from '../lexicon/readings.ts';
import { CAUSE, isPreposition, opensClause } from './clause-opening.ts';
import { type NounPhrase, nounPhraseAt } from './noun-phrase.ts';
import { can, is, isWord, type Token } from './token.ts';

/** The noun phrase before `index`, and those that it belongs to: "the price of the tickets" → [price, tickets]. */
export function phrasesBefore(tokens: readonly Token[], index: number): NounPhrase[] {
  const phrases: NounPhrase[] = [];
  for (let end = index; phrases.length < 5; ) {
    const phrase = nounPhraseAt(tokens, end);
    if (!phrase) return [];
    phrases.unshift(phrase);
    const link = linkBefore(tokens, phrase.from);
    if (link === null) return phrases;
    if (link < 0) return [];
    end = link;
  }
  return [];
}

/**
 * What a phrase hangs on: the noun before "of", "who lives in", "living in" or "to learn". Null if it hangs on nothing,
 * -1 if it does and the noun is not found.
 */
function linkBefore(tokens: readonly Token[], from: number): number | null {
  let at = from - 1;
  const before = tokens[at];
  if (!before || opensClause(tokens, from)) return null;
  if (isPreposition(before)) at -= 1;
  if (at < 0) return -1;
  // "the act of making people laugh"
  const first = tokens[from];
  if (can(first, R.VBG) && first?.verb !== undefined && CAUSE.has(first.verb)) return -1;
  const left = tokens[at];
  if (is(left, R.VBG) || isWord(left, 'called', 'named', 'located', 'situated')) {
    return can(tokens[at - 1], NOUN | R.PRP) && !can(tokens[at - 1], R.VBD | R.VBN) ? at - 1 : -1;
  }
  if (left?.verb !== undefined && CAUSE.has(left.verb) && at === from - 1 && !can(left, R.BE)) return -1;
  if (can(left, R.VB) && isWord(tokens[at - 1], 'to')) return at - 2 >= 0 && can(tokens[at - 2], NOUN) ? at - 2 : -1;
  if (can(left, VERB | R.BE) && isWord(tokens[at - 1], 'who', 'that', 'which')) return at - 2 >= 0 ? at - 2 : -1;
  if (at === from - 1) return isWord(before, 'and', 'or', 'nor', ',', 'either', 'neither', 'both', 'also') ? null : -1;
  // "whether the mistake turns into knowledge"
  const isVerb = can(left, R.VBZ | R.VB) && can(tokens[at - 1], NOUN | R.PRP);
  return can(left, NOUN | R.PRP | R.CD | R.QT) && !can(left, R.WH) && !isVerb ? at : -1;
}
