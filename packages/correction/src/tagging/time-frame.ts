import { R } from '../lexicon/readings.ts';
import { predicatesOf } from './predicates.ts';
import { can, is, isWord, type Token } from './token.ts';

/** How many verbs of a sentence are in the past and in the present, as far as that is certain. */
export interface TimeFrame {
  past: number;
  present: number;
  /** Whether the sentence names a time that is over: "last week", "two days ago". */
  namesPast: boolean;
  /** Whether it tells what goes on: "is sitting". */
  progressive: number;
  /** Whether it describes a picture: "on the left", "I can see". */
  isScene: boolean;
}

const NONE: TimeFrame = { past: 0, present: 0, namesPast: false, progressive: 0, isScene: false };
const LAST = new Set(
  'night week weekend month year summer winter spring autumn monday tuesday friday sunday'.split(' '),
);
const PRESENT_FORMS = new Set("am is are has does 'm 're 's".split(' '));
const UNREAL = new Set('if wish would could unless'.split(' '));

const SCENE_NOUNS = new Set('picture photo photograph image left right middle background foreground'.split(' '));
const isScenic = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ lower }, at) =>
      (SCENE_NOUNS.has(lower) && isWord(tokens[at - 1], 'the', 'this')) ||
      (lower === 'see' && isWord(tokens[at - 1], 'i', 'can') && tokens.length > at + 2 && at < 4) ||
      (lower === 'front' && isWord(tokens[at - 1], 'in')),
  );

/** "and performed short plays": a past form that is joined to another verb. */
const isPastAfterAnd = (tokens: readonly Token[], at: number): boolean =>
  is(tokens[at], R.VBD | R.VBN) && isWord(tokens[at - 1], 'and', 'then') && !can(tokens[at - 2], R.VBN | R.JJ);

function read(tokens: readonly Token[]): TimeFrame {
  if (tokens.some(({ lower }) => UNREAL.has(lower))) return { ...NONE, present: 1 };
  const known = new Map(predicatesOf(tokens).map((each) => [each.at, each]));
  let past = 0;
  let present = 0;
  let progressive = 0;
  let namesPast = false;
  let isQuoted = false;
  for (const [at, token] of tokens.entries()) {
    if (/^["“”]$/.test(token.text)) isQuoted = !isQuoted;
    if (isQuoted) continue;
    const predicate = known.get(at);
    if (isWord(token, 'ago', 'yesterday') || (isWord(token, 'last', 'past') && LAST.has(tokens[at + 1]?.lower ?? '')))
      namesPast = true;
    if (is(token, R.VBD | R.BE | R.HAVE | R.DO | R.VBN) && isWord(token, 'was', 'were', 'did', 'had')) past += 1;
    else if (
      is(token, R.VBD) ||
      isPastAfterAnd(tokens, at) ||
      (predicate?.form === 'simple' && predicate.time === 'past')
    )
      past += 1;
    else if (PRESENT_FORMS.has(token.lower) && !can(token, R.POS)) {
      present += 1;
      if (can(tokens[at + 1], R.VBG)) progressive += 1;
    } else if (is(token, R.VBZ) || (predicate?.time === 'present' && predicate.form !== 'modal')) present += 1;
  }
  return { past, present, namesPast, progressive, isScene: isScenic(tokens) };
}

const cache = new WeakMap<readonly Token[], TimeFrame>();

/** The time of a sentence's verbs. */
export function timeFrameOf(tokens: readonly Token[] | undefined): TimeFrame {
  if (!tokens) return NONE;
  const known = cache.get(tokens);
  if (known) return known;
  const frame = read(tokens);
  cache.set(tokens, frame);
  return frame;
}

/** Whether a sentence tells of the past only. */
export const isPastFrame = ({ past, present }: TimeFrame): boolean => past > 0 && present === 0;
