import { ingOf, thirdPersonOf } from '../../lexicon/inflect.ts';
import { NOUN, R } from '../../lexicon/readings.ts';
import { openerOf } from '../../tagging/predicates.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { opensObject } from '../../tagging/verbs.ts';
import type { Rule } from '../rule.ts';
import { found } from './forms.ts';
import { predicateRule, startOf } from './time-rules.ts';

/** Verbs that have no progressive in the present. */
const NEVER = new Set(
  'know understand believe want need prefer own belong consist contain possess seem resemble deserve matter cost agree disagree depend hate mean recognize recognise like exist'.split(
    ' ',
  ),
);
/** What is had, not done: "is having two sisters". */
const POSSESSED = new Set(
  `brother brothers sister sisters son sons daughter daughters child children cousin cousins car cars house flat apartment dog dogs cat cats eyes hair
money job bike phone friend friends garden rooms bedrooms floor floors windows idea computer laptop family pet pets nose beard`.split(
    /\s+/,
  ),
);
const PERCEPTIONS = new Set('taste smell sound'.split(' '));

const isShort = (token: Token | undefined): boolean => /^['’]/.test(token?.text ?? '');

/** "I am knowing", "the soup is tasting strange": a state has no progressive. */
const state = predicateRule('stateInProgressive', (tokens, predicates, index) => {
  const predicate = predicates[index];
  if (predicate?.form !== 'progressive') return;
  const { at, verb, base, subject, time, isNegated } = predicate;
  const main = tokens[verb];
  const after = tokens[verb + 1];
  if (!main || main.lower !== ingOf(base)) return;
  const isHaving = base === 'have' && time === 'present' && possessed(tokens, verb + 1);
  const isPerception =
    PERCEPTIONS.has(base) &&
    (can(after, R.JJ) || isWord(after, 'like', 'very', 'so', 'really')) &&
    !can(after, NOUN) &&
    subject.person === 3;
  const isState =
    NEVER.has(base) &&
    (time === 'present' ||
      !isWord(
        main,
        'wanting',
        'needing',
        'meaning',
        'preferring',
        'depending',
        'hating',
        'disagreeing',
        'agreeing',
        'costing',
      ));
  if (!isHaving && !isPerception && !isState) return;
  // "is a matter of knowing", "the main thing is knowing"
  if (
    isState &&
    !['i', 'you', 'he', 'she', 'we', 'they', 'it'].includes(tokens[subject.head]?.lower ?? '') &&
    !opensObject(after) &&
    !isWord(after, 'to', 'on', 'of', 'that', 'what', 'how')
  )
    return;
  if (
    isWord(main, 'meaning', 'liking', 'costing', 'hating', 'understanding') &&
    !['i', 'he', 'she', 'we', 'they'].includes(tokens[subject.head]?.lower ?? '') &&
    base !== 'cost'
  )
    return;
  if (isWord(main, 'liking', 'hating', 'costing') && isShort(tokens[at])) return;
  if (subject.number === 'unknown' && subject.person === 3) return;
  const isThird = subject.person === 3 && subject.number === 'singular';
  const start = isShort(tokens[at]) ? at - 1 : at;
  const lead = isShort(tokens[at]) ? `${tokens[at - 1]?.text ?? ''} ` : '';
  const middle = tokens
    .slice(at + 1, verb)
    .map(({ text }) => text)
    .join(' ');
  if (subject.from > at) return;
  if (isNegated) {
    const helper = time === 'past' ? 'did' : isThird ? 'does' : 'do';
    const fixes = isWord(tokens[at + 1], 'not')
      ? [`${helper} not ${base}`, `${helper}n't ${base}`]
      : [`${helper}n't ${base}`];
    return found(
      tokens,
      start,
      verb + 1,
      fixes.map((each) => lead + each),
    );
  }
  const form = time === 'past' ? pastForm(base) : isThird ? thirdPersonOf(base) : base;
  return found(tokens, start, verb + 1, [`${lead}${middle === '' ? '' : `${middle} `}${form}`]);
});
const PASTS: ReadonlyMap<string, string> = new Map([
  ['know', 'knew'],
  ['understand', 'understood'],
  ['believe', 'believed'],
  ['own', 'owned'],
  ['belong', 'belonged'],
  ['consist', 'consisted'],
  ['contain', 'contained'],
  ['possess', 'possessed'],
  ['seem', 'seemed'],
  ['resemble', 'resembled'],
  ['deserve', 'deserved'],
  ['matter', 'mattered'],
  ['recognize', 'recognized'],
  ['recognise', 'recognised'],
  ['like', 'liked'],
  ['exist', 'existed'],
  ['taste', 'tasted'],
  ['smell', 'smelled'],
  ['sound', 'sounded'],
]);
const pastForm = (base: string): string => PASTS.get(base) ?? base;

function possessed(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < from + 5; at += 1) {
    const token = tokens[at];
    if (!token || isPunctuation(token)) return false;
    if (POSSESSED.has(token.lower)) {
      const after = tokens[at + 1];
      return (
        !isWord(
          after,
          'over',
          'for',
          'round',
          'with',
          'trouble',
          'problems',
          'staying',
          'come',
          'coming',
          'visit',
          'serviced',
          'repaired',
          'fixed',
          'cut',
          'interview',
          'interviews',
          'party',
        ) && !can(after, NOUN | R.VBN | R.VBG)
      );
    }
    if (!can(token, R.DT | R.CD | R.QT | R.JJ | R.PRPS | R.NN) || is(token, R.PRPS)) return false;
  }
  return false;
}

