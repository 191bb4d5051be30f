import { R } from '../../lexicon/readings.ts';
import { can, is, isWord, type Token } from '../../tagging/token.ts';
import { type Rule, tokenRule } from '../rule.ts';
import { isAttached, isSmall, isWordToken, upperFirst } from './capital-words.ts';
import { alwaysCapital } from './names.ts';

/** The pronoun I: "when i was" → I. */
export const pronounI = tokenRule('capital', 'pronounI', (tokens, index) => {
  const token = tokens[index];
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  if (token?.text !== 'i' || isAttached(tokens, index)) return;
  if (
    after?.text === ')' ||
    (after?.text === '.' && index < tokens.length - 2) ||
    isWord(before, 'part', 'section', '(')
  )
    return;
  // the letter: "with an i", "y becomes i"
  const opensClause =
    can(after, R.VB | R.VBD | R.MD | R.BE | R.HAVE | R.DO | R.RB | R.NOT) || /^'/.test(after?.lower ?? '');
  const isSubject =
    opensClause && !is(before, R.DT | R.JJ | R.IN | R.TO) && !isWord(before, 'to', 'an', 'd', 'short', 'long');
  if (!isSubject && !isWord(before, 'and', 'than', 'as', 'but', 'or')) return;
  // "u and i": letters
  if (isWord(before, 'and', 'or') && tokens[index - 2]?.text.length === 1) return;
  return { from: index, to: index + 1, fixes: ['I'] };
});

const SPEAKS = [
  'said',
  'asked',
  'says',
  'asks',
  'answered',
  'shouted',
  'replied',
  'cried',
  'told',
  'whispered',
  'thought',
  'called',
  'wrote',
  'explained',
  'added',
  'laughed',
  'cries',
  'went',
  'began',
  'exclaimed',
  'demanded',
  'muttered',
  'yelled',
  'screamed',
];

/** Whether the words after a question or a shout tell who said it, or go on with the sentence around it. */
const goesOnAfterSpeech = ([first, second, third]: readonly Token[]): boolean =>
  [first, second, third].some((token) => isWord(token, ...SPEAKS)) || isWord(first, 'and', 'or');

/** The first word of a sentence: "she is looking" → She. */
export const sentenceStart: Rule = {
  kind: 'capital',
  code: 'sentenceStart',
  *find(tokens, { previous }) {
    const first = tokens[0];
    const last = previous?.tokens.at(-1);
    if (!isWordToken(first) || !isSmall(first) || first.text === 'i' || /\p{Lu}/u.test(first.text) || tokens.length < 3)
      return;
    if (isAttached(tokens, 0)) return;
    if (previous) {
      const beforeLast = previous.tokens.at(-2);
      if (!last || !/^[.!?]$/.test(last.text) || isWord(beforeLast, 'etc', 'vs', 'approx', 'p.m', 'a.m', 'm')) return;
      if (first.start === last.end || previous.tokens.length < 3) return;
      // "Where is he? she asked": direct speech goes on
      if (last.text !== '.' && goesOnAfterSpeech(tokens)) return;
    } else if (!/^[.!?"”]$/.test(tokens.at(-1)?.text ?? '')) return;
    const right = alwaysCapital.get(first.lower) ?? upperFirst(first.text);
    yield { from: 0, to: 1, fixes: [right], params: { word: right } };
  },
};

/** The first word of a quotation after "she said,": `asked, "where` → Where. */
export const quotationStart = tokenRule('capital', 'quotationStart', (tokens, index) => {
  const token = tokens[index];
  if (!isWordToken(token) || !isSmall(token) || !/^["“]$/.test(tokens[index - 1]?.text ?? '')) return;
  const mark = tokens[index - 2];
  if (mark?.text !== ',' && mark?.text !== ':') return;
  const verb = [tokens[index - 3], tokens[index - 4], tokens[index - 5]].some((each) => isWord(each, ...SPEAKS));
  const close = tokens.findIndex((each, at) => at > index && /^["”]$/.test(each.text));
  if (!verb || close < index + 3 || !/^[.!?,]$/.test(tokens[close - 1]?.text ?? '')) return;
  if (tokens.slice(0, index - 1).some(({ text }) => /^["“]$/.test(text))) return;
  return { from: index, to: index + 1, fixes: [upperFirst(token.text)], params: { word: upperFirst(token.text) } };
});
