import { ingOf, pastOf, thirdPersonOf } from '../../lexicon/inflect.ts';
import { R } from '../../lexicon/readings.ts';
import { openerOf, type Predicate, predicatesOf } from '../../tagging/predicates.ts';
import { isPastFrame, type TimeFrame, timeFrameOf } from '../../tagging/time-frame.ts';
import { can, is, isWord, type Token } from '../../tagging/token.ts';
import { isPerson, looksBase } from '../../tagging/verbs.ts';
import { ACTIONS } from '../agreement/fixes.ts';
import type { Finding, Rule, RuleContext } from '../rule.ts';
import { found, STATES, toPast } from './forms.ts';
import { startOf } from './time-rules.ts';

/** What happens at one moment. Others may be habits of today: "I bought a car, and I drive to work". */
const MOMENTS = new Set(
  `find fall lose break arrive forget throw catch steal die begin start stop finish bring decide notice wake jump hit shout cry
ask answer say tell give take see hear leave come buy sell send drop open close become feel meet get put pull push pick pass return
repair reserve order discover realise realize receive reach enter escape change turn move learn laugh run crash win
 invite choose appear disappear happen miss cut bite sit stand sing dance play talk listen carry repeat look
rain snow bark walk swim prepare compare wear sleep cook go eat drink make drive ride fly call help`.split(/\s+/),
);
/** Words of what is true now, or again and again. */
const NOW = new Set(
  `now today nowadays still usually often sometimes never always every tomorrow tonight currently these this if wish since ever until which
would could whenever normally generally mostly each`.split(/\s+/),
);
/** Of these, the words that a story of the past has as well, at another verb. */
const HABITS = new Set('usually often sometimes never always every'.split(' '));
/** What people do now and then, today as in a story. */
const _PASTIMES = new Set(
  'laugh cook eat drink drive ride swim walk play sing dance help call talk sleep wear compare look run fly meet feel buy get see hear go come make'.split(
    ' ',
  ),
);
/** With these the perfect is right. */
const PERFECT_TIMES = new Set('since for already yet ever never just recently always so lately now'.split(' '));
/** Verbs of the writer's mind in the present: "I think", "I remember". */
const MIND = new Set(
  'think know believe remember hope guess mean suppose want need like love hate wish understand agree imagine prefer feel miss recommend'.split(
    ' ',
  ),
);
/** After these the tense is a matter of its own: "the man who lives", "he said that". */
const BINDS = new Set('that which who whose if unless what how why where than as whether'.split(' '));

interface Frames {
  own: TimeFrame;
  before: TimeFrame;
  after: TimeFrame;
}

/** How sure it is that a sentence tells of the past: the verbs around, in it and the time it names. */
function certainty({ own, before, after }: Frames): number {
  const others = own.past > 0 && own.present <= 1 ? 1 : 0;
  const clash = own.present > 1 ? -2 : 0;
  const around = (isPastFrame(before) ? 1 : 0) + (isPastFrame(after) ? 1 : 0);
  return others + clash + around + (own.namesPast ? 2 : 0);
}

const framesOf = (tokens: readonly Token[], { previous, next }: RuleContext): Frames => ({
  own: timeFrameOf(tokens),
  before: timeFrameOf(previous?.tokens),
  after: timeFrameOf(next?.tokens),
});

