import { R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';

/** Whether no question: the sentence ends with no question mark. */
export const isStatement = (tokens: readonly Token[]): boolean => !tokens.some(({ text }) => text === '?');

/** Whether a finite verb follows before the next comma or end. */
export function hasVerbAfter(tokens: readonly Token[], index: number): boolean {
  for (let at = index + 1; at < tokens.length && !isPunctuation(tokens[at]); at += 1) {
    const token = tokens[at];
    if (can(token, R.CC | R.SC | R.WH) && !isWord(token, 'as')) return false;
    if (
      can(token, R.MD | R.BE | R.HAVE | R.DO) ||
      is(token, R.VBZ | R.VBD) ||
      (can(token, R.VBD | R.VBZ) && !can(token, R.NNS | R.JJ))
    )
      return true;
  }
  return false;
}

/** The end of a prepositional phrase at the start of the sentence: "In my country" → the index after it, or 0. */
export function afterOpeningPhrase(tokens: readonly Token[]): number {
  let at = 0;
  if (
    isWord(tokens[0], 'in', 'at', 'on', 'during', 'after', 'for', 'without', 'from') &&
    !isWord(tokens[1], 'fact', 'general', 'particular', 'addition', 'order', 'case', 'that', 'which', 'front')
  ) {
    at = 1;
    while (
      can(tokens[at], R.DT | R.PRPS | R.JJ | R.CD | R.QT) &&
      can(tokens[at + 1], R.NN | R.NNS | R.NNP | R.JJ | R.CD | R.QT)
    )
      at += 1;
    if (!can(tokens[at], R.NN | R.NNS | R.NNP)) return 0;
    at += 1;
    while (is(tokens[at], R.NN | R.NNP) && can(tokens[at - 1], R.NN | R.NNP)) at += 1;
    for (let repeats = 0; repeats < 2 && isWord(tokens[at], 'of'); repeats += 1) {
      let inner = at + 1;
      while (can(tokens[inner], R.DT | R.PRPS | R.JJ)) inner += 1;
      if (!can(tokens[inner], R.NN | R.NNS | R.NNP)) return 0;
      at = inner + 1;
    }
  } else if (isWord(tokens[0], 'today', 'yesterday', 'tomorrow', 'sometimes', 'here', 'now', 'nowadays', 'usually'))
    at = 1;
  else if (
    isWord(tokens[0], 'last', 'this', 'every') &&
    isWord(tokens[1], 'week', 'month', 'year', 'summer', 'winter', 'night', 'morning', 'day')
  )
    at = 2;
  if (at > 0 && isWord(tokens[at], ',')) at += 1;
  return at;
}
