import { R } from '../../lexicon/readings.ts';
import { can, is, isWord, type Token } from '../../tagging/token.ts';
import { clauseVerb, hasFinite, SUBJECTS } from '../punctuation/clauses.ts';
import { tokenRule } from '../rule.ts';
import {
  BINDS,
  hasMainVerb,
  hasQuote,
  isComma,
  lowerFirst,
  splitAt,
  TAKES_CLAUSE,
  type Tokens,
  upperFirst,
} from './main-clauses.ts';

/** Whether a main clause stands in the range from its start on. */
function isMainClause(tokens: Tokens, from: number, to: number): boolean {
  const part = tokens.slice(from, to);
  if (part.length < 3 || BINDS.has(part[0]?.lower ?? '')) return false;
  if (isWord(part[0], 'not', 'neither', 'either', 'had', 'should', 'were')) return false;
  const isImperative = isWord(part[0], 'please') || (isWord(part[0], 'do') && isWord(part[1], "n't", 'not'));
  return isImperative || hasMainVerb(part);
}

const LINKS = [
  'however',
  'unfortunately',
  'fortunately',
  'luckily',
  'suddenly',
  'therefore',
  'nevertheless',
  'nonetheless',
  'moreover',
  'furthermore',
  'consequently',
];

const LONG_LINKS = [
  'as a result',
  'for example',
  'for instance',
  'on the other hand',
  'in addition',
  'after that',
  'because of that',
  'at the same time',
];

/** Where the clause after a linking word begins: "however, many students feel" → at many; -1 without one. */
function afterLink(tokens: Tokens, index: number): number {
  if (isWord(tokens[index], ...LINKS)) return isComma(tokens[index + 1]) ? index + 2 : index + 1;
  const long = LONG_LINKS.find((phrase) =>
    phrase.split(' ').every((word, offset) => tokens[index + offset]?.lower === word),
  );
  const at = index + (long?.split(' ').length ?? 0);
  if (long === 'after that' && is(tokens[at], R.PRP | R.DT | R.PRPS)) return at;
  return long && isComma(tokens[at]) ? at + 1 : -1;
}

/** Whether the clause depends on another by its first words: "By the time we came", "Even I am", "However small it is". */
function isOpenStart(tokens: Tokens, from: number): boolean {
  const first = tokens[from];
  if (isWord(first, 'however', 'no', 'whatever') && !isComma(tokens[from + 1])) return true;
  if (isWord(first, 'in') && isWord(tokens[from + 1], 'spite', 'case')) return true;
  const opens =
    is(first, R.IN | R.SC) ||
    isWord(
      first,
      'despite',
      'even',
      'except',
      'like',
      'now',
      'given',
      'provided',
      'supposing',
      'every',
      'each',
      'the',
      'since',
      'as',
    );
  if (!opens) return false;
  if (clauseVerb(tokens, from + 1) >= 0 && !isWord(first, 'the', 'every', 'each')) return true;
  return tokens
    .slice(from, from + 4)
    .some(
      (token, at) =>
        isWord(token, 'time', 'moment', 'way', 'day', 'more', 'less') && clauseVerb(tokens, from + at + 1) >= 0,
    );
}

const TELLS = new Set('tell ask show promise warn remind assure believe trust'.split(' '));

/** Whether the range is only a comment: "I think", "she said", "the porter tells me", "I should say". */
function isComment(tokens: Tokens, from: number, to: number): boolean {
  const part = tokens.slice(from, to);
  const isTold = is(part.at(-1), R.PRPO) && TELLS.has(part.at(-2)?.verb ?? '');
  const last = isTold ? part.at(-2) : part.at(-1);
  if (part.length < 6 && last?.verb !== undefined && TAKES_CLAUSE.has(last.verb)) return true;
  if (part.length === 0 || part.length > 4) return false;
  const isSubject = isWord(part[0], ...SUBJECTS) || is(part[0], R.NNP) || is(part[0], R.PRPS);
  const comments = part.some(
    (token) => (token.verb !== undefined && TAKES_CLAUSE.has(token.verb)) || isWord(token, 'afraid', 'sorry', 'sure'),
  );
  return isSubject && (comments || part.length < 3);
}

