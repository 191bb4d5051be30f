import { NOUN, R } from '../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../tagging/token.ts';
import { clauseVerb, hasFinite, nounPhraseEnd, opensPhrase, SUBJECTS } from './punctuation/clauses.ts';
import { type Finding, type Rule, tokenRule } from './rule.ts';

type Tokens = readonly Token[];

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const lowerFirst = (token: Token): string =>
  token.text === 'I' || is(token, R.NNP) ? token.text : token.text.charAt(0).toLowerCase() + token.text.slice(1);
const isComma = (token: Token | undefined): boolean => token?.text === ',';
const hasQuote = (tokens: Tokens): boolean => tokens.some(({ text }) => /^["“”‘’'—–;:()]$/.test(text));

/** Words that make the clause after them part of another: because, if, who, that. */
const BINDS = new Set(
  `because although though if when while since unless until whereas whenever before after as once whether wherever that who which
where how why what whose till than whatever whoever whichever whom let lets`.split(/\s+/),
);
/** Verbs that take a clause: "I think he is right". */
const TAKES_CLAUSE = new Set(
  `say think know believe hope feel mean guess suppose wish see hear tell ask show promise bet swear imagine find notice realise
realize remember forget understand learn explain decide dream suggest agree admit claim insist pretend doubt wonder expect fear
assume assure warn reply shout read add worry seem appear`.split(/\s+/),
);

/** Nouns after which a clause may begin: "in the picture I see", not "in the years I lived there". */
const SETS_SCENE = new Set(
  `picture photo image opinion country city town village family school house home class summer winter spring autumn morning evening
afternoon night end beginning weekend future past example culture`.split(/\s+/),
);

/** Whether the tokens hold a main clause: a subject and its finite verb that no word like "that" or "if" binds. */
function hasMainVerb(part: Tokens): boolean {
  for (let at = 0; at < part.length; at += 1) {
    if (!opensPhrase(part, at) || (at > 0 && isWord(part[at], 'that', 'this'))) continue;
    if (clauseVerb(part, at) < 0) continue;
    const before = part[at - 1];
    if (before && BINDS.has(before.lower)) return false;
    // "in the six years I have been there": a relative clause
    if (is(part[0], R.IN) && is(before, NOUN)) return SETS_SCENE.has(before?.lower ?? '');
    return true;
  }
  return hasFinite(part, 0, part.length) && !part.some(({ lower }) => BINDS.has(lower));
}

/** Whether a main clause stands in the range from its start on. */
function isMainClause(tokens: Tokens, from: number, to: number): boolean {
  const part = tokens.slice(from, to);
  if (part.length < 3 || BINDS.has(part[0]?.lower ?? '')) return false;
  if (isWord(part[0], 'not', 'neither', 'either', 'had', 'should', 'were')) return false;
  const isImperative = isWord(part[0], 'please') || (isWord(part[0], 'do') && isWord(part[1], "n't", 'not'));
  return isImperative || hasMainVerb(part);
}

function splitAt(
  tokens: Tokens,
  index: number,
  to: number,
  before: string,
  params: Readonly<Record<string, string>>,
): Finding | undefined {
  const after = tokens[to - 1];
  if (!after) return;
  const small = lowerFirst(after);
  return {
    from: index,
    to,
    fixes: [`${before}. ${upperFirst(after.text)}`, `${before}, and ${small}`, `${before}; ${small}`],
    params,
  };
}

const LINKS = ['however', 'therefore', 'nevertheless', 'nonetheless', 'moreover', 'furthermore', 'consequently'];
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

/** Whether the range is only a comment: "I think", "she said", "the porter tells me", "I should say". */
function isComment(tokens: Tokens, from: number, to: number): boolean {
  const part = tokens.slice(from, to);
  const last = is(part.at(-1), R.PRPO) ? part.at(-2) : part.at(-1);
  if (part.length < 6 && last?.verb !== undefined && TAKES_CLAUSE.has(last.verb)) return true;
  if (part.length === 0 || part.length > 4) return false;
  const isSubject = isWord(part[0], ...SUBJECTS) || is(part[0], R.NNP) || is(part[0], R.PRPS);
  const comments = part.some(
    (token) => (token.verb !== undefined && TAKES_CLAUSE.has(token.verb)) || isWord(token, 'afraid', 'sorry', 'sure'),
  );
  return isSubject && (comments || part.length < 4);
}

/** Whether the clauses are set against each other: "It isn't a game, it's work", "I tried tea, I tried coffee". */
function isContrast(tokens: Tokens, from: number, comma: number): boolean {
  const right = tokens[comma + 1];
  const isAnaphora = tokens[from]?.lower === right?.lower && tokens[from + 1]?.lower === tokens[comma + 2]?.lower;
  if (isAnaphora) return true;
  return tokens.slice(from, comma).some((token, at, part) => {
    if (!can(token, R.NOT) || isWord(part[at + 1], 'only')) return false;
    const verb = tokens[comma + 2];
    const isSame = tokens[from]?.lower === right?.lower && /^['’]/.test(verb?.text ?? '');
    return isSame || (can(verb, R.BE) && isWord(right, ...SUBJECTS, 'that'));
  });
}

/** Two sentences with only a comma between them: "I was tired, I went to bed". */
const commaSplice = tokenRule('run-on', 'commaSplice', (tokens, index) => {
  const first = tokens[index + 1];
  if (!isComma(tokens[index]) || index < 3 || !first || hasQuote(tokens) || tokens.at(-1)?.text === '?') return;
  const right = index + 1;
  const link = afterLink(tokens, right);
  const start = link < 0 ? right : link;
  if (
    clauseVerb(tokens, start) < 0 ||
    (link < 0 && BINDS.has(first.lower)) ||
    isWord(tokens[start], 'that', 'what', 'if', 'when')
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
  if (end - start < 3 || isComment(tokens, start, end)) return;
  // a list of clauses, or a clause put in: "he cooked, she washed, and I slept"
  const isListed = tokens.some(
    (token, at) => at > index && (isComma(token) || (isWord(token, 'and') && tokens[at + 1]?.lower === first.lower)),
  );
  if (link < 0 && isListed) return;
  const params = { word: first.text };
  if (link < 0) return splitAt(tokens, index, right + 1, '', params);
  const fixes = [`. ${upperFirst(first.text)}`, `; ${lowerFirst(first)}`];
  return { from: index, to: right + 1, fixes, params };
});

/** Nouns that take a clause without that or who: "the day I met her", "the way he works". */
const TAKES_RELATIVE = new Set(
  `time day night week month year moment minute second hour way reason place thing fact idea feeling news chance rest
weekend one ones those all everything something anything nothing everyone someone anyone kind sort first last
same only best people person case point side part lot information story stories advice words`.split(/\s+/),
);
const ENDS_CLAUSE = new Set(
  'lot nowadays yesterday today tomorrow again outside inside abroad upstairs downstairs tonight together'.split(' '),
);
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
/** Verbs with two objects: in "the watch my father gave me" the clause is not complete. */
const TAKES_TWO = new Set(
  'give send show tell teach lend buy bring make offer promise cost leave pay sell write ask get'.split(' '),
);
const TAKES_THAT = new Set(
  `sure happy glad sorry afraid certain sad angry lucky proud surprised worried aware confident pleased sick so such true clear
important possible good bad great nice funny strange obvious likely lucky grateful thankful amazed shocked excited disappointed
embarrassed ashamed convinced annoyed relieved right wrong better more most enough long soon often fast hard`.split(
    /\s+/,
  ),
);

/** Whether what follows the verb of the clause at `index` shows that the clause has all its parts, so that it is no relative clause. */
function isComplete(tokens: Tokens, index: number, verb: number): boolean {
  let at = verb + 1;
  while (is(tokens[at], R.RB | R.NOT)) at += 1;
  const token = tokens[verb];
  const after = tokens[at];
  if (!after || isPunctuation(after)) return false;
  if (can(token, R.BE)) {
    // "a pile I'm working on": an object must follow an -ing form
    const object = tokens[at + 1];
    if (is(after, R.VBG)) return is(object, R.DT | R.PRPS | R.PRPO);
    return is(after, R.JJ | R.DT | R.PRPS | R.QT | R.CD | R.JJR) && !isWord(after, 'like');
  }
  if (can(token, R.MD)) {
    const object = tokens[at + 1];
    if (!can(after, R.VB) || TAKES_TWO.has(after.verb ?? '')) return false;
    return is(object, R.DT | R.PRPS) || isWord(object, 'him', 'them', 'me', 'us', 'it');
  }
  if (isWord(token, 'have', 'has', 'had') && isWord(after, 'to')) return DAYS.includes(tokens[index - 1]?.lower ?? '');
  if (is(after, R.DT | R.PRPS | R.QT | R.CD) || isWord(after, 'no', 'many')) return true;
  return (
    (is(after, R.NNS) || isWord(after, 'him', 'her', 'them', 'me', 'us', 'it')) && !TAKES_TWO.has(token?.verb ?? '')
  );
}

/** Two sentences with nothing between them: "I opened the box it was empty". */
const fusedSentences = tokenRule('run-on', 'fusedSentences', (tokens, index) => {
  const before = tokens[index - 1];
  const token = tokens[index];
  if (index < 4 || !before || !token || isPunctuation(before) || hasQuote(tokens)) return;
  const isPronoun = isWord(
    token,
    ...SUBJECTS.filter((each) => each !== 'you'),
    'nobody',
    'everybody',
    'everyone',
    'there',
  );
  const isPhrase =
    (is(token, R.DT | R.PRPS) && isWord(token, 'the', 'my', 'his', 'our', 'their')) || isWord(token, 'many', 'all');
  if (!isPronoun && !isPhrase) return;
  const from = Math.max(0, ...tokens.slice(0, index).flatMap((each, at) => (isComma(each) ? [at + 1] : [])));
  const left = tokens.slice(from, index);
  if (
    left.some(
      ({ lower, verb }, at) =>
        BINDS.has(lower) ||
        (verb !== undefined && TAKES_CLAUSE.has(verb) && can(left[at], R.VB | R.VBZ | R.VBD | R.VBN | R.VBG)),
    )
  )
    return;
  if (tokens.slice(0, from).some(({ lower }) => BINDS.has(lower))) return;
  if (left.some((each) => isWord(each, 'so', 'such', 'every', 'only', 'now', 'next', 'by'))) return;
  if (left.slice(-4).some((each) => is(each, R.CC) || isWord(each, 'and', 'or', 'but'))) return;
  if (isPhrase && isWord(before, 'outside', 'inside', 'again')) return;
  if (clauseVerb(left, 0) < 0 && !hasMainVerb(left)) return;
  const verb = clauseVerb(tokens, index);
  if (verb < 0) return;
  const endsClause = ENDS_CLAUSE.has(before.lower);
  const isNoun =
    is(before, NOUN) && !TAKES_RELATIVE.has(before.noun ?? before.lower) && !TAKES_RELATIVE.has(before.lower);
  const isAdjective = is(before, R.JJ) && !TAKES_THAT.has(before.lower) && can(tokens[index - 2], R.BE | R.RB);
  if (!endsClause && !isNoun && !isAdjective) return;
  if (
    isWord(token, 'there', 'many', 'all') &&
    !endsClause &&
    !isAdjective &&
    !(isWord(token, 'there') && can(tokens[index + 1], R.BE))
  )
    return;
  if (!endsClause && !isAdjective && !isComplete(tokens, index, verb)) return;
  if (isPhrase && !endsClause && !isAdjective && !isComplete(tokens, index, verb)) return;
  // "give the boy the book", "on Monday the shop is closed": one clause
  if (isPhrase && isNoun && clauseVerb(left, 0) < 0) return;
  if (nounPhraseEnd(tokens, index) > index + 4) return;
  return splitAt(tokens, index - 1, index + 1, before.text, { word: token.text });
});

export const runOnRules: readonly Rule[] = [commaSplice, fusedSentences];
