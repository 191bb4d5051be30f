import { R } from '../../lexicon/readings.ts';
import { can, is, isWord, type Token } from '../../tagging/token.ts';
import { isVerbAt } from '../fixed-phrases.ts';
import { type Rule, tokenRule } from '../rule.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));
const DAYS = set(
  `monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays
sundays`,
);
const MONTHS = set(`january february march april may june july august september october november december`);
const DAY_PARTS = set('morning afternoon evening night mornings afternoons evenings nights');
const UNITS = set(
  `second seconds minute minutes hour hours day days night nights week weeks weekend weekends month months year years
decade decades century centuries`,
);

const has = (words: ReadonlySet<string>, token: Token | undefined): boolean =>
  token !== undefined && words.has(token.lower);
const isYear = (token: Token | undefined): boolean => token !== undefined && /^(?:1[5-9]|20)\d\d$/.test(token.text);
const isDayNumber = (token: Token | undefined): boolean =>
  token !== undefined && /^(?:[12]?\d|3[01])(?:st|nd|rd|th)?$/.test(token.lower);
const ORDINALS = set(
  `first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth fifteenth twentieth thirtieth`,
);
const isClock = (token: Token | undefined, after: Token | undefined): boolean =>
  token !== undefined &&
  (/^(?:[01]?\d|2[0-4])[:.][0-5]\d$/.test(token.text) ||
    (can(token, R.CD) && (isWord(after, "o'clock", 'am', 'pm', 'a.m', 'p.m') || after?.text.toLowerCase() === 'o')));

/** The preposition that a day, date, month, year or time of the day takes, where `index` is that of the preposition. */
function timePreposition(tokens: readonly Token[], index: number): string | undefined {
  const [first, second, third] = [tokens[index + 1], tokens[index + 2], tokens[index + 3]];
  if (has(DAYS, first)) {
    // "in Monday's meeting", "at Sunday lunch", "in Friday prayers"
    if (has(DAY_PARTS, second)) return 'on';
    return second === undefined || is(second, R.PUNCT | R.CC | R.SC | R.IN | R.PRP | R.WH | R.RB | R.TO)
      ? 'on'
      : undefined;
  }
  if (has(MONTHS, first) && first?.text !== 'may' && first?.text !== 'march') {
    if (isDayNumber(second)) return 'on';
    const isOver = second === undefined || is(second, R.PUNCT | R.CC | R.SC | R.IN | R.PRP | R.WH) || isYear(second);
    return isOver && !isWord(second, 'to') ? 'in' : undefined;
  }
  if (
    isWord(first, 'the') &&
    (isDayNumber(second) || has(ORDINALS, second)) &&
    isWord(third, 'of') &&
    has(MONTHS, tokens[index + 4])
  ) {
    return 'on';
  }
  if (isDayNumber(first) && (has(MONTHS, second) || (isWord(second, 'of') && has(MONTHS, third)))) return 'on';
  if (isClock(first, second)) return 'at';
  if (isYear(first) && !isWord(tokens[index - 1], 'number', 'population')) {
    return second === undefined || is(second, R.PUNCT | R.CC | R.SC | R.PRP | R.WH) ? 'in' : undefined;
  }
  if (
    isWord(first, 'the') &&
    has(DAY_PARTS, second) &&
    isWord(third, 'of') &&
    (isDayNumber(tokens[index + 4]) || has(DAYS, tokens[index + 4]))
  )
    return 'on';
  return undefined;
}

/** "in Monday", "at 2012", "on July", "in 7 o'clock". */
const timeOf = tokenRule('preposition', 'timePreposition', (tokens, index) => {
  const token = tokens[index];
  if (!isWord(token, 'in', 'on', 'at')) return;
  const right = timePreposition(tokens, index);
  if (right === undefined || isWord(token, right)) return;
  const time = tokens[index + 1];
  // "interested in Monday"; "within": verbs with their own preposition; "rising at 2,000"
  if (isWord(tokens[index - 1], 'interested', 'believe', 'fall', 'land', 'spend', 'results', 'resulted')) return;
  // "arrived in 10:30", but "in 10.5 seconds"
  return {
    from: index,
    to: index + 1,
    fixes: [right],
    params: { time: time?.text ?? '', wrong: token?.lower ?? '', right },
  };
});

