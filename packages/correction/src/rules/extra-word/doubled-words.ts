import { R } from '../../lexicon/readings.ts';
import { can, is, isCapital, isPunctuation, isWord } from '../../tagging/token.ts';
import { finding } from '../finding.ts';
import { tokenRule } from '../rule.ts';

/** Words that can rightly stand twice: "had had", "very very", "gave her her book". */
const REPEATABLE = new Set(
  'had that her you it his is was do one so no now very really many long big blah bye ha more had in on who what there far too much well there'.split(
    ' ',
  ),
);

/** Words of grammar that nobody writes twice on purpose. */
const GRAMMAR = R.DT | R.PRPS | R.IN | R.TO | R.CC | R.MD | R.PRP | R.BE | R.HAVE | R.SC | R.QT | R.DO;

export const doubled = tokenRule('extra-word', 'doubledWord', (tokens, index) => {
  const token = tokens[index];
  const next = tokens[index + 1];
  if (!token || !next || token.lower !== next.lower || isPunctuation(token) || next.start === token.end) return;
  if (is(token, R.CD | R.NNP) && !isWord(token, 'one')) return;
  const fix = finding(tokens, index, index + 2, [token.lower === 'i' ? 'I' : token.lower]);
  const before = tokens[index - 1];
  if (
    /["“”‘']/.test(before?.text ?? '') ||
    /["“”’']/.test(tokens[index + 2]?.text ?? '') ||
    token.lower === tokens[index + 2]?.lower ||
    token.lower === before?.lower
  )
    return;
  if (isWord(token, 'that')) return isWord(tokens[index + 2], 'i', 'he', 'she', 'we', 'they', 'the', 'my') ? fix : null;
  if (isWord(token, 'is', 'was', 'are', 'were'))
    return tokens.slice(0, index).some((each) => can(each, R.WH | R.SC | R.DO) || isWord(each, 'that', 'this', 'it'))
      ? null
      : fix;
  if (isWord(token, 'it', 'you', 'do', 'in'))
    return index === 0 ||
      isWord(before, 'because', 'and', 'but', 'when', ',') ||
      (isWord(token, 'in') &&
        is(tokens[index + 2], R.DT | R.PRPS | R.NNP) &&
        !can(before, R.VB | R.VBZ | R.VBD | R.VBN | R.VBG))
      ? fix
      : null;
  if ((isCapital(next) && !isWord(token, 'i')) || isWord(token, 's', 't', 'll') || REPEATABLE.has(token.lower)) return;
  if (can(token, GRAMMAR)) return fix;
  return is(token, R.NN | R.NNS | R.VB | R.VBZ | R.VBD | R.VBN | R.VBG) && token.lower.length > 3 && !is(token, R.NN)
    ? fix
    : null;
});

const CLITIC_VERBS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    "'m": ['am'],
    "'s": ['is', 'has'],
    "'re": ['are'],
    "'ll": ['will'],
    "'ve": ['have'],
    "n't": ['not'],
  }),
);

/** "I'm am", "it's is", "doesn't not", "let's us". */
export const afterShort = tokenRule('extra-word', 'shortFormTwice', (tokens, index) => {
  const token = tokens[index];
  const next = tokens[index + 1];
  const full = CLITIC_VERBS.get(token?.lower ?? '');
  const before = tokens[index - 1];
  if (!token || !next || !before) return;
  if (isWord(before, 'let') && isWord(token, "'s") && isWord(next, 'us'))
    return finding(tokens, index - 1, index + 2, ["let's"]);
  const short = `${before.text}${token.text}`;
  if (
    isWord(token, 'do', 'does', 'did', 'is', 'are', 'can') &&
    isWord(next, "n't", 'not') &&
    isWord(tokens[index + 2], 'not')
  ) {
    return isPunctuation(tokens[index + 3]) || isWord(tokens[index + 3], 'only', 'just')
      ? null
      : finding(tokens, index, index + 3, [`${token.text}${next.lower === 'not' ? ' not' : next.text}`]);
  }
  if (!full?.includes(next.lower)) return;
  if (isWord(next, 'has', 'is') && !isWord(before, 'it', 'he', 'she', 'that', 'there', 'this', 'what')) return;
  if (
    (isWord(before, 'that', 'what', 'it', 'this') && tokens.slice(0, index - 1).some((each) => can(each, R.WH))) ||
    isPunctuation(tokens[index + 2])
  )
    return;
  if (isWord(next, 'not')) return;
  return finding(tokens, index - 1, index + 2, [short, `${before.text} ${next.lower}`]);
});