const SPEAKS = new Set(
  'say cry ask shout whisper reply answer explain add mutter murmur exclaim begin continue go laugh call announce declare'.split(
    ' ',
  ),
);
const isSpeech = (token: Token | undefined): boolean =>
  token?.verb !== undefined && SPEAKS.has(token.verb) && can(token, R.VBD | R.VBZ);

/** Whether the words before the comma tell who speaks: "he said to the boy", "says one of them"; speech without marks follows. */
function reportsSpeech(tokens: Tokens, from: number, comma: number): boolean {
  if (isSpeech(tokens[from]) && !is(tokens[from], R.NNS)) return true;
  return tokens.slice(from, comma).some((token, at) => {
    const after = tokens[from + at + 1];
    return (
      at > 0 &&
      isSpeech(token) &&
      !isWord(token, 'went', 'goes') &&
      isWord(after, 'to', 'with', 'in', 'into', 'softly', 'quietly')
    );
  });
}

/** Whether the clause only tells who spoke: "I'm Anna, the woman began". */
const isSpeaker = (tokens: Tokens, start: number, end: number): boolean =>
  end - start < 6 && isSpeech(tokens[end - 1]) && !is(tokens[start], R.PRP);

/** Whether a phrase leads to the clause after the comma: "and a moment later, he", "By having them, we", "Seeing that he was late, she". */
function opensWithPhrase(tokens: Tokens, from: number, comma: number): boolean {
  const [first, second] = tokens.slice(from, comma);
  const part = tokens.slice(from, comma);
  if (is(first, R.IN) && can(second, R.VBG)) return true;
  if (isWord(first, 'from') && part.some((token) => isWord(token, 'to'))) return true;
  if (is(first, R.VBG) && part.some((token) => isWord(token, ...SUBJECTS))) return true;
  if (part.some((token, at) => isWord(token, 'that') && isWord(part[at + 1], 'to'))) return true;
  if (part.some((token, at) => isWord(token, 'not') && isWord(part[at + 1], 'only'))) return true;
  const and = part.findLastIndex((token) => isWord(token, 'and', 'but'));
  const rest = part.slice(and + 1);
  return (
    and > 0 &&
    rest.length > 0 &&
    (is(rest[0], R.IN) || isWord(rest.at(-1), 'later', 'ago', 'then')) &&
    !hasFinite(rest, 0, rest.length)
  );
}

