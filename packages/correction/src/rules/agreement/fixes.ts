import { ingOf, pastOf } from '../../lexicon/inflect.ts';
import { R } from '../../lexicon/readings.ts';
import { isPastFrame, timeFrameOf } from '../../tagging/time-frame.ts';
import { can, isWord, type Token } from '../../tagging/token.ts';
import type { RuleContext } from '../rule.ts';
import type { Disagreement } from './disagreement.ts';

/** Actions that go on for a while: in a description of a picture they take the progressive. */
export const ACTIONS = new Set(
  `sit stand lie wear hold carry look walk run play eat drink swim paint wait talk speak read write cook ride watch sleep smile laugh
jump work use show point clean wash sing dance drive fly climb cross push pull bring take buy sell serve cut row fish feed hug kiss
point listen study draw throw catch kick help try wave explain tell ask build fix repair raise do shop sail ski skate bark rain snow
shine fall prepare pay choose pick put open close pass follow chase hide rest relax camp cycle`.split(/\s+/),
);

/**
 * The right forms of a verb that does not go with its subject, the most likely first. Among sentences of the past, "he go" is
 * "he went"; in the description of a picture, "he sit" is "he is sitting".
 */
export function fixesInContext(
  tokens: readonly Token[],
  { verb, subject, fix }: Disagreement,
  { previous, next, earlier }: RuleContext,
): string[] {
  const token = tokens[verb];
  if (!token?.verb || can(token, R.BE) || fix.startsWith("'")) return [fix];
  const own = timeFrameOf(tokens);
  const before = timeFrameOf(previous?.tokens);
  const after = timeFrameOf(next?.tokens);
  const isPastHere = own.past > 0 && own.present <= 1;
  const isNegated = isWord(tokens[verb + 1], "n't", 'not');
  const isTold = isPastFrame(before) && (isPastFrame(after) || !next || own.namesPast);
  const isNear = isPastFrame(before) || isPastFrame(after) || own.past > 0 || own.namesPast;
  const past = can(token, R.HAVE) ? 'had' : can(token, R.DO) ? 'did' : (pastOf(token.verb)[0] ?? '');
  const fixes = isNear ? (isPastHere || isTold || own.namesPast ? [past, fix] : [fix, past]) : [fix];
  // a story further up: the past is possible too
  if (!isNear && !isNegated && past !== '' && earlier.some((each) => isPastFrame(timeFrameOf(each.tokens))))
    fixes.push(past);
  const frames = [own, before, after];
  const isScene = own.past === 0 && frames.some((frame) => frame.progressive > 0 || frame.isScene);
  if (isScene && ACTIONS.has(token.verb) && !isNegated && subject.person === 3)
    fixes.push(`${subject.number === 'singular' ? 'is' : 'are'} ${ingOf(token.verb)}`);
  return fixes;
}
