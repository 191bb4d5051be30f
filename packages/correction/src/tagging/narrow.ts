import { NOUN, R, VERB } from '../lexicon/readings.ts';
import { can, is, isWord, type Token } from './token.ts';

/** Removes readings, unless none would be left. */
function drop(token: Token, readings: number): void {
  const left = token.readings & ~readings;
  if (left !== 0) token.readings = left;
}

/** The token before, past adverbs. */
function beforeAdverbs(tokens: readonly Token[], index: number): Token | undefined {
  let at = index - 1;
  while (at >= 0 && is(tokens[at], R.RB) && !isWord(tokens[at], 'here', 'there', 'then', 'now')) at -= 1;
  return tokens[at];
}

/** Words that a noun must follow at some point: no finite verb can come right after them. */
const OPENS_NOUN = R.DT | R.PRPS | R.POS;

/** Narrows each token's readings by its neighbours. Learners' mistakes break patterns, so only what is safe is dropped. */
export function narrowReadings(tokens: Token[]): void {
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1];
    const after = tokens[index + 1];
    if (token.readings === 0) continue;

    if (isWord(token, "'s")) narrowClitic(token, before, after);
    if (isWord(token, 'her', 'his') && !can(after, NOUN | R.JJ | R.JJS | R.VBG | R.VBN | R.CD | R.RB))
      drop(token, R.PRPS);
    if (isWord(token, 'her', 'his') && can(after, NOUN) && !can(after, R.IN | R.TO | R.DT | R.CC))
      drop(token, R.PRP | R.PRPO);
    if (
      isWord(token, 'like') &&
      (can(before, R.MD | R.NOT | R.TO) || isWord(before, 'i', 'you', 'we', 'they', 'he', 'she'))
    ) {
      drop(token, R.IN);
    }
    if (isWord(token, 'there') && can(after, R.BE | R.MD)) drop(token, R.RB);
    if (isWord(token, 'to'))
      drop(token, can(after, R.VB) && !can(after, R.NN | R.NNS) ? R.IN : can(after, R.VB) ? 0 : R.TO);
    if (
      isWord(token, 'that', 'this', 'these', 'those') &&
      can(after, R.NN | R.NNS | R.JJ) &&
      !can(after, R.BE | R.MD)
    ) {
      // may be a determiner: nothing to drop
    }

    const lead = beforeAdverbs(tokens, index);
    if (is(before, OPENS_NOUN)) drop(token, R.VB | R.VBZ | R.VBD | R.MD);
    else if (can(lead, R.MD) && is(lead, R.MD)) drop(token, R.NN | R.NNS | R.JJ | R.VBZ);
    else if (isWord(lead, 'i', 'he', 'she', 'we', 'they')) drop(token, R.NN | R.NNS | R.JJ);
    else if (is(lead, R.BE) || isWord(lead, 'was', 'were', 'be', 'been')) drop(token, R.VB | R.VBZ | R.VBD);
    else if (is(before, R.IN)) drop(token, R.VB | R.VBZ | R.VBD);
    if (can(lead, R.HAVE) && can(token, R.VBN)) drop(token, R.VBD | R.VB);
    if (is(before, R.QT | R.CD) && can(token, R.NNS | R.NN)) drop(token, R.VB | R.VBZ);
    if (is(before, R.JJ | R.JJR | R.JJS) && can(token, NOUN)) drop(token, R.VB | R.VBZ | R.VBD);
    if (can(lead, R.NOT) && can(tokens[tokens.indexOf(lead as Token) - 1], R.DO))
      drop(token, R.NN | R.NNS | R.JJ | R.IN);
    // a verb form before a determiner or pronoun governs it
    if (can(token, VERB) && can(token, R.NN | R.NNS) && is(after, R.DT | R.PRPS) && is(before, R.TO))
      drop(token, R.NN | R.NNS);
  }
}

/** `'s` is possessive between nouns; after a pronoun it is a verb. */
function narrowClitic(token: Token, before: Token | undefined, after: Token | undefined): void {
  if (can(before, R.PRP | R.WH | R.EX) && !can(before, NOUN)) drop(token, R.POS);
  else if (can(after, R.DT | R.PRPS | R.NOT | R.VBG | R.RB | R.IN)) drop(token, R.POS);
  else if (can(after, NOUN)) drop(token, R.BE | R.HAVE);
  if (!can(after, R.VBN | R.RB)) drop(token, R.HAVE);
}