/** Whether the clauses are set against each other: "It isn't a game, it's work", "I tried tea, I tried coffee". */
function isContrast(tokens: Tokens, from: number, comma: number): boolean {
  const right = tokens[comma + 1];
  const isAnaphora = tokens[from]?.lower === right?.lower && tokens[from + 1]?.lower === tokens[comma + 2]?.lower;
  if (isAnaphora) return true;
  return tokens.slice(from, comma).some((token, at, part) => {
    if (!(can(token, R.NOT) || isWord(token, 'not')) || isWord(part[at + 1], 'only')) return false;
    const verb = tokens[comma + 2];
    const isSame = tokens[from]?.lower === right?.lower && /^['’]/.test(verb?.text ?? '');
    const isBe = can(part[at - 1], R.BE) || isWord(part[at + 1], 'only', 'just');
    return isSame || (isBe && can(verb, R.BE) && isWord(right, ...SUBJECTS, 'that'));
  });
}

/** What goes on with the second sentence after another comma. */
const AFTERTHOUGHTS = ['because', 'which', 'for', 'especially', 'even', 'where', 'when'];

/** Whether the first of the two sentences is a question: "Can you call me, I need help". */
const asksBefore = (tokens: Tokens, from: number): boolean =>
  can(tokens[from], R.MD | R.BE | R.DO) && (is(tokens[from + 1], R.PRP | R.PRPO) || isWord(tokens[from + 1], 'there'));

/** Two sentences with only a comma between them: "I was tired, I went to bed". */
export const commaSplice = tokenRule('run-on', 'commaSplice', (tokens, index) => {
  const first = tokens[index + 1];
  if (!isComma(tokens[index]) || index < 3 || !first || hasQuote(tokens) || tokens.at(-1)?.text === '?') return;
  const right = index + 1;
  const link = afterLink(tokens, right);
  const start = link < 0 ? right : link;
  if (
    clauseVerb(tokens, start) < 0 ||
    (link < 0 && BINDS.has(first.lower) && !isWord(tokens[right + 2], 'why')) ||
    (isWord(tokens[start], 'that', 'what', 'if', 'when') &&
      !(isWord(first, 'that') && isWord(tokens[right + 2], 'why')))
  )
    return;
  if (is(first, R.CC) || isWord(first, 'and', 'but', 'or', 'so', 'nor', 'yet', 'plus')) return;

  const commas = tokens.flatMap((token, at) => (isComma(token) ? [at] : []));
  const previous = commas.findLast((at) => at < index);
  const from = previous === undefined ? 0 : previous + 1;
  const last = tokens[index - 1];
  if (
    can(last, R.BE) ||
    is(last, R.CC | R.SC | R.IN) ||
    BINDS.has(last?.lower ?? '') ||
    TAKES_CLAUSE.has(last?.verb ?? '')
  )
    return;
  const opening = tokens[from];
  if (!opening || BINDS.has(opening.lower) || isOpenStart(tokens, from) || isOpenStart(tokens, 0)) return;
  if (isWord(opening, 'the') && can(tokens[from + 1], R.JJR)) return;
  if (previous === 1 && BINDS.has(tokens[0]?.lower ?? '')) return;
  if (previous !== undefined && isWord(opening, 'and', 'or')) return;
  if (isComment(tokens, from, index) || isContrast(tokens, from, index)) return;
  if (reportsSpeech(tokens, from, index) || opensWithPhrase(tokens, from, index)) return;
  // the clause is the last part, or the whole up to the comma: "In the park, on a bench, an old man sits"
  const leftFrom = isMainClause(tokens, from, index) ? from : 0;
  if (leftFrom === 0 && previous !== undefined && (link < 0 || BINDS.has(tokens[0]?.lower ?? ''))) return;
  if (!isMainClause(tokens, leftFrom, index)) return;
  if (isWord(tokens[leftFrom], 'some')) return;
  // "But I eat nuts, and if it has some, I": the clause before depends on this one
  if (tokens.slice(from, index).some((token, at) => at > 0 && isWord(token, 'if', 'when', 'while', 'unless'))) return;
  if (previous !== undefined && link < 0 && hasFinite(tokens, 0, previous)) return;

  const stop = tokens.findIndex((token, at) => at > start && /^[.,;!?]$/.test(token.text));
  const end = stop < 0 ? tokens.length : stop;
  if (end - start < 3 || isComment(tokens, start, end) || isSpeaker(tokens, start, end)) return;
  // a list of clauses, or a clause put in: "he cooked, she washed, and I slept"
  const isListed = tokens.some((token, at) => {
    if (at <= index) return false;
    const next = tokens[at + 1];
    if (!isComma(token)) return isWord(token, 'and') && next?.lower === first.lower;
    return !isWord(next, ...AFTERTHOUGHTS);
  });
  if (link < 0 && isListed) return;
  const params = { word: first.text };
  if (asksBefore(tokens, leftFrom))
    return { from: index, to: right + 1, fixes: [`? ${upperFirst(first.text)}`], params };
  if (link < 0) return splitAt(tokens, index, right + 1, '', params);
  const fixes = [`. ${upperFirst(first.text)}`, `; ${lowerFirst(first)}`];
  return { from: index, to: right + 1, fixes, params };
});
