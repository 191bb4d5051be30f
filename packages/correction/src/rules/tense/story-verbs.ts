import { pastOf, thirdPersonOf } from '../../lexicon/inflect.ts';
import { R } from '../../lexicon/readings.ts';
import { openerOf, type Predicate, predicatesOf } from '../../tagging/predicates.ts';
import { isPastFrame } from '../../tagging/time-frame.ts';
import { can, is, isWord, type Token } from '../../tagging/token.ts';
import { looksBase } from '../../tagging/verbs.ts';
import { finding } from '../finding.ts';
import type { Finding, Rule } from '../rule.ts';
import { toPast } from './forms.ts';
import { startOf } from './predicate-rule.ts';
import { BINDS, type Frames, framesOf, hasQuote, NOW } from './story-times.ts';

/** What happens at one moment. Others may be habits of today: "I bought a car, and I drive to work". */
const MOMENTS = new Set(
  `find fall lose break arrive forget throw catch steal die begin start stop finish bring decide notice wake jump hit shout cry
ask answer say tell give take see hear leave come buy sell send drop open close become feel meet get put pull push pick pass return
repair reserve order discover realise realize receive reach enter escape change turn move learn laugh run crash win
 invite choose appear disappear happen miss cut bite sit stand sing dance play talk listen carry repeat look
rain snow bark walk swim prepare compare wear sleep cook go eat drink make drive ride fly call help`.split(/\s+/),
);

/** Of these, the words that a story of the past has as well, at another verb. */
const HABITS = new Set('usually often sometimes never always every'.split(' '));

/** With these the perfect is right. */
const PERFECT_TIMES = new Set(
  'since for already yet ever never just recently always so lately now over past last century decade decades'.split(
    ' ',
  ),
);

/** Verbs of the writer's mind in the present: "I think", "I remember". */
const MIND = new Set(
  'think know believe remember hope guess mean suppose want need like love hate wish understand agree imagine prefer feel miss recommend'.split(
    ' ',
  ),
);

/** How sure it is that a sentence tells of the past: the verbs around, in it and the time it names. */
function certainty({ own, before, after }: Frames): number {
  const others = own.past > 0 && own.present <= 1 ? 1 : 0;
  const clash = own.present > 1 ? -2 : 0;
  const around = (isPastFrame(before) ? 1 : 0) + (isPastFrame(after) ? 1 : 0);
  return others + clash + around + (own.namesPast ? 2 : 0);
}

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
  // "I must admit I see", "artists who sell"
  if (tokens.slice(0, predicate.at).some((each) => isWord(each, 'must', 'who', 'that', 'which'))) return false;
  const isNow = tokens.some(
    ({ lower }, at) => NOW.has(lower) && !(HABITS.has(lower) && (at < start - 2 || at > start + 8)),
  );
  if (isNow || isWord(tokens[predicate.subject.head], 'you')) return false;
  return !BINDS.has(openerOf(tokens, predicate)?.lower ?? '') && predicate.subject.from <= predicate.at;
}

/** Whether a verb in the past is the writer's own, not one of a clause like "the plans that came" or "where they were". */
function isMainPast(tokens: readonly Token[], predicate: Predicate): boolean {
  if (predicate.time !== 'past') return false;
  const opener = openerOf(tokens, predicate);
  return !BINDS.has(opener?.lower ?? '') && !can(opener, R.VB | R.VBZ | R.WH);
}

/** "I lost my bag. I ask a man, but he didn't know": a verb of the present in a story of the past. */
export const presentInStory: Rule = {
  kind: 'tense',
  code: 'presentInStory',
  *find(tokens, context) {
    const predicates = predicatesOf(tokens);
    if (!predicates.some(({ time }) => time === 'present')) return;
    const frames = framesOf(tokens, context);
    // "I am careful. I say sorry": the sentence before is in the present
    const isPresentBefore = frames.before.present > 0 && frames.before.past === 0;
    if (isPresentBefore && !frames.own.namesPast && isWord(tokens[0], 'i', 'we')) return;
    const sure = certainty(frames);
    if (sure < 2) return;
    const isStep =
      predicates.some((each) => isMainPast(tokens, each)) ||
      frames.own.namesPast ||
      isNextStep(tokens) ||
      isWord(tokens[3], 'later');
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
        !isWord(tokens[at + 1], 'tell', 'say', 'see', 'have', 'admit', 'confess', 'add', 'be') &&
        frames.own.past > 0 &&
        (frames.own.namesPast || !isWord(tokens[at], 'ca', 'can')) &&
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
      yield finding(tokens, index, index + 1, [pastOf(verb.verb)[0] ?? '']);
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
    if (isWord(token, ',', "'d")) return false;
    if (isWord(token, 'put', 'cut', 'let', 'hit', 'set', 'read', 'shut')) continue;
    if (is(token, R.VBD) || isWord(token, 'had') || (can(token, R.VBD) && can(tokens[at - 1], R.PRP))) return true;
    if (can(token, R.MD | R.DO | R.WH | R.TO) && !(can(token, R.IN) && !can(tokens[at + 1], R.VB))) return false;
    if (isWord(token, 'let', 'make', 'made', 'help', 'helped', 'see', 'watch', 'heard', 'used', 'that')) return false;
    if (can(token, R.VBD) && is(tokens[at + 1], R.DT | R.PRPS | R.PRPO | R.IN)) return true;
  }
  return false;
}
