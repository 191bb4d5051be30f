import { R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { type Finding, type Rule, tokenRule } from '../rule.ts';
import { hasFinite, isFiniteVerb, nounPhraseEnd, SUBJECTS } from './clauses.ts';
import { isComma, opensClause } from './comma-findings.ts';

const withComma = (tokens: readonly Token[], index: number): Finding => {
  const word = tokens[index]?.text ?? '';
  return { from: index, to: index + 1, fixes: [`${word},`], params: { word } };
};

const OPENERS = [
  'however',
  'moreover',
  'furthermore',
  'nevertheless',
  'nonetheless',
  'consequently',
  'firstly',
  'secondly',
  'thirdly',
  'additionally',
  'for example',
  'for instance',
  'on the other hand',
  'in conclusion',
  'in addition',
  'first of all',
  'as a result',
  'to sum up',
  'in other words',
  'on the one hand',
  'by the way',
  'last but not least',
].map((phrase) => phrase.split(' '));

/** After a linking word at the start: "However the flats" → However,. */
export const afterOpener: Rule = {
  kind: 'punctuation',
  code: 'commaAfterOpener',
  *find(tokens) {
    for (const words of OPENERS) {
      if (!words.every((word, at) => tokens[at]?.lower === word)) continue;
      const at = words.length;
      if (isComma(tokens[at]) || !opensClause(tokens, at)) return;
      if (
        words.length === 1 &&
        words[0] === 'however' &&
        can(tokens[at], R.RB | R.QT) &&
        !isWord(tokens[at], ...SUBJECTS)
      )
        return;
      if (words[0] === 'however' && isWord(tokens[at], ...SUBJECTS) && tokens.some(isComma)) return;
      yield withComma(tokens, at - 1);
      return;
    }
    if (isWord(tokens[0], 'yes', 'no') && isWord(tokens[1], ...SUBJECTS) && opensClause(tokens, 1))
      yield withComma(tokens, 0);
    const name = isComma(tokens[1]) ? 2 : 1;
    if (
      isWord(tokens[0], 'hello', 'hi') &&
      is(tokens[name], R.NNP) &&
      isWord(tokens[name + 1], 'how', 'what', 'i', 'my', 'where', 'thank', 'thanks')
    ) {
      yield withComma(tokens, name);
    }
  },
};

const TAG_VERBS = [
  'is',
  'are',
  'was',
  'were',
  'do',
  'does',
  'did',
  'has',
  'have',
  'had',
  'can',
  'could',
  'will',
  'would',
  'should',
  'ca',
  'wo',
];

/** Before a question tag: "It's cold isn't it?" → cold,. */
export const beforeTag: Rule = {
  kind: 'punctuation',
  code: 'commaBeforeTag',
  *find(tokens) {
    if (tokens.at(-1)?.text !== '?' || tokens.length < 6) return;
    const pronoun = tokens.length - 2;
    if (
      !isWord(tokens[pronoun], ...SUBJECTS) ||
      !isWord(tokens[pronoun - 1], "n't") ||
      !isWord(tokens[pronoun - 2], ...TAG_VERBS)
    )
      return;
    const last = pronoun - 3;
    if (isPunctuation(tokens[last]) || is(tokens[last], R.WH | R.CC | R.SC) || !hasFinite(tokens, 1, last + 1)) return;
    if (
      is(tokens[0], R.WH | R.BE | R.DO | R.MD | R.HAVE) ||
      tokens.some(({ lower }) => ['why', 'what', 'where', 'how', 'who', 'when'].includes(lower))
    )
      return;
    yield withComma(tokens, last);
  },
};

/** Between the words of a list: "tomatoes, onions garlic and herbs" → onions,. */
export const inList = tokenRule('punctuation', 'commaInList', (tokens, index) => {
  const token = tokens[index];
  if (!is(token, R.NNS) || !isComma(tokens[index - 1]) || !is(tokens[index - 2], R.NN | R.NNS)) return;
  if (!is(tokens[index + 1], R.NN | R.NNS) || !isWord(tokens[index + 2], 'and', 'or')) return;
  return withComma(tokens, index);
});

const UNIQUE = [
  'mother',
  'father',
  'husband',
  'wife',
  'mum',
  'mom',
  'dad',
  'grandmother',
  'grandfather',
  'hometown',
  'boss',
];

/** Around a clause that only adds something: "My mother who works in a hospital often comes late". */
export const aroundRelative: Rule = {
  kind: 'punctuation',
  code: 'commaAroundRelative',
  *find(tokens) {
    const who = tokens.findIndex((token) => isWord(token, 'who', 'which', 'whose'));
    if (who < 1) return;
    const head = isComma(tokens[who - 1]) ? who - 2 : who - 1;
    if (head < 0 || nounPhraseEnd(tokens, 0) !== head + 1) return;
    const isOpen = head === who - 2;
    const isUnique =
      head === 1 && is(tokens[0], R.PRPS) && isWord(tokens[head], ...UNIQUE) && isWord(tokens[who], 'who');
    if (!isOpen && !isUnique) return;
    let first = -1;
    for (let at = who + 1; at < tokens.length; at += 1) {
      if (isPunctuation(tokens[at]) || isWord(tokens[at], 'and', 'but', 'or', 'that', 'because', 'when', 'if')) {
        if (isUnique && isComma(tokens[at])) break;
        return;
      }
      if (first < 0) {
        if (isFiniteVerb(tokens, at)) first = at;
        else if (at === who + 1 && can(tokens[at], R.VBZ | R.VBD | R.VB)) first = at;
        continue;
      }
      let verb = at;
      while (is(tokens[verb], R.RB)) verb += 1;
      const isMain =
        is(tokens[at - 1], R.NN | R.NNS | R.NNP) &&
        at > first + 1 &&
        (isFiniteVerb(tokens, verb) ||
          (is(tokens[verb], R.VBZ | R.NNS) &&
            can(tokens[verb], R.VBZ) &&
            (verb > at || can(tokens[verb + 1], R.PRPO | R.DT | R.PRPS))));
      if (!isMain) continue;
      if (isUnique && !isOpen) yield withComma(tokens, head);
      yield withComma(tokens, at - 1);
      return;
    }
    if (isUnique && !isOpen && first > 0 && tokens.slice(who).some(isComma)) yield withComma(tokens, head);
  },
};

const SAYS = ['said', 'asked', 'answered', 'shouted', 'replied', 'whispered', 'cried'];

const PERSONS = [
  'mother',
  'father',
  'teacher',
  'friend',
  'brother',
  'sister',
  'man',
  'woman',
  'boss',
  'doctor',
  'girl',
  'boy',
  'uncle',
  'aunt',
  'wife',
  'husband',
  'grandmother',
  'grandfather',
  'son',
  'daughter',
  'everybody',
  'somebody',
  'nobody',
];

/** Before a quotation: `he said "This is …"` → said,. */
export const beforeQuotation = tokenRule('punctuation', 'commaBeforeQuotation', (tokens, index) => {
  const token = tokens[index];
  const quote = tokens[index + 1];
  const first = tokens[index + 2];
  if (
    !isWord(token, ...SAYS) ||
    !/^["“]$/.test(quote?.text ?? '') ||
    quote?.start === token?.end ||
    !/^\p{Lu}/u.test(first?.text ?? '')
  )
    return;
  const subject = tokens[index - 1];
  const isPerson =
    isWord(subject, 'i', 'he', 'she', 'we', 'they', 'and', ...PERSONS) || is(subject, R.NNP) || is(subject, R.RB);
  if (!isPerson || tokens.slice(0, index).some(({ text }) => /^["“”]$/.test(text))) return;
  // a few words may be quoted as an example
  if (tokens.slice(index + 2, index + 8).some(({ text }) => /^["”]$/.test(text))) return;
  return withComma(tokens, index);
});
