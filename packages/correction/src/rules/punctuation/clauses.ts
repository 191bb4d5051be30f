import { NOUN, R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';

export const SUBJECTS = ['i', 'you', 'he', 'she', 'it', 'we', 'they'];
const SUBJECT_ONLY = ['i', 'he', 'she', 'we', 'they'];

/** Whether the token is a finite verb for certain, by itself or after its subject pronoun. */
export function isFiniteVerb(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const before = tokens[index - 1];
  if (!token || isWord(token, 'being', 'been', 'be', 'having', 'doing', 'done')) return false;
  if (isWord(before, 'to') || (can(before, R.MD) && !isWord(token, 'have'))) return false;
  if (isWord(token, "'s"))
    return is(token, R.BE | R.HAVE) && isWord(before, ...SUBJECTS, 'that', 'there', 'this', 'here', 'what', 'who');
  if (isWord(token, 'may') && (is(before, R.IN | R.CD | R.JJ) || isWord(before, 'of', 'in'))) return false;
  if (
    isWord(token, 'is', 'are', 'was', 'were', 'am', "'m", "'re", "'ve", "'ll", 'has', 'had', 'does', 'did', 'cannot') ||
    is(token, R.MD)
  )
    return true;
  if (is(token, R.VBD) || is(token, R.VBZ)) return true;
  let at = index - 1;
  while (at >= 0 && is(tokens[at], R.RB)) at -= 1;
  return isWord(tokens[at], ...SUBJECT_ONLY) && can(token, R.VB | R.VBD | R.VBZ | R.HAVE | R.DO);
}

const PEOPLE = new Set(
  `mother father brother sister uncle aunt cousin grandmother grandfather grandma grandpa wife husband son daughter friend neighbour
neighbor teacher boss doctor man woman boy girl child student nurse girlfriend boyfriend roommate`.split(/\s+/),
);

/** Whether a word after a noun is its verb though it may be a noun too: "my neighbour plays the drums", "my phone fell". */
function isVerbAfterNoun(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  const takesObject = is(after, R.DT | R.PRPS) || isWord(after, 'me', 'him', 'us', 'them', 'it', 'to');
  if (can(token, R.VBD) && !can(token, R.VBN) && !can(token, R.JJ) && can(before, NOUN)) return true;
  if (can(token, R.VBD | R.VBN) && !can(token, NOUN | R.JJ) && can(before, NOUN)) return true;
  if (can(token, R.VBZ) && is(before, R.NN | R.NNP | R.RB))
    return takesObject || PEOPLE.has(before?.lower ?? '') || is(before, R.RB);
  return can(token, R.VB) && is(before, R.NNS) && takesObject;
}

/** Whether a noun phrase can begin at `index`: the word before is no part of it, and no preposition. */
export function opensPhrase(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1];
  if (
    isWord(tokens[index], ...SUBJECT_ONLY) ||
    (isWord(tokens[index], 'it', 'you', 'there') && !can(before, R.IN | R.VB | R.VBD | R.VBZ | R.VBG))
  )
    return true;
  return (
    before === undefined ||
    !can(before, R.DT | R.PRPS | R.QT | R.JJ | R.JJR | R.JJS | R.CD | R.POS | R.IN) ||
    isPunctuation(before)
  );
}