/** Where an amount of time ends that begins at an index: "two long years", "half an hour"; 0 if there is none. */
function durationEnd(tokens: readonly Token[], from: number): number {
  let at = from;
  if (isWord(tokens[at], 'about', 'almost', 'nearly', 'over', 'around', 'exactly', 'at'))
    at += isWord(tokens[at], 'at') ? 2 : 1;
  if (isWord(tokens[at], 'more', 'less') && isWord(tokens[at + 1], 'than')) at += 2;
  const isCounted = is(tokens[at], R.CD) || isWord(tokens[at], 'several', 'many', 'some', 'half', 'few');
  if (isWord(tokens[at], 'a', 'an')) {
    if (isWord(tokens[at + 1], 'long') && isWord(tokens[at + 2], 'time')) return at + 3;
    if (isWord(tokens[at + 1], 'few', 'couple')) at += 1;
    else return 0;
  } else if (!isCounted) return 0;
  at += 1;
  if (isWord(tokens[at], 'of')) at += 1;
  if (isWord(tokens[at], 'a', 'an')) at += 1;
  if (isWord(tokens[at], 'long', 'whole', 'full', 'more', 'hundred', 'thousand')) at += 1;
  return has(UNITS, tokens[at]) ? at + 1 : 0;
}

/** "since six months", "during two hours" → for. */
const duration = tokenRule('preposition', 'durationFor', (tokens, index) => {
  const token = tokens[index];
  if (!isWord(token, 'since', 'during')) return;
  const to = durationEnd(tokens, index + 1);
  if (to === 0 || isWord(tokens[to], 'ago', 'before', 'earlier', 'later', 'after', "'", 'old')) return;
  // "it is two years since", "since two weeks have passed"
  if (isWord(token, 'since') && can(tokens[to], R.MD | R.BE | R.HAVE | R.VBD | R.VBZ)) return;
  if (isWord(token, 'during') && isWord(tokens[to], 'of', 'when')) return;
  return {
    from: index,
    to: index + 1,
    fixes: ['for'],
    params: {
      wrong: token?.lower ?? '',
      time: tokens
        .slice(index + 1, to)
        .map(({ text }) => text)
        .join(' '),
    },
  };
});

/** "for 2010", "for Monday" after a perfect: "I have lived here for 2010" → since. */
const sincePoint = tokenRule('preposition', 'sinceMoment', (tokens, index) => {
  const token = tokens[index];
  const after = tokens[index + 1];
  if (!isWord(token, 'for', 'from') || !(isYear(after) || isWord(after, 'yesterday', 'childhood'))) return;
  const next = tokens[index + 2];
  if ((next !== undefined && !is(next, R.PUNCT | R.CC)) || isWord(tokens[index - 1], 'since')) return;
  const perfect = tokens
    .slice(0, index)
    .findLastIndex((each) => can(each, R.HAVE) && !isWord(each, 'had', 'having', "'d"));
  if (perfect < 0 || index - perfect > 7 || !can(tokens[perfect + 1], R.VBN | R.RB | R.NOT | R.BE)) return;
  if (!tokens.slice(perfect + 1, perfect + 4).some((each) => can(each, R.VBN))) return;
  if (tokens.slice(perfect, index).some((each) => isWord(each, 'planned', 'scheduled', 'booked', 'target', 'plan')))
    return;
  return {
    from: index,
    to: index + 1,
    fixes: ['since'],
    params: { time: after?.text ?? '', wrong: token?.lower ?? '' },
  };
});

const DEADLINE_VERBS = set(
  `finish complete submit deliver hand send pay return decide arrive reply answer finalize finalise`,
);
/** "finish the report until Friday" → by. */
const deadline = tokenRule('preposition', 'untilDeadline', (tokens, index) => {
  const token = tokens[index];
  const after = tokens[index + 1];
  if (!isWord(token, 'until', 'till')) return;
  const isTime =
    has(DAYS, after) ||
    isWord(after, 'tomorrow', 'tonight', 'next') ||
    isClock(after, tokens[index + 2]) ||
    (isWord(after, 'the') && isWord(tokens[index + 2], 'end'));
  if (!isTime) return;
  const verb = tokens
    .slice(0, index)
    .findLastIndex(
      (each) => each.verb !== undefined && can(each, R.VB | R.VBD | R.VBN) && DEADLINE_VERBS.has(each.verb),
    );
  if (verb < 0 || index - verb > 5 || !isVerbAt(tokens, verb)) return;
  if (
    tokens
      .slice(Math.max(0, verb - 4), index)
      .some((each) => can(each, R.NOT) || isWord(each, 'never', 'nobody', 'no', 'ca'))
  )
    return;
  if (tokens.slice(verb + 1, index).some((each) => can(each, R.PUNCT | R.CC))) return;
  if (!tokens.slice(Math.max(0, verb - 4), verb).some((each) => is(each, R.TO | R.MD))) return;
  return { from: index, to: index + 1, fixes: ['by'], params: { time: after?.text ?? '' } };
});

export const timeRules: readonly Rule[] = [timeOf, duration, sincePoint, deadline];
