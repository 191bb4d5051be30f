import { NOUN, R } from '../../lexicon/readings.ts';
import { can, is, isCapital, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import type { Rule } from '../rule.ts';
import { clauseVerb, hasFinite, SUBJECTS } from './clauses.ts';

const AUXILIARIES = [
  'do',
  'does',
  'did',
  'are',
  'is',
  'was',
  'were',
  'have',
  'has',
  'can',
  'could',
  'will',
  'would',
  'should',
  'am',
];
const QUESTIONS = ['where', 'what', 'when', 'why', 'how', 'who', 'which'];

/** Whether the sentence asks: "Where are you from", "How often do you go", "Did you plant these". */
function isQuestion(tokens: readonly Token[]): boolean {
  const isSubject = (at: number) =>
    isWord(tokens[at], ...SUBJECTS) || (is(tokens[at], R.PRPS) && can(tokens[at + 1], NOUN));
  if (isWord(tokens[0], ...QUESTIONS)) {
    for (let at = 1; at <= 3; at += 1) {
      if (isWord(tokens[at], ...AUXILIARIES) || isWord(tokens[at], "'s", "'re"))
        return isSubject(at + 1) && (at === 1 || isWord(tokens[0], 'how', 'what', 'which'));
      if (!can(tokens[at], R.JJ | R.RB | R.QT | R.NN | R.NNS)) return false;
    }
    return false;
  }
  if (!isWord(tokens[0], 'do', 'does', 'did', 'are', 'is', 'was', 'have', 'has', 'can', 'could', 'will', 'would'))
    return false;
  return (
    isWord(tokens[1], 'you', 'he', 'she', 'we', 'they', 'it', 'i') &&
    !(isWord(tokens[0], 'do') && isWord(tokens[1], 'it')) &&
    !isPunctuation(tokens[2]) &&
    !isWord(tokens[2], 'not')
  );
}

const NOT_KNOWING = [
  ['i', 'wonder'],
  ['i', 'asked'],
  ['he', 'asked'],
  ['she', 'asked'],
  ['i', 'do', "n't", 'know'],
  ['they', 'asked'],
  ['nobody', 'knows'],
  ['i', "'m", 'not', 'sure'],
  ['i', 'am', 'not', 'sure'],
];

/** The mark at the end: a question mark after a question, and only there. */
const endMark: Rule = {
  kind: 'punctuation',
  code: 'endMark',
  *find(tokens) {
    const at = tokens.length - 1;
    const mark = tokens[at];
    if (!mark || tokens.length < 4 || tokens.some(({ text }) => /^["“”‘]$/.test(text))) return;
    if (mark.text === '.') {
      if (!isQuestion(tokens) || tokens.some((token) => isWord(token, 'please', ';', ':', '–', '—'))) return;
      if (
        isWord(tokens[0], 'when', 'which', 'who', 'can', 'could', 'will', 'would', 'had', 'is', 'was') &&
        tokens.some(({ text }) => text === ',')
      )
        return;
      yield { from: at, to: at + 1, fixes: ['?'], params: { wrong: '.', right: '?' } };
    } else if (mark.text === '?') {
      const start = NOT_KNOWING.find((words) => words.every((word, index) => tokens[index]?.lower === word));
      const rest = tokens.slice(start?.length ?? 0);
      const asks =
        start !== undefined &&
        rest.slice(0, 2).some((token) => isWord(token, 'if', 'whether', 'why', 'how', 'where', 'what', 'when', 'who'));
      const isPlain = !tokens.some(({ text }) => /^[,;:—–]$/.test(text));
      if (asks && isPlain) yield { from: at, to: at + 1, fixes: ['.'], params: { wrong: '?', right: '.' } };
      const exclaims =
        isWord(tokens[0], 'what') &&
        isWord(tokens[1], 'a', 'an') &&
        is(tokens[at - 1], R.NN | R.NNS) &&
        tokens.length <= 6 &&
        !tokens.some((token) => can(token, R.BE | R.MD | R.DO));
      const isHow =
        isWord(tokens[0], 'how') &&
        is(tokens[1], R.JJ) &&
        isWord(tokens[2], ...SUBJECTS) &&
        isWord(tokens[3], 'is', 'was', 'are', 'were', "'s", "'re") &&
        tokens.length === 5;
      if ((exclaims && is(tokens[2], R.JJ)) || isHow)
        yield { from: at, to: at + 1, fixes: ['!'], params: { wrong: '?', right: '!' } };
    }
  },
};

/** A quotation that is opened, but not closed, before the next sentence begins. */
const closingQuote: Rule = {
  kind: 'punctuation',
  code: 'closingQuote',
  *find(tokens, { next, previous }) {
    const isQuote = ({ text }: Token) => /^["“”]$/.test(text);
    const quotes = tokens.filter(isQuote);
    const at = tokens.findIndex(isQuote);
    if (quotes.length !== 1 || at < 2 || !isWord(tokens[at - 1], ',') || !/^\p{Lu}/u.test(tokens[at + 1]?.text ?? ''))
      return;
    if (
      !next ||
      next.tokens.some(isQuote) ||
      previous?.tokens.some(isQuote) ||
      !/^[.!?]$/.test(tokens.at(-1)?.text ?? '')
    )
      return;
    if (!isWord(next.tokens[0], 'then', 'he', 'she', 'after', 'they')) return;
    const mark = tokens.at(-1)?.text ?? '';
    yield { from: tokens.length - 1, to: tokens.length, fixes: [`${mark}"`] };
  },
};

const isLastOfText = ({ text }: Token): boolean => /^[\p{L}\p{N}]/u.test(text);

/** Whether the words are a whole sentence rather than a heading: "This is a sentence", not "My first day at school". */
function isStatement(tokens: readonly Token[], isAlone: boolean): boolean {
  const words = tokens.filter(isLastOfText);
  if (words.length < (isAlone ? 5 : 3)) return false;
  if (words.filter(isCapital).length > Math.max(2, words.length / 2)) return false;
  if (!isAlone) return hasFinite(tokens, 0, tokens.length);
  const first = isWord(tokens[0], 'and', 'but', 'so', 'because', 'then', 'also') ? 1 : 0;
  return (
    clauseVerb(tokens, first) >= 0 || tokens.some((token, at) => token.text === ',' && clauseVerb(tokens, at + 1) >= 0)
  );
}

/** No mark at the end of a paragraph: "We met again on Monday" → Monday. */
const missingEnd: Rule = {
  kind: 'punctuation',
  code: 'endMissing',
  *find(tokens, { next, previous }) {
    const last = tokens.at(-1);
    if (next || !last || !isLastOfText(last) || tokens.some(({ text }) => /^["“”‘:]$/.test(text))) return;
    const asks = isQuestion(tokens);
    if (!asks && !isStatement(tokens, previous === undefined)) return;
    const mark = asks ? '?' : '.';
    yield { from: tokens.length, to: tokens.length, fixes: [mark], params: { mark } };
  },
};

/** No space after the mark of a sentence: "we left.It was late". */
const spaceAfterEnd: Rule = {
  kind: 'punctuation',
  code: 'spaceAfter',
  *find(tokens, { next }) {
    const mark = tokens.at(-1);
    const before = tokens.at(-2);
    const first = next?.tokens[0];
    if (!mark || !before || !first || !/^[.!?]$/.test(mark.text) || first.start !== mark.end) return;
    if (next.tokens.length < 3 || tokens.length < 3 || before.end !== mark.start) return;
    if (!/^\p{Ll}{2,}$/u.test(before.text) || !/^\p{Lu}\p{Ll}*$/u.test(first.text)) return;
    yield {
      from: tokens.length - 1,
      to: tokens.length + 1,
      fixes: [`${mark.text} ${first.text}`],
      params: { mark: mark.text },
    };
  },
};

export const sentenceEndRules: readonly Rule[] = [endMark, missingEnd, spaceAfterEnd, closingQuote];
