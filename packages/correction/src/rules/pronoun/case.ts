import { R } from '../../lexicon/readings.ts';
import { can, is, isWord } from '../../tagging/token.ts';
import { finding } from '../finding.ts';
import { tokenRule } from '../rule.ts';
import { isFiniteVerb } from './shared.ts';

const OBJECT: ReadonlyMap<string, string> = new Map(
  Object.entries({ i: 'me', he: 'him', she: 'her', we: 'us', they: 'them' }),
);

const SUBJECT: ReadonlyMap<string, string> = new Map(
  Object.entries({ me: 'I', him: 'he', her: 'she', us: 'we', them: 'they' }),
);

const TAKES_PERSON = new Set(
  'see meet help love invite visit call thank miss kiss follow hate marry teach hug join follow watch'.split(' '),
);

/** "I saw he at the bus stop", "with she". */
export const objectForm = tokenRule('pronoun', 'objectForm', (tokens, index) => {
  const token = tokens[index];
  const fix = OBJECT.get(token?.lower ?? '');
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  // a small "i" may be the letter: "from o to i"
  if (!token || fix === undefined || !before || token.text === 'i') return null;
  const isEnd =
    after === undefined ||
    /^[.!?,;]$/.test(after.text) ||
    (is(after, R.IN | R.DT | R.PRPS | R.TO) && !isWord(after, 'the')) ||
    isWord(
      after,
      'yesterday',
      'today',
      'tomorrow',
      'every',
      'to',
      'because',
      'when',
      'very',
      'and',
      'but',
      'again',
      'in',
      'on',
      'at',
      'last',
    );
  // "helped they paint"
  if (isWord(before, 'helped', 'helps', 'let') && is(after, R.VB) && !isWord(token, 'i'))
    return finding(tokens, index, index + 1, [fix]);
  if (
    can(before, R.VBG) &&
    can(tokens[index - 2], R.BE) &&
    TAKES_PERSON.has(before.verb ?? '') &&
    /^[.!]$/.test(after?.text ?? '')
  )
    return finding(tokens, index, index + 1, [fix]);
  if (!isEnd) return null;
  if (isWord(before, 'with', 'about', 'from', 'of', 'to', 'without', 'against', 'near', 'behind', 'for', 'by', 'at')) {
    if (isWord(before, 'for', 'to', 'of', 'by', 'at') && (after?.text === ',' || isWord(after, 'and'))) return null;
    return isWord(token, 'i') && /^["”']$/.test(after?.text ?? '') ? null : finding(tokens, index, index + 1, [fix]);
  }
  if (
    before.verb === undefined ||
    !TAKES_PERSON.has(before.verb) ||
    (can(before, R.VBG | R.NN) && !can(before, R.VB | R.VBD))
  )
    return null;
  if (isWord(after, 'and', 'but', 'because', 'when') || after?.text === ',' || after?.text === '?') return null;
  // "the man I met he ...", "when I see he"
  return finding(tokens, index, index + 1, [fix]);
});

/** "Her and her husband opened", "him is my friend". */
export const subjectForm = tokenRule('pronoun', 'subjectForm', (tokens, index) => {
  const token = tokens[index];
  const fix = SUBJECT.get(token?.lower ?? '');
  const before = tokens[index - 1];
  if (fix === undefined) return null;
  const opens =
    before === undefined ||
    isWord(before, 'because', 'although', 'if') ||
    (isWord(before, 'and', 'but', 'so') && isWord(tokens[index - 2], ','));
  const after = tokens[index + 1];
  if (opens && isFiniteVerb(after) && !isWord(token, 'her') && !(isWord(token, 'me', 'us') && isWord(after, 'had')))
    return finding(tokens, index, index + 1, [fix]);
  if (opens && isWord(token, 'her') && isWord(after, 'is', 'was', 'has', 'does'))
    return finding(tokens, index, index + 1, [fix]);
  // "her and her husband opened"
  if (
    opens &&
    isWord(after, 'and') &&
    can(tokens[index + 2], R.PRPS) &&
    can(tokens[index + 3], R.NN | R.NNS) &&
    (isFiniteVerb(tokens[index + 4]) ||
      (can(tokens[index + 4], R.VBD) && can(tokens[index + 5], R.DT | R.PRPS | R.IN | R.TO)))
  ) {
    const other = `${tokens[index + 2]?.text} ${tokens[index + 3]?.text}`;
    if (isWord(token, 'me')) return finding(tokens, index, index + 4, [`${other} and I`]);
    return finding(tokens, index, index + 1, [fix]);
  }
  // "my brother and me went"
  if (
    isWord(before, 'and') &&
    index === 3 &&
    is(tokens[0], R.PRPS) &&
    can(tokens[1], R.NN | R.NNS) &&
    isFiniteVerb(after) &&
    !isWord(token, 'her')
  )
    return finding(tokens, index, index + 1, [fix]);
  return null;
});