/** "A friend of mine" is right, "my friend of mine" is not. */
export const ofMine = tokenRule('extra-word', 'possessiveTwice', (tokens, index) => {
  const token = tokens[index];
  const end = isWord(tokens[index + 3], 'of') ? index + 3 : index + 2;
  const OWN: ReadonlyMap<string, string> = new Map(
    Object.entries({
      my: 'mine',
      our: 'ours',
      your: 'yours',
      his: 'his',
      her: 'hers',
      their: 'theirs',
    }),
  );
  const mine = OWN.get(token?.lower ?? '');
  if (
    mine === undefined ||
    !isWord(tokens[end], 'of') ||
    !isWord(tokens[end + 1], mine) ||
    !can(tokens[end - 1], R.NN | R.NNS)
  )
    return;
  if (isWord(token, 'his') && !isPunctuation(tokens[end + 2])) return;
  const noun = tokens
    .slice(index, end)
    .map(({ text }) => text)
    .join(' ');
  return finding(tokens, index, end + 2, [
    noun,
    `${/^[aeiou]/.test(tokens[index + 1]?.lower ?? '') ? 'an' : 'a'} ${tokens
      .slice(index + 1, end + 2)
      .map(({ text }) => text)
      .join(' ')}`,
  ]);
});

const COLOURS = [
  'green',
  'blue',
  'red',
  'black',
  'white',
  'yellow',
  'brown',
  'pink',
  'purple',
  'orange',
  'grey',
  'gray',
];

/** "My coat is green colour": the adjective says it. */
export const colour = tokenRule('extra-word', 'colourTwice', (tokens, index) => {
  const token = tokens[index];
  const noun = tokens[index + 1];
  const before = tokens[index - 1];
  const after = tokens[index + 2];
  const isColour = isWord(token, ...COLOURS) && isWord(noun, 'colour', 'color', 'coloured', 'colored');
  const isSize =
    (isWord(token, 'big', 'small', 'large') && isWord(noun, 'size')) ||
    (isWord(token, 'round', 'square') && isWord(noun, 'shape')) ||
    (isWord(token, 'young', 'old') && isWord(noun, 'age'));
  if (!isColour && !isSize) return;
  const isEnd = after === undefined || isPunctuation(after) || isWord(after, 'and', 'but', 'with', 'because');
  const isPredicate = can(before, R.BE) || (is(before, R.RB) && can(tokens[index - 2], R.BE));
  if (isColour && isWord(noun, 'coloured', 'colored')) return;
  return isPredicate && isEnd && finding(tokens, index, index + 2, [token?.lower ?? '']);
});

/** "Before three years ago": "ago" counts back by itself. */
export const ago = tokenRule('extra-word', 'beforeAgo', (tokens, index) => {
  const token = tokens[index];
  if (!isWord(token, 'before', 'since', 'from', 'in', 'at') || isWord(token, 'since')) return;
  for (let at = index + 2; at < index + 6; at += 1) {
    if (!isWord(tokens[at], 'ago')) continue;
    const amount = tokens.slice(index + 1, at);
    if (!can(amount[0], R.CD) && !isWord(amount[0], 'a', 'some', 'many', 'several', 'about', 'few')) return;
    if (!amount.every((each) => can(each, R.CD | R.QT | R.NN | R.NNS | R.JJ) || isWord(each, 'a', 'about'))) return;
    if (isWord(token, 'from') && tokens.slice(0, index).length > 0 && can(tokens[index - 1], R.NN | R.NNS)) return;
    return finding(tokens, index, at + 1, [
      tokens
        .slice(index + 1, at + 1)
        .map(({ text }) => text)
        .join(' '),
    ]);
  }
});

/** "Onions, and etc": "etc" means "and so on". */
export const andEtc = tokenRule('extra-word', 'andEtc', (tokens, index) => {
  if (!isWord(tokens[index], 'and') || !isWord(tokens[index + 1], 'etc')) return;
  return isWord(tokens[index - 1], ',')
    ? finding(tokens, index, index + 2, ['etc'])
    : finding(tokens, index - 1, index + 2, [`${tokens[index - 1]?.text ?? ''}, etc`]);
});
