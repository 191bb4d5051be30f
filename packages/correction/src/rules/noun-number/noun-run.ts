import { countables } from '../../lexicon/noun-classes.ts';
import { R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { PEOPLE, USUALLY_VERBS } from '../agreement/tables.ts';

const isModifier = (token: Token | undefined): boolean =>
  can(token, R.JJ | R.JJR | R.JJS) ||
  is(token, R.VBN | R.VBD | R.VBG) ||
  (is(token, R.VBG | R.NN | R.VB) && can(token, R.VBG));

/** Whether the word after a noun goes on with the verb, although it could be a noun: "my friend lives", "the student work". */
function isVerbAfter(noun: Token | undefined, token: Token | undefined): boolean {
  if (!can(token, R.VB | R.VBZ) || token?.verb === undefined) return false;
  return USUALLY_VERBS.has(token.verb) && PEOPLE.has(noun?.lower ?? '');
}

/**
 * The head of the noun phrase whose adjectives and nouns begin at `from`: "best friend" in "one of my best friend lives".
 * -1 in doubt.
 */
export function headFrom(tokens: readonly Token[], from: number): number {
  let at = from;
  while (is(tokens[at], R.RB) && can(tokens[at + 1], R.JJ | R.VBN)) at += 1;
  for (;;) {
    const token = tokens[at];
    const next = tokens[at + 1];
    if (token === undefined || isPunctuation(token)) return -1;
    if (isWord(next, '-') || (isWord(token, 'own') && !can(next, R.NN | R.NNS))) return -1;
    const isNoun = can(token, R.NN | R.NNS);
    if (isNoun && can(next, R.POS)) return -1;
    if (isNoun && (can(next, R.VBD) || (can(next, R.VBG) && PEOPLE.has(token.lower)))) return at;
    const goesOn = (can(next, R.NN | R.NNS) && !can(next, R.DT | R.QT | R.PRP | R.CD | R.RB)) || is(next, R.NNP);
    if (isNoun && goesOn && can(token, R.NNS) && !can(token, R.NN)) return at;
    if (isNoun && goesOn && isVerbAfter(token, next)) return at;
    if (goesOn && (isNoun || isModifier(token))) {
      if (isNoun && can(next, R.VB | R.VBZ) && !isModifier(token)) return -1;
      at += 1;
      continue;
    }
    if (isModifier(token) && isModifier(next) && !isNoun) {
      at += 1;
      continue;
    }
    if (
      isModifier(token) &&
      isWord(next, 'and', 'or', ',') &&
      can(tokens[at + 2], R.JJ) &&
      can(tokens[at + 3], R.NN | R.NNS)
    ) {
      at += 2;
      continue;
    }
    return isNoun && !can(token, R.IN | R.MD | R.WH) ? at : -1;
  }
}

/** Whether this noun is in the singular and can be counted, and is no adjective or verb here. */
export const isSingularCountable = (token: Token | undefined): boolean =>
  token !== undefined && can(token, R.NN) && !can(token, R.NNS) && countables.has(token.lower);
