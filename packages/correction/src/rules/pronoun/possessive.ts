import { NOUN, R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord } from '../../tagging/token.ts';
import { finding } from '../finding.ts';
import { tokenRule } from '../rule.ts';

const OWNED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    my: 'mine',
    your: 'yours',
    our: 'ours',
    their: 'theirs',
    her: 'hers',
  }),
);

const OWNER: ReadonlyMap<string, string> = new Map(
  Object.entries({
    mine: 'my',
    yours: 'your',
    ours: 'our',
    theirs: 'their',
    hers: 'her',
  }),
);

const POSSESSIVE: ReadonlyMap<string, string> = new Map(
  Object.entries({ i: 'my', he: 'his', she: 'her', we: 'our', they: 'their' }),
);

const REFLEXIVE: ReadonlyMap<string, string> = new Map(
  Object.entries({ i: 'myself', you: 'yourself', we: 'ourselves' }),
);

/** "a friend of me", "bigger than my". */
export const owned = tokenRule('pronoun', 'mineForMy', (tokens, index) => {
  const token = tokens[index];
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  const lower = token?.lower ?? '';
  if (isWord(before, 'of') && ['me', 'my', 'him', 'us', 'our', 'them', 'you', 'your', 'their'].includes(lower)) {
    const noun = tokens[index - 2];
    if (
      !isWord(
        noun,
        'friend',
        'friends',
        'colleague',
        'colleagues',
        'classmate',
        'classmates',
        'cousin',
        'cousins',
        'neighbour',
        'neighbours',
        'neighbor',
        'uncle',
        'aunt',
        'teacher',
        'relative',
      )
    )
      return null;
    if (
      !tokens
        .slice(Math.max(0, index - 5), index - 2)
        .some((each) => isWord(each, 'a', 'an', 'some', 'two', 'three', 'many', 'one', 'another', 'several', 'old'))
    )
      return null;
    if (lower === 'my' || lower === 'our' || lower === 'your' || lower === 'their')
      if (can(after, NOUN | R.JJ) && !can(after, R.VBD | R.VBZ | R.IN)) return null;
    const fix: ReadonlyMap<string, string> = new Map(
      Object.entries({
        me: 'mine',
        my: 'mine',
        him: 'his',
        us: 'ours',
        our: 'ours',
        them: 'theirs',
        you: 'yours',
        your: 'yours',
        their: 'theirs',
      }),
    );
    return finding(tokens, index, index + 1, [fix.get(lower) ?? '']);
  }
  const fix = OWNED.get(lower);
  if (
    fix !== undefined &&
    lower !== 'her' &&
    (after === undefined || /^[.,!?;]$/.test(after.text)) &&
    (isWord(before, 'than', 'with', 'to', 'like', 'as', 'from') || can(before, R.BE))
  )
    return finding(tokens, index, index + 1, [fix]);
  const owner = OWNER.get(lower);
  const isMine = can(before, NOUN | R.JJ | R.DT | R.BE) || isWord(before, 'of');
  if (owner !== undefined && is(after, R.NN | R.NNS) && !isMine && !can(tokens[index + 2], R.PRP))
    return finding(tokens, index, index + 1, [owner]);
  return null;
});

const POSSESSED = new Set(
  `mother father brother sister friend friends parents husband wife son daughter grandmother grandfather family house car job hair dog cat
teacher boss uncle aunt cousin children brothers sisters boyfriend girlfriend bag birthday village city country`.split(
    /\s+/,
  ),
);

/** "she mother's hand", "they house". */
export const possessiveForm = tokenRule('pronoun', 'possessiveForm', (tokens, index) => {
  const token = tokens[index];
  const fix = POSSESSIVE.get(token?.lower ?? '');
  const noun = tokens[index + 1];
  if (fix === undefined || !noun || !POSSESSED.has(noun.lower) || is(noun, R.NNP)) return null;
  if (
    isWord(token, 'i', 'we', 'they') &&
    isWord(noun, 'mother', 'father', 'house', 'dog', 'bag', 'boss', 'friend', 'husband', 'parent')
  )
    return null;
  if (isWord(token, 'i') || (isWord(noun, 'friends', 'cars') && !isWord(token, 'they', 'we', 'he', 'she'))) return null;
  return finding(tokens, index, index + 1, [fix]);
});

/** "I cut me" → myself. */
export const reflexive = tokenRule('pronoun', 'reflexive', (tokens, index) => {
  const token = tokens[index];
  const verb = tokens[index - 1];
  const subject = tokens[index - 2];
  const fix = REFLEXIVE.get(subject?.lower ?? '');
  if (fix === undefined || !verb?.verb || !can(verb, R.VBD | R.VB) || can(verb, R.BE | R.HAVE | R.DO | R.MD))
    return null;
  const isSame = (isWord(subject, 'i') && isWord(token, 'me')) || (isWord(subject, 'we') && isWord(token, 'us'));
  const isOther =
    isWord(subject, 'i', 'we') &&
    isWord(token, 'himself', 'herself', 'themselves', 'yourself', isWord(subject, 'i') ? 'ourselves' : 'myself');
  if ((!isSame && !isOther) || isWord(verb, 'let', 'help', 'bet', 'like', 'love')) return null;
  if (can(tokens[index - 3], NOUN) && !isPunctuation(tokens[index - 3])) return null;
  return finding(tokens, index, index + 1, [fix]);
});
