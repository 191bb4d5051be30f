import { ingOf, thirdPersonOf } from '../../lexicon/inflect.ts';
import { R } from '../../lexicon/readings.ts';
import { subjectOf } from '../../tagging/subject.ts';
import { takesS } from '../../tagging/subject-number.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { tokenRule } from '../rule.ts';
import { isPersonSubject } from './verb-readings.ts';

/** Verbs that a base form follows after an object: "sees him go and come". */
const CAUSES = new Set('let make makes help helps lets see sees hear hears watches'.split(' '));
/** Verbs that are clear before a place or adverb: "and go there". */
const MOVES = new Set('have go come live work talk look walk stay eat drink sleep'.split(' '));

/** Whether the token after "and" is a base form that is a verb for certain. */
function isBaseAfterAnd(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const after = tokens[index + 1];
  if (!token?.verb || !can(token, R.VB) || can(token, R.VBD | R.MD | R.BE)) return false;
  if (can(token, R.DO)) return isWord(after, "n't", 'not') || can(after, R.DT | R.PRPS);
  const isVerb =
    is(token, R.VB | R.VBN | R.HAVE) ||
    can(after, R.DT | R.PRPS) ||
    isWord(after, 'me', 'him', 'us', 'them') ||
    (MOVES.has(token.verb) && can(after, R.IN | R.TO | R.RB));
  return isVerb && !isWord(after, 'that') && (!isPunctuation(after) || is(token, R.VB));
}

/** The finite verb before "and" that has the same subject; -1 where there is none for certain. */
function firstVerb(tokens: readonly Token[], and: number): number {
  for (let at = and - 1; at >= 0; at -= 1) {
    const each = tokens[at];
    if (isWord(each, 'to') && can(tokens[at + 1], R.VB)) return -1;
    if (isWord(each, 'been', 'be', 'being')) return -1;
    // "guesses what they are doing and gives"
    if (
      can(each, R.BE) &&
      tokens.slice(Math.max(0, at - 3), at).some((word) => can(word, R.WH) && !isWord(word, 'who', 'which'))
    )
      return -1;
    if (can(each, R.BE) && !can(each, R.VBD | R.POS) && !tokens.slice(at, and).some(({ text }) => text === ','))
      return can(tokens[at + 1], R.JJ | R.RB | R.VBG) ? at : -1;
    if (
      (can(each, R.MD | R.DO | R.WH | R.SC) && !isWord(each, 'as', 'that')) ||
      (can(each, R.VBD) && !can(each, R.VBN))
    )
      return -1;
    if (isWord(each, 'that', 'as', 'than', 'if', 'when') || (can(each, R.VB) && !can(each, R.NN | R.JJ | R.IN | R.VBN)))
      return -1;
    if (/^[;:"“(]$/.test(each?.text ?? '') || CAUSES.has(each?.lower ?? '')) return -1;
    if (each?.text === ',' && !can(tokens[at + 1], R.VBZ) && !can(tokens[at + 1], R.NNS)) return -1;
    if (is(each, R.NNS) && can(tokens[at + 1], R.VB)) return -1;
    if (can(each, R.VBZ) && (is(each, R.VBZ) || isPersonSubject(tokens[at - 1]) || can(tokens[at - 1], R.RB)))
      return at;
    if (is(each, R.PRP) && isWord(each, 'i', 'you', 'we', 'they')) return -1;
  }
  return -1;
}

/** Whether another verb before the clause may govern the second one too: "I'll say that it is free and show them". */
const opensHigher = (tokens: readonly Token[], from: number): boolean =>
  tokens.slice(0, from).some((token) => can(token, R.MD | R.TO | R.VB | R.DO));

/** "She gets up and go to work", "it is big and have a garden": the second verb has the same subject. */
export const secondVerb = tokenRule('agreement', 'secondVerb', (tokens, index) => {
  const token = tokens[index];
  if (!token || !isWord(tokens[index - 1], 'and', 'or') || can(tokens[0], R.VB)) return null;
  const isThird = isWord(token, 'has', 'does') || is(token, R.VBZ);
  if (!isThird && !isBaseAfterAnd(tokens, index)) return null;
  const first = firstVerb(tokens, index - 1);
  const params = { verb: token.text, first: tokens[first]?.text ?? '' };
  const subject = first < 0 ? null : subjectOf(tokens, first);
  if (!subject || opensHigher(tokens, subject.from)) return null;
  // "is standing and look" → looking
  const going = tokens[first + 1];
  if (!isThird && takesS(subject) && can(tokens[first], R.BE) && can(going, R.VBG) && going?.lower.endsWith('ing')) {
    const fix = ingOf(token.verb ?? '');
    return { from: index, to: index + 1, fixes: [fix, thirdPersonOf(token.verb ?? '')], params: { ...params, fix } };
  }
  const s = takesS(subject);
  if (s === undefined || s === isThird) return null;
  if (isThird && (!can(tokens[first], R.BE) || can(tokens[index - 2], R.NN))) return null;
  const fix = isThird ? (token.verb ?? '') : isWord(token, 'do') ? 'does' : thirdPersonOf(token.verb ?? '');
  return { from: index, to: index + 1, fixes: [fix], params: { ...params, fix } };
});