/** Changes that go on: "is getting better every day". */
const CHANGES = new Set(
  'get become grow improve increase rise fall change decrease learn feel start begin go come look try think wonder hope run plan'.split(
    ' ',
  ),
);

const DAYS = new Set(
  'day morning evening week year month summer winter night weekend afternoon monday tuesday wednesday thursday friday saturday sunday'.split(
    ' ',
  ),
);

/** Whether the verb is followed by how often it happens: "every Sunday", "twice a week". */
function isRepeated(tokens: readonly Token[], verb: number): boolean {
  for (let at = verb + 1; at < tokens.length && !isPunctuation(tokens[at]) && !can(tokens[at], R.WH | R.SC); at += 1) {
    if (isWord(tokens[at], 'every') && DAYS.has(tokens[at + 1]?.lower ?? '')) return true;
    const isTimes =
      isWord(tokens[at], 'once', 'twice') || (is(tokens[at], R.CD) && isWord(tokens[at + 1], 'times', 'time'));
    const unit = isWord(tokens[at], 'once', 'twice') ? at + 2 : at + 3;
    if (isTimes && isWord(tokens[unit - 1], 'a', 'per') && DAYS.has(tokens[unit]?.lower ?? '')) return true;
  }
  return false;
}

/** "Usually I am getting up at six": habits take the simple present. */
const habit = predicateRule('habitInProgressive', (tokens, predicates, index) => {
  const predicate = predicates[index];
  if (predicate?.form !== 'progressive' || predicate.time !== 'present' || predicate.isNegated) return;
  const { at, verb, base, subject } = predicate;
  const start = startOf(predicate);
  const main = tokens[verb];
  if (
    subject.from > at ||
    !main ||
    can(main, R.JJ) ||
    (isWord(main, 'going') &&
      isWord(tokens[verb + 1], 'to') &&
      can(tokens[verb + 2], R.VB) &&
      !can(tokens[verb + 2], R.NN))
  )
    return;
  const isUsually =
    isWord(tokens[start - 1], 'usually', 'normally', 'generally') ||
    (isWord(tokens[start - 1], ',') && isWord(tokens[start - 2], 'usually', 'normally')) ||
    tokens.slice(at + 1, verb).some((each) => isWord(each, 'usually', 'normally', 'rarely', 'seldom', 'often')) ||
    isWord(tokens[start - 1], 'sometimes', 'often') ||
    tokens.slice(start, at).some((each) => isWord(each, 'usually', 'normally', 'sometimes', 'often')) ||
    isRepeated(tokens, verb);
  const isEvery =
    isWord(tokens[0], 'every') &&
    start <= 3 &&
    isWord(
      tokens[1],
      'day',
      'morning',
      'evening',
      'week',
      'year',
      'month',
      'summer',
      'winter',
      'night',
      'weekend',
      'monday',
      'saturday',
      'sunday',
      'friday',
    );
  if (!isUsually && !isEvery) return;
  const comma = tokens.findIndex((each, place) => place > verb && each.text === ',');
  if (
    tokens
      .slice(0, comma < 0 ? tokens.length : comma)
      .some((each) =>
        isWord(
          each,
          'when',
          'while',
          'this',
          'these',
          'now',
          'moment',
          'currently',
          'more',
          'better',
          'until',
          'already',
          'still',
        ),
      ) ||
    (CHANGES.has(base) && !isWord(tokens[verb + 1], 'up', 'to', 'dressed', 'home'))
  )
    return;
  if (subject.number === 'unknown' && subject.person === 3) return;
  const isThird = subject.person === 3 && subject.number === 'singular';
  const form = isThird ? thirdPersonOf(base) : base;
  const lead = isShort(tokens[at]) ? `${tokens[at - 1]?.text ?? ''} ` : '';
  const middle = tokens
    .slice(at + 1, verb)
    .map(({ text }) => `${text} `)
    .join('');
  return found(tokens, isShort(tokens[at]) ? at - 1 : at, verb + 1, [lead + middle + form]);
});

