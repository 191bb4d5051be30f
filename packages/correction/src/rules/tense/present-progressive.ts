import { ingOf } from '../../lexicon/inflect.ts';
import { openerOf } from '../../tagging/predicates.ts';
import { isWord } from '../../tagging/token.ts';
import { opensObject } from '../../tagging/verbs.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { predicateRule, startOf } from './predicate-rule.ts';

/** What can be seen to go on. */
const ACTIVITIES = new Set(
  `prepare cook sleep eat read play watch wait write talk rain snow wash paint sing dance run drive clean swim cry speak shower study repair fix fly
walk laugh smile climb bake knit paint draw shout bark leave sit ride fall drink`.split(/\s+/),
);

/** "Look! It snows", "at the moment she prepares": what goes on now takes the progressive. */
export const now: Rule = {
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
    return finding(tokens, at, at + 1, [`${be} ${ingOf(base)}`]);
  });

/** "When I was seeing the snake, I screamed": a moment takes the simple past. */
export const moment = predicateRule('momentInProgressive', (tokens, predicates, index) => {
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
    finding(tokens, at, verb + 1, [fix])
  );
});