/** Where the noun phrase that begins at `index` ends, or `index` if none does: a pronoun, a name, or a determiner with its noun. */
export function nounPhraseEnd(tokens: readonly Token[], index: number): number {
  const first = tokens[index];
  if (!first || isPunctuation(first)) return index;
  if (
    isWord(
      first,
      ...SUBJECTS,
      'everyone',
      'everybody',
      'someone',
      'somebody',
      'nobody',
      'nothing',
      'everything',
      'this',
      'that',
      'these',
      'those',
      'others',
      'there',
      'people',
    )
  ) {
    if (
      !isWord(first, 'this', 'that', 'these', 'those', 'people', 'others') ||
      !can(tokens[index + 1], R.NN | R.NNS) ||
      can(tokens[index + 1], R.BE)
    )
      return index + 1;
  }
  if (is(first, R.NNP)) {
    let at = index + 1;
    while (is(tokens[at], R.NNP)) at += 1;
    return at;
  }
  const opens =
    is(first, R.DT | R.PRPS | R.QT | R.CD | R.PRP | R.PRPO | R.JJ) && can(first, R.DT | R.PRPS | R.QT | R.CD);
  if (!opens && !is(first, R.NNS | R.NN)) return index;
  let at = opens ? index + 1 : index;
  let hasNoun = false;
  for (; at < tokens.length && at < index + 6; at += 1) {
    const token = tokens[at];
    if (!token || isPunctuation(token)) break;
    if (hasNoun && isVerbAfterNoun(tokens, at)) break;
    if (can(token, R.NN | R.NNS | R.NNP) && !isFiniteVerb(tokens, at)) hasNoun = true;
    else if (!can(token, R.JJ | R.JJR | R.JJS | R.CD | R.POS | R.VBG) || hasNoun) break;
    else if (isWord(token, "'s") && !can(token, R.POS)) break;
  }
  return hasNoun ? at : index;
}

/** Where the finite verb of a clause that begins at `index` stands, or -1 if none begins there: "my mother often says". */
export function clauseVerb(tokens: readonly Token[], index: number): number {
  let at = nounPhraseEnd(tokens, index);
  if (at === index) return -1;
  // "the old man with a hat": one phrase after the noun
  for (
    let phrases = 0;
    phrases < 2 && (is(tokens[at], R.IN) || isWord(tokens[at], 'to')) && !isWord(tokens[at], 'like');
    phrases += 1
  ) {
    const end = nounPhraseEnd(tokens, at + 1);
    if (end === at + 1) break;
    at = end;
  }
  if (isWord(tokens[at], 'next') && isWord(tokens[at + 1], 'to')) at = Math.max(at, nounPhraseEnd(tokens, at + 2));
  while (is(tokens[at], R.RB) || isWord(tokens[at], 'there', 'here')) at += 1;
  const verb = tokens[at];
  if (!verb) return -1;
  if (isFiniteVerb(tokens, at)) return at;
  const subject = tokens[index];
  if (isVerbAfterNoun(tokens, at) && !can(verb, R.VBN)) return at;
  const isYou =
    isWord(subject, 'you') &&
    at === index + 1 &&
    !can(tokens[index - 1], R.VB | R.VBD | R.VBZ | R.VBN | R.IN | R.MD | R.BE | R.DO);
  if (isYou && can(verb, R.VB | R.VBD | R.HAVE)) return at;
  const isPlural = isWord(subject, 'you', 'people', 'others', 'these', 'those') || is(tokens[at - 1], R.NNS);
  if (isPlural && can(verb, R.VB | R.VBD | R.HAVE | R.DO) && !can(verb, NOUN | R.JJ | R.VBN)) return at;
  if (can(verb, R.VBD) && !can(verb, NOUN) && !is(verb, R.VBN | R.JJ)) {
    // "the man called": past or participle; past if an object, adverb or preposition follows and no other verb
    if (!can(verb, R.VBN)) return at;
    const after = tokens[at + 1];
    const isObject =
      is(after, R.DT | R.PRPS | R.NNS | R.QT | R.CD) || isWord(after, 'me', 'him', 'her', 'us', 'them', 'it');
    return isObject && !hasFiniteUntilBreak(tokens, at + 1) ? at : -1;
  }
  return -1;
}

/** Whether another finite verb follows before a comma or a conjunction: then the one before was a participle. */
function hasFiniteUntilBreak(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < tokens.length; at += 1) {
    if (
      isPunctuation(tokens[at]) ||
      isWord(tokens[at], 'and', 'but', 'because', 'so', 'when', 'that', 'if', ...SUBJECT_ONLY)
    )
      return false;
    if (isFiniteVerb(tokens, at)) return true;
  }
  return false;
}

/** Whether the tokens of a range hold a finite verb. */
export function hasFinite(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (isFiniteVerb(tokens, at)) return true;
  return false;
}