/** What can be seen to go on. */
const ACTIVITIES = new Set(
  `prepare cook sleep eat read play watch wait write talk rain snow wash paint sing dance run drive clean swim cry speak shower study repair fix fly
walk laugh smile climb bake knit paint draw shout bark leave sit ride fall drink`.split(/\s+/),
);

/** "Look! It snows", "at the moment she prepares": what goes on now takes the progressive. */
const now: Rule = {
  kind: 'tense',
  code: 'progressiveNow',
  *find(tokens, context) {
    const previous = context.previous?.tokens;
    const isCall =
      isWord(previous?.[0], 'look', 'listen', 'shh', 'quiet') ||
      (isWord(previous?.[0], 'be') && isWord(previous?.[1], 'quiet', 'careful'));
    const isShout =
      isCall &&
      previous !== undefined &&
      previous.length <= 7 &&
      (previous.at(-1)?.text === '!' || previous.length <= 3);
    for (const finding of nowIn(isShout).find(tokens, context)) yield finding;
  },
};
const nowIn = (isShout: boolean): Rule =>
  predicateRule('progressiveNow', (tokens, predicates, index) => {
    const predicate = predicates[index];
    if (predicate?.form !== 'simple' || predicate.time !== 'present') return;
    const { at, base, subject } = predicate;
    const isThird = subject.person === 3 && subject.number === 'singular';
    if (!ACTIVITIES.has(base) || (subject.number === 'unknown' && subject.person === 3)) return;
    const start = startOf(predicate);
    const isMoment = (from: number) =>
      isWord(tokens[from], 'at') &&
      isWord(tokens[from + 1], 'the', 'this') &&
      isWord(tokens[from + 2], 'moment') &&
      !isWord(tokens[from + 3], 'of', 'when');
    const isNow = (from: number) => isWord(tokens[from], 'right') && isWord(tokens[from + 1], 'now');
    const isFront =
      isMoment(start - 3) ||
      (isWord(tokens[start - 1], ',') && (isMoment(start - 4) || isNow(start - 3))) ||
      isNow(start - 2);
    let back = at + 1;
    while (back < at + 7 && back < tokens.length && !isMoment(back) && !isNow(back)) back += 1;
    const isBack = (isMoment(back) || isNow(back)) && predicates[index + 1] === undefined;
    const isHere = isShout && index === 0 && start === 0;
    const opener = openerOf(tokens, predicate);
    if (
      (!isFront && !isBack && !isHere) ||
      isWord(opener, 'who', 'that', 'which', 'if', 'when', 'unless', 'until', 'before', 'and', 'where')
    )
      return;
    if (tokens.some((each) => isWord(each, 'usually', 'always', 'every', 'never', 'often'))) return;
    const be = subject.person === 1 && subject.number === 'singular' ? 'am' : isThird ? 'is' : 'are';
    return found(tokens, at, at + 1, [`${be} ${ingOf(base)}`]);
  });

/** "When I was seeing the snake, I screamed": a moment takes the simple past. */
const moment = predicateRule('momentInProgressive', (tokens, predicates, index) => {
  const predicate = predicates[index];
  if (predicate?.form !== 'progressive' || predicate.time !== 'past' || predicate.isNegated) return;
  const { at, verb, base, subject } = predicate;
  const past: ReadonlyMap<string, string> = new Map([
    ['see', 'saw'],
    ['hear', 'heard'],
    ['notice', 'noticed'],
    ['find', 'found'],
    ['realize', 'realized'],
    ['realise', 'realised'],
    ['hit', 'hit'],
  ]);
  const fix = past.get(base);
  if (
    fix === undefined ||
    subject.from > at ||
    !isWord(openerOf(tokens, predicate), 'when', 'suddenly') ||
    isWord(tokens[verb + 1], 'out')
  )
    return;
  const next = predicates[index + 1];
  return (
    next?.time === 'past' &&
    next.form === 'simple' &&
    opensObject(tokens[verb + 1]) &&
    found(tokens, at, verb + 1, [fix])
  );
});

export const stateRules: readonly Rule[] = [state, habit, now, moment];
