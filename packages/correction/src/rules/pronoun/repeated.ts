import { NOUN, R } from '../../lexicon/readings.ts';
import { subjectOf } from '../../tagging/subject.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { finding } from '../finding.ts';
import { tokenRule } from '../rule.ts';
import { hasVerbAfter } from './clauses.ts';
import { FEMALE, MALE, NEUTRAL, PLURAL_PEOPLE, THINGS } from './tables.ts';

const isFiniteVerb = (token: Token | undefined): boolean =>
  can(token, R.BE | R.MD | R.HAVE | R.DO | R.VBZ | R.VBD | R.VB);

/** "My brother he is an engineer", "the people who live here they are". */
export const doubleSubject = tokenRule('pronoun', 'doubleSubject', (tokens, index) => {
  const token = tokens[index];
  if (!isWord(token, 'he', 'she', 'it', 'they') || index < 2 || !isFiniteVerb(tokens[index + 1])) return null;
  const before = tokens[index - 1];
  if (!can(before, NOUN | R.RB) || isPunctuation(before) || !can(before, NOUN)) return null;
  const subject = subjectOf(tokens, index);
  if (subject?.from !== 0 || subject.person !== 3) return null;
  const head = tokens[subject.head];
  const lower = head?.lower ?? '';
  if (is(tokens[0], R.QT) && isWord(tokens[0], 'every', 'each', 'no') && isWord(head, 'time', 'day')) return null;
  const isSame = isWord(token, 'he')
    ? MALE.has(lower) || NEUTRAL.has(lower)
    : isWord(token, 'she')
      ? FEMALE.has(lower) || NEUTRAL.has(lower)
      : isWord(token, 'they')
        ? PLURAL_PEOPLE.has(lower)
        : THINGS.has(lower);
  if (!isSame || (isWord(token, 'it') && !can(tokens[index + 1], R.BE)) || hasVerbAfter(tokens, index + 1)) return null;
  return finding(tokens, index, index + 1, ['']);
});

const INTRANSITIVE = new Set(
  'be live work come go sit stand smile sleep speak sing study have wear teach help want like'.split(' '),
);

/** "the woman who she lives": the relative pronoun is the subject already. */
export const doubleRelative = tokenRule('pronoun', 'doubleRelative', (tokens, index) => {
  const token = tokens[index];
  if (!isWord(tokens[index - 1], 'who', 'which', 'that') || !isWord(token, 'he', 'she', 'they', 'it')) return null;
  const noun = tokens[index - 2];
  const lower = noun?.lower ?? '';
  const verb = tokens[index + 1];
  if (
    !noun ||
    !verb?.verb ||
    !INTRANSITIVE.has(verb.verb) ||
    (isWord(tokens[index - 1], 'that') && !isWord(tokens[0], 'the', 'my', 'a'))
  )
    return null;
  const isSame = isWord(token, 'he')
    ? MALE.has(lower)
    : isWord(token, 'she')
      ? FEMALE.has(lower)
      : isWord(token, 'they')
        ? PLURAL_PEOPLE.has(lower) && isWord(tokens[index - 1], 'who')
        : THINGS.has(lower) && isWord(tokens[index - 1], 'which') && can(verb, R.BE);
  if (
    !isSame ||
    (can(verb, R.BE | R.HAVE) && isPunctuation(tokens[index + 2])) ||
    isWord(tokens[index - 3], 'told', 'tell', 'ask', 'asked') ||
    isWord(tokens[index - 4], 'told', 'tell', 'asked', 'show', 'showed')
  )
    return null;
  if (
    isWord(
      verb,
      'like',
      'likes',
      'wants',
      'want',
      'liked',
      'wanted',
      'has',
      'help',
      'helped',
      'wear',
      'wears',
      'teaches',
    ) &&
    !can(tokens[index + 2], R.DT | R.PRPS | R.TO | R.NNS)
  )
    return null;
  return finding(tokens, index, index + 1, ['']);
});

/** "the film that we watched it", "the village where I was born in it". */
export const doubleObject = tokenRule('pronoun', 'doubleObject', (tokens, index) => {
  const token = tokens[index];
  if (
    isWord(token, 'where') &&
    can(tokens[index - 1], R.NN | R.NNS) &&
    isWord(tokens[index + 1], 'i', 'you', 'we', 'he', 'she', 'they')
  ) {
    for (let at = index + 3; at < index + 8 && at < tokens.length; at += 1) {
      if (isPunctuation(tokens[at]) || can(tokens[at], R.CC | R.WH)) return null;
      const isEnd = isPunctuation(tokens[at + 2]) || can(tokens[at + 2], R.BE | R.RB);
      if (isWord(tokens[at], 'in', 'at', 'on') && isWord(tokens[at + 1], 'it') && isEnd && !can(tokens[at - 1], R.NN))
        return finding(tokens, at, at + 2, ['']);
    }
    return null;
  }
  if (
    !isWord(token, 'it', 'him', 'them') ||
    !can(tokens[index - 1], R.VBD | R.VB | R.VBZ | R.VBN) ||
    can(tokens[index - 1], R.BE)
  )
    return null;
  const isPerfect = can(tokens[index - 2], R.HAVE) || isWord(tokens[index - 2], 'always', 'never', 'really');
  const subject = isPerfect ? index - 3 : index - 2;
  const relative = tokens[subject - 1];
  if (!isWord(tokens[subject], 'i', 'you', 'we', 'he', 'she', 'they') || !isWord(relative, 'that', 'which', 'who'))
    return null;
  const noun = tokens[subject - 2];
  const isPlural = can(noun, R.NNS);
  const fits = isWord(token, 'it')
    ? THINGS.has(noun?.lower ?? '')
    : isWord(token, 'them')
      ? isPlural
      : MALE.has(noun?.lower ?? '');
  const opens = tokens.slice(Math.max(0, subject - 5), subject - 2);
  const isNamed =
    (subject - 2 <= 3 && isWord(tokens[0], 'the', 'this', 'my', 'these')) ||
    opens.some((each) => can(each, R.BE) || isWord(each, 'bought', 'have', 'has', 'love', 'like', 'lost', 'found'));
  const after = tokens[index + 1];
  if (
    !fits ||
    !isNamed ||
    isWord(noun, 'way', 'reason', 'time', 'idea', 'dream', 'problem', 'result') ||
    isWord(tokens[subject - 3], 'so', 'such')
  )
    return null;
  if (isWord(relative, 'that') && subject - 2 <= 3 && !hasVerbAfter(tokens, index)) return null;
  return after === undefined ||
    isPunctuation(after) ||
    can(after, R.RB | R.BE | R.MD | R.IN | R.VBZ | R.VBD) ||
    isWord(after, 'last', 'every')
    ? finding(tokens, index, index + 1, [''])
    : null;
});