const hasQuote = (tokens: readonly Token[]): boolean => tokens.some(({ text }) => /^["“”]$/.test(text));

const DAYS = new Set(
  'day time evening morning night afternoon weekend summer winter spring autumn year month week'.split(' '),
);
const STARTS = new Set('once suddenly then afterwards later'.split(' '));

/** Whether the sentence begins like the next step of a story: "One day", "After two hours", "Then". */
function isNextStep(tokens: readonly Token[]): boolean {
  const [first, second, third] = tokens;
  if (STARTS.has(first?.lower ?? '')) return true;
  if (isWord(first, 'one', 'that') && DAYS.has(second?.lower ?? '')) return true;
  if (isWord(first, 'at') && isWord(second, 'first')) return true;
  if (isWord(first, 'in', 'at', 'on') && isWord(second, 'the', 'that'))
    return DAYS.has(third?.lower ?? '') || isWord(third, 'end', 'beginning', 'middle');
  return isWord(first, 'after') && (is(second, R.CD) || isWord(second, 'that', 'this', 'a', 'some'));
}

/** Whether the verb may be one of a story: it is in a main clause, and nothing says that it is true now. */
function isTold(tokens: readonly Token[], predicate: Predicate): boolean {
  if (hasQuote(tokens) || tokens.at(-1)?.text === '?') return false;
  const start = startOf(predicate);
  const isNow = tokens.some(
    ({ lower }, at) => NOW.has(lower) && !(HABITS.has(lower) && (at < start - 2 || at > start + 8)),
  );
  if (isNow || isWord(tokens[predicate.subject.head], 'you')) return false;
  return !BINDS.has(openerOf(tokens, predicate)?.lower ?? '') && predicate.subject.from <= predicate.at;
}

/** "I lost my bag. I ask a man, but he didn't know": a verb of the present in a story of the past. */
export const presentInStory: Rule = {
  kind: 'tense',
  code: 'presentInStory',
  *find(tokens, context) {
    const predicates = predicatesOf(tokens);
    if (!predicates.some(({ time }) => time === 'present')) return;
    const frames = framesOf(tokens, context);
    const sure = certainty(frames);
    if (sure < 2) return;
    const isStep = frames.own.past > 0 || frames.own.namesPast || isNextStep(tokens) || isWord(tokens[3], 'later');
    for (const predicate of predicates) {
      if (predicate.time !== 'present' || !isTold(tokens, predicate)) continue;
      const { form, base, at } = predicate;
      const isAction = form === 'simple' && MOMENTS.has(base) && !(MIND.has(base) && sure < 3);
      const isHelped = form === 'do' && sure > 2 && !MIND.has(base);
      const isOver =
        form === 'perfect' &&
        !predicate.isNegated &&
        (isWord(openerOf(tokens, predicate), 'when', 'after', 'before') || (sure > 1 && frames.own.past === 0)) &&
        !tokens.some(({ lower }) => PERFECT_TIMES.has(lower));
      const isAble =
        form === 'modal' &&
        isWord(tokens[at], 'can', 'ca', 'must') &&
        sure > 2 &&
        !isWord(tokens[at + 1], 'tell', 'say', 'see', 'have') &&
        frames.own.past > 0 &&
        !tokens.some(({ lower }) => lower === 'so');
      if (!isAction && !isHelped && !isAble && !isOver) continue;
      const lacksS = needsS(predicate) && looksBase(tokens[at]);
      if (!isStep && !lacksS && !isHelped) continue;
      const past = toPast(tokens, predicate);
      if (past) yield withPresent(past, predicate, form === 'simple');
    }
  },
};

/** The past form and, where the verb lacks its -s, the present one. */
const withPresent = (past: Finding, predicate: Predicate, isSimple: boolean): Finding =>
  isSimple && needsS(predicate) ? { ...past, fixes: [...past.fixes, thirdPersonOf(predicate.base)] } : past;
const needsS = ({ subject }: Predicate): boolean => subject.person === 3 && subject.number === 'singular';

/** "We talked and laugh", "he changed the wheel and repair the brakes": verbs joined by "and" share their tense. */
export const secondInStory: Rule = {
  kind: 'tense',
  code: 'sameTenseInStory',
  *find(tokens, context) {
    const { own } = framesOf(tokens, context);
    if (own.past === 0 || own.present > 0 || hasQuote(tokens)) return;
    for (let index = 2; index < tokens.length; index += 1) {
      if (!isWord(tokens[index - 1], 'and')) continue;
      const verb = tokens[index];
      if (!looksBase(verb) || can(verb, R.VBD | R.VBN | R.BE | R.HAVE | R.DO)) continue;
      const isObject = is(tokens[index + 1], R.DT | R.PRPS | R.PRPO);
      if (!(isObject || MOMENTS.has(verb.verb)) || !isSecondVerb(tokens, index)) continue;
      yield found(tokens, index, index + 1, [pastOf(verb.verb)[0] ?? '']);
    }
  },
};

/** Whether the base form after "and" goes with a verb in the past, not with an infinitive or as a noun. */
function isSecondVerb(tokens: readonly Token[], index: number): boolean {
  const verb = tokens[index];
  const after = tokens[index + 1];
  const isVerb =
    is(verb, R.VB) ||
    is(after, R.DT | R.PRPS | R.PRPO) ||
    isWord(after, 'it', 'a', 'the', 'to', 'at', 'out') ||
    (can(after, R.NNS) && can(tokens[index - 2], R.NNS) && !can(verb, R.JJ)) ||
    (isWord(tokens[index - 2], 'talked', 'sat', 'ate', 'sang', 'danced') && can(verb, R.VB));
  if (!isVerb) return false;
  for (let at = index - 2; at >= 0; at -= 1) {
    const token = tokens[at];
    if (is(token, R.VBD) || isWord(token, 'had') || (can(token, R.VBD) && can(tokens[at - 1], R.PRP))) return true;
    if (can(token, R.MD | R.DO | R.WH | R.TO) && !(can(token, R.IN) && !can(tokens[at + 1], R.VB))) return false;
    if (isWord(token, ',', "'d")) return false;
    if (isWord(token, 'let', 'make', 'made', 'help', 'helped', 'see', 'watch', 'heard', 'used', 'that')) return false;
    if (can(token, R.VBD) && is(tokens[at + 1], R.DT | R.PRPS | R.PRPO | R.IN)) return true;
  }
  return false;
}

/** Verbs of a moment or a state of a story, whose progressive is wrong in the past: "we were sitting at the same table". */
const LASTED = new Set(
  'have like sing call tell say give take move cost show ask buy lose shout wash want need know'.split(' '),
);

/** "My grandmother was singing it when I was small": an action that was repeated or over takes the simple past. */
export const progressiveInStory: Rule = {
  kind: 'tense',
  code: 'progressiveInStory',
  *find(tokens) {
    const predicates = predicatesOf(tokens);
    for (const predicate of predicates) {
      const { form, time, base, at, verb, subject, isNegated } = predicate;
      if (form !== 'progressive' || time !== 'past' || isNegated || subject.from > at) continue;
      const between = tokens.slice(at + 1, verb);
      const adverb = between.find((token) => isWord(token, 'never', 'often', 'usually', 'sometimes'));
      const isRepeated =
        adverb !== undefined ||
        (LASTED.has(base) &&
          tokens.slice(verb).some((token) => isWord(token, 'every', 'often', 'always', 'sometimes')));
      const isHad =
        base === 'have' && isWord(tokens[verb + 1], 'a', 'an', 'no', 'the', 'many') && isOwned(tokens, verb);
      if ((!isRepeated && !isHad) || (adverb && tokens.some((token) => isWord(token, 'when', 'while')))) continue;
      const past = base === 'have' ? 'had' : (pastOf(base)[0] ?? '');
      yield found(tokens, at, verb + 1, [...between.map(({ text }) => text), past].reduce<string[]>(joined, []));
    }
  },
};
const joined = (all: string[], word: string): string[] => [all.length === 0 ? word : `${all[0]} ${word}`];

/** What one has for long, or as an illness: "had the flu", "had a dog". */
const OWNED = new Set(
  'dog cat car bike house flat garden flu cold fever headache headaches cancer idea problem problems hair eyes sister brother job phone computer'.split(
    ' ',
  ),
);
const isOwned = (tokens: readonly Token[], verb: number): boolean =>
  tokens.slice(verb + 2, verb + 5).some(({ lower }) => OWNED.has(lower));

/** "A man sits on a bench" in the description of a picture: what goes on takes the progressive. */
export const sceneInPresent: Rule = {
  kind: 'tense',
  code: 'progressiveInPicture',
  *find(tokens, context) {
    const { own, before, after } = framesOf(tokens, context);
    const isScene = own.isScene || before.isScene || after.isScene;
    const goesOn = own.progressive + before.progressive + after.progressive > 0;
    if (!isScene || !goesOn || own.past + before.past + after.past > 0 || hasQuote(tokens)) return;
    if (tokens.some(({ lower }) => NOW.has(lower) && lower !== 'this' && lower !== 'these')) return;
    for (const predicate of predicatesOf(tokens)) {
      const { form, time, base, at, subject } = predicate;
      if (form !== 'simple' || time !== 'present' || subject.person !== 3 || !ACTIONS.has(base) || STATES.has(base))
        continue;
      if (
        isWord(tokens[at], 'look', 'looks', 'show', 'shows', 'work', 'works', 'open', 'close', 'help') ||
        subject.number === 'unknown' ||
        !(isPerson(tokens[subject.head]) || is(tokens[subject.head], R.PRP))
      )
        continue;
      const opener = openerOf(tokens, predicate);
      if (BINDS.has(opener?.lower ?? '') || isWord(opener, 'because', 'when') || startOf(predicate) > 8) continue;
      const be = subject.number === 'singular' ? 'is' : 'are';
      yield found(tokens, at, at + 1, [`${be} ${ingOf(base)}`]);
    }
  },
};

export const storyRules: readonly Rule[] = [presentInStory, secondInStory, progressiveInStory, sceneInPresent];
