import { pastOf, thirdPersonOf } from '../../lexicon/inflect.ts';
import { R } from '../../lexicon/readings.ts';
import { can, is, isCapital, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { skipAdverbs } from '../../tagging/verbs.ts';
import { type Finding, type Rule, tokenRule } from '../rule.ts';

const removed = (tokens: readonly Token[], from: number, to: number, fixes: readonly string[]): Finding => ({
  from,
  to,
  fixes,
  params: {
    wrong: tokens
      .slice(from, to)
      .map(({ text }) => text)
      .join(' ')
      .replace(/ (?=n?['’])/g, ''),
    right: fixes[0] ?? '',
  },
});

/** Words that can rightly stand twice: "had had", "very very", "gave her her book". */
const REPEATABLE = new Set(
  'had that her you it his is was do one so no now very really many long big blah bye ha more had in on who what there far too much well there'.split(
    ' ',
  ),
);
/** Words of grammar that nobody writes twice on purpose. */
const GRAMMAR = R.DT | R.PRPS | R.IN | R.TO | R.CC | R.MD | R.PRP | R.BE | R.HAVE | R.SC | R.QT | R.DO;

const doubled = tokenRule('extra-word', 'doubledWord', (tokens, index) => {
  const token = tokens[index];
  const next = tokens[index + 1];
  if (!token || !next || token.lower !== next.lower || isPunctuation(token) || next.start === token.end) return;
  if (is(token, R.CD | R.NNP) && !isWord(token, 'one')) return;
  const fix = removed(tokens, index, index + 2, [token.lower === 'i' ? 'I' : token.lower]);
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
const afterShort = tokenRule('extra-word', 'shortFormTwice', (tokens, index) => {
  const token = tokens[index];
  const next = tokens[index + 1];
  const full = CLITIC_VERBS.get(token?.lower ?? '');
  const before = tokens[index - 1];
  if (!token || !next || !before) return;
  if (isWord(before, 'let') && isWord(token, "'s") && isWord(next, 'us'))
    return removed(tokens, index - 1, index + 2, ["let's"]);
  const short = `${before.text}${token.text}`;
  if (
    isWord(token, 'do', 'does', 'did', 'is', 'are', 'can') &&
    isWord(next, "n't", 'not') &&
    isWord(tokens[index + 2], 'not')
  ) {
    return isPunctuation(tokens[index + 3]) || isWord(tokens[index + 3], 'only', 'just')
      ? null
      : removed(tokens, index, index + 3, [`${token.text}${next.lower === 'not' ? ' not' : next.text}`]);
  }
  if (!full?.includes(next.lower)) return;
  if (isWord(next, 'has', 'is') && !isWord(before, 'it', 'he', 'she', 'that', 'there', 'this', 'what')) return;
  if (
    (isWord(before, 'that', 'what', 'it', 'this') && tokens.slice(0, index - 1).some((each) => can(each, R.WH))) ||
    isPunctuation(tokens[index + 2])
  )
    return;
  if (isWord(next, 'not')) return;
  return removed(tokens, index - 1, index + 2, [short, `${before.text} ${next.lower}`]);
});

/** "Too much expensive", "so much beautiful": an adjective takes no "much". */
const much = tokenRule('extra-word', 'muchWithAdjective', (tokens, index) => {
  const token = tokens[index];
  const much = tokens[index + 1];
  const adjective = tokens[index + 2];
  if (
    !isWord(token, 'too', 'so', 'very') ||
    !isWord(much, 'much', 'many') ||
    !(
      is(adjective, R.JJ) ||
      (can(tokens[index - 1], R.BE) &&
        isWord(adjective, 'cold', 'hot', 'good', 'bad', 'kind', 'nice', 'late', 'warm', 'happy'))
    ) ||
    isWord(
      adjective,
      'alike',
      'alive',
      'other',
      'same',
      'own',
      'such',
      'aware',
      'awake',
      'afraid',
      'ashamed',
      'appreciated',
      'obliged',
      'better',
    )
  )
    return;
  const after = tokens[index + 3];
  if (can(after, R.NN | R.NNS | R.NNP | R.JJ) && !isWord(after, 'today', 'yesterday', 'last')) return;
  if (isWord(token, 'very') && !can(tokens[index - 1], R.BE)) return;
  if (
    /(?:ed|en)$/.test(adjective?.lower ?? '') &&
    !isWord(adjective, 'tired', 'bored', 'excited', 'crowded', 'interested')
  )
    return;
  if (isWord(much, 'many') && isWord(adjective, 'different')) return;
  return removed(tokens, index, index + 2, [token?.lower ?? '']);
});

/** "A friend of mine" is right, "my friend of mine" is not. */
const ofMine = tokenRule('extra-word', 'possessiveTwice', (tokens, index) => {
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
  return removed(tokens, index, end + 2, [
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
const colour = tokenRule('extra-word', 'colourTwice', (tokens, index) => {
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
  return isPredicate && isEnd && removed(tokens, index, index + 2, [token?.lower ?? '']);
});

/** "Before three years ago": "ago" counts back by itself. */
const ago = tokenRule('extra-word', 'beforeAgo', (tokens, index) => {
  const token = tokens[index];
  if (!isWord(token, 'before', 'since', 'from', 'in', 'at') || isWord(token, 'since')) return;
  for (let at = index + 2; at < index + 6; at += 1) {
    if (!isWord(tokens[at], 'ago')) continue;
    const amount = tokens.slice(index + 1, at);
    if (!can(amount[0], R.CD) && !isWord(amount[0], 'a', 'some', 'many', 'several', 'about', 'few')) return;
    if (!amount.every((each) => can(each, R.CD | R.QT | R.NN | R.NNS | R.JJ) || isWord(each, 'a', 'about'))) return;
    if (isWord(token, 'from') && tokens.slice(0, index).length > 0 && can(tokens[index - 1], R.NN | R.NNS)) return;
    return removed(tokens, index, at + 1, [
      tokens
        .slice(index + 1, at + 1)
        .map(({ text }) => text)
        .join(' '),
    ]);
  }
});

const NEGATIVE_PRONOUNS = ['nobody', 'nothing', 'none'];
const ANY: ReadonlyMap<string, string> = new Map(
  Object.entries({
    nothing: 'anything',
    nobody: 'anybody',
    nowhere: 'anywhere',
    no: 'any',
    none: 'any',
    never: 'ever',
  }),
);

/** "Nobody didn't come" → nobody came; "I never don't drink" → never; "I don't know nothing" → anything. */
const negative = tokenRule('extra-word', 'negativeTwice', (tokens, index) => {
  const token = tokens[index];
  if (!token) return;
  const next = tokens[index + 1];
  const isNoOne = isWord(token, ...NEGATIVE_PRONOUNS) || (isWord(token, 'one') && isWord(tokens[index - 1], 'no'));
  if (isNoOne && isWord(tokens[index + 2], "n't", 'not') && can(next, R.DO | R.BE | R.HAVE | R.MD) && next) {
    if (
      isWord(token, 'nothing', 'none') &&
      index > 0 &&
      !isPunctuation(tokens[index - 1]) &&
      !can(tokens[index - 1], R.CC | R.SC)
    )
      return;
    const main = tokens[index + 3];
    if (isWord(next, 'do', 'does', 'did')) {
      if (!main?.verb) return;
      const form = isWord(next, 'did') ? (pastOf(main.verb)[0] ?? '') : thirdPersonOf(main.verb);
      return removed(tokens, index + 1, index + 4, [form]);
    }
    const positive = isWord(next, 'ca') ? 'can' : isWord(next, 'wo') ? 'will' : next.lower;
    return removed(tokens, index + 1, index + 3, [positive]);
  }
  // "I never don't drink", "I don't never drink"
  if (
    isWord(token, 'never') &&
    isWord(tokens[index + 2], "n't", 'not') &&
    isWord(next, 'do', 'does', 'did', 'ca', 'wo', 'have', 'has', 'is', 'are')
  ) {
    const main = tokens[index + 3];
    if (!main) return;
    if (isWord(next, 'do')) return removed(tokens, index, index + 3, ['never']);
    if (isWord(next, 'does', 'did') && main.verb !== undefined)
      return removed(tokens, index, index + 4, [
        `never ${isWord(next, 'did') ? pastOf(main.verb)[0] : thirdPersonOf(main.verb)}`,
      ]);
    return isWord(next, 'ca')
      ? removed(tokens, index, index + 3, ['can never'])
      : isWord(next, 'wo')
        ? removed(tokens, index, index + 3, ['will never'])
        : null;
  }
  if (!isWord(token, "n't", 'not') || !can(tokens[index - 1], R.DO | R.MD | R.HAVE)) return;
  if (isWord(next, 'never') && isWord(tokens[index - 1], 'do', 'does', 'did') && tokens[index + 2]?.verb) {
    const main = tokens[index + 2]?.verb ?? '';
    const form = isWord(tokens[index - 1], 'did')
      ? (pastOf(main)[0] ?? '')
      : isWord(tokens[index - 1], 'does')
        ? thirdPersonOf(main)
        : main;
    return removed(tokens, index - 1, index + 3, [
      `never ${form}`,
      `${tokens[index - 1]?.text}${token.text === 'not' ? ' not' : token.text} ever ${main}`,
    ]);
  }
  const verbAt = skipAdverbs(tokens, index + 1);
  const verb = tokens[verbAt];
  const object = tokens[verbAt + 1];
  if (
    !verb?.verb ||
    !can(verb, R.VB | R.VBN | R.HAVE | R.DO) ||
    !object ||
    tokens
      .slice(0, index - 1)
      .some((each) => (can(each, R.WH) && !isWord(each, 'when', 'where', 'who')) || isWord(each, 'that'))
  )
    return;
  if (isWord(object, 'nothing', 'nobody', 'nowhere'))
    return isWord(tokens[verbAt + 2], 'to', 'but') && isWord(verb, 'mean', 'be')
      ? null
      : removed(tokens, verbAt + 1, verbAt + 2, [ANY.get(object.lower) ?? '']);
  if (
    isWord(object, 'no') &&
    can(tokens[verbAt + 2], R.NN | R.NNS) &&
    !isWord(tokens[verbAt + 2], 'one', 'matter', 'longer', 'good') &&
    isWord(verb, 'have', 'had', 'need', 'want', 'see', 'seen', 'know', 'get', 'got', 'eat', 'buy', 'make', 'find')
  )
    return removed(tokens, verbAt + 1, verbAt + 2, ['any']);
});

/** "Onions, and etc": "etc" means "and so on". */
const andEtc = tokenRule('extra-word', 'andEtc', (tokens, index) => {
  if (!isWord(tokens[index], 'and') || !isWord(tokens[index + 1], 'etc')) return;
  return isWord(tokens[index - 1], ',')
    ? removed(tokens, index, index + 2, ['etc'])
    : removed(tokens, index - 1, index + 2, [`${tokens[index - 1]?.text ?? ''}, etc`]);
});

export const repeatRules: readonly Rule[] = [doubled, afterShort, much, ofMine, colour, ago, negative, andEtc];
