import { R } from '../../lexicon/readings.ts';
import { can, is, isWord, type Token } from '../../tagging/token.ts';
import { finding } from '../finding.ts';
import { tokenRule } from '../rule.ts';
import { isFiniteVerb, isPerson } from './shared.ts';
import { PLURAL_PEOPLE, THINGS } from './tables.ts';

/** "the man which", "the bus who", "a girl which father", "the person with which". */
export const relative = tokenRule('pronoun', 'relativePronoun', (tokens, index) => {
  const token = tokens[index];
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  if (
    isWord(token, 'which') &&
    isWord(before, 'with', 'to', 'for', 'from', 'about', 'by') &&
    isPerson(tokens[index - 2])
  )
    return finding(tokens, index, index + 1, ['whom']);
  const noun = before?.text === ',' ? tokens[index - 2] : before;
  if (
    isWord(token, 'which', 'who') &&
    isPerson(noun) &&
    isWord(
      after,
      'father',
      'mother',
      'name',
      'parents',
      'job',
      'son',
      'daughter',
      'house',
      'brother',
      'sister',
      'hair',
      'wife',
      'husband',
      'dream',
      'car',
    ) &&
    can(tokens[index + 2], R.BE | R.VBZ | R.VBD | R.MD)
  ) {
    return can(after, R.VB) && isWord(token, 'who') && PLURAL_PEOPLE.has(noun?.lower ?? '')
      ? null
      : finding(tokens, index, index + 1, ['whose']);
  }
  const isVerbAhead =
    isFiniteVerb(after) ||
    (is(after, R.RB) && isFiniteVerb(tokens[index + 2])) ||
    (can(after, R.VB | R.VBZ | R.VBD) && !can(after, R.PRP | R.DT));
  const isSubjectAhead = isWord(after, 'i', 'you', 'we', 'he', 'she', 'they');
  // "ask the doctor which is better"
  const isAsked = tokens
    .slice(Math.max(0, index - 6), index)
    .some(
      (each) =>
        each.verb !== undefined &&
        ['ask', 'tell', 'show', 'teach', 'decide', 'know', 'choose', 'remind', 'explain', 'wonder'].includes(each.verb),
    );
  if (
    isWord(token, 'which') &&
    !isAsked &&
    isPerson(noun) &&
    before?.text !== ',' &&
    (isVerbAhead || isSubjectAhead) &&
    !isWord(noun, 'police', 'baby', 'child')
  ) {
    return finding(tokens, index, index + 1, [
      isSubjectAhead ? 'whom' : 'who',
      'that',
      ...(isSubjectAhead ? ['who'] : []),
    ]);
  }
  if (isWord(token, 'who') && THINGS.has(noun?.noun ?? noun?.lower ?? '') && (isVerbAhead || isSubjectAhead)) {
    if (
      before?.text === ',' ||
      !can(noun, R.NN | R.NNS) ||
      can(noun, R.VBZ) ||
      hangsOnPreposition(tokens, index - 1) ||
      isWord(tokens[index - 2], 'of', 'in', 'at', 'from', 'on') ||
      hasPersonBefore(tokens, index)
    )
      return null;
    return finding(tokens, index, index + 1, ['which', 'that']);
  }
  return null;
});

/** "in the old village": a preposition opens the phrase, so that the relative clause may belong to the noun before it. */
function hangsOnPreposition(tokens: readonly Token[], noun: number): boolean {
  let at = noun - 1;
  while (can(tokens[at], R.DT | R.PRPS | R.JJ | R.NN) && !can(tokens[at], R.IN)) at -= 1;
  return can(tokens[at], R.IN) && at > 1;
}

/** Whether a person may be meant: "the people in the house who", "someone from the village who". */
function hasPersonBefore(tokens: readonly Token[], index: number): boolean {
  return tokens
    .slice(Math.max(0, index - 7), index - 1)
    .some(
      (each) =>
        isPerson(each) ||
        is(each, R.NNP) ||
        isWord(
          each,
          'those',
          'ones',
          'all',
          'anyone',
          'someone',
          'ask',
          'asked',
          'know',
          'knows',
          'tell',
          'told',
          'see',
          'shows',
          'show',
          'decide',
          'depends',
          'question',
          'it',
        ),
    );
}

/** "That I like most is …" → What. */
export const whatClause = tokenRule('pronoun', 'whatClause', (tokens, index) => {
  if (index !== 0 || !isWord(tokens[0], 'that') || !isWord(tokens[1], 'i', 'you', 'we', 'he', 'she', 'they'))
    return null;
  const verb = tokens[2];
  const next = tokens[3];
  if (
    !isWord(
      verb,
      'like',
      'love',
      'need',
      'want',
      'enjoy',
      'hate',
      'likes',
      'loves',
      'needs',
      'wants',
      'liked',
      'loved',
      'wanted',
      'needed',
      'remember',
    )
  )
    return null;
  if (
    !isWord(next, 'most', 'best', 'about', 'is', 'was', 'the', 'in') ||
    (isWord(next, 'the') && !isWord(tokens[4], 'most', 'best'))
  )
    return null;
  return tokens.slice(3).some((token) => isWord(token, 'is', 'was', 'are', "'s"))
    ? finding(tokens, 0, 1, ['what'])
    : null;
});
