import { ingOf } from '../../lexicon/inflect.ts';
import { NOUN, R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { looksBase, opensObject } from '../../tagging/verbs.ts';
import { type Rule, tokenRule } from '../rule.ts';
import { finding } from './auxiliaries.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** What a purpose is said of: "time for play", "too dark for read", "nothing for doing". */
const PURPOSE_NOUNS = words(`
time place places money nothing something anything everything reason reasons chance room way ways opportunity need there here back
far early late dark small big hard easy difficult good important enough expensive dangerous cold hot short long library park
go went come came going coming decided decide want work school home friends students people used use`);
/** Verbs that name an action after "for" though they are nouns as well. */
const DOUBLE = words(
  'play read watch relax run cut share study cook drink visit help talk walk swim rest wash travel drive wait look buy',
);

/** "They need time for play", "it is too dark for read", "nothing for doing": a purpose takes "to". */
const purpose = tokenRule('verb-form', 'gerundAfterPreposition', (tokens, index) => {
  if (!isWord(tokens[index], 'for')) return;
  const before = tokens[index - 1];
  const verb = tokens[index + 1];
  const after = tokens[index + 2];
  if (!verb?.verb || !before) return;
  const params = { preposition: 'for', verb: verb.text };
  if (can(verb, R.VBG) && verb.lower.endsWith('ing')) {
    const isNothing = isWord(before, 'nothing', 'something', 'anything', 'everything') && isPunctuation(after);
    return isNothing && { from: index, to: index + 2, fixes: [`to ${verb.verb}`], params };
  }
  if (!looksBase(verb) || !DOUBLE.has(verb.verb) || !PURPOSE_NOUNS.has(before.lower)) return;
  const isVerb =
    opensObject(after) ||
    isWord(after, 'with', 'alone', 'together', 'about') ||
    (is(after, R.NNS) && isWord(verb, 'play', 'read', 'watch', 'buy', 'cook', 'cut')) ||
    (isPunctuation(after) && isWord(verb, 'play', 'read', 'watch', 'relax', 'cook', 'swim', 'run', 'buy'));
  if (!isVerb) return;
  return { from: index, to: index + 2, fixes: [`to ${verb.verb}`, `for ${ingOf(verb.verb)}`], params };
});

/** Machines and tools are for doing something: "a machine for cut the grass". */
const TOOLS = words(
  'machine machines tool tools knife app brush cream pot pan place room thing things device bag box shoes glasses road pool art',
);
const tool = tokenRule('verb-form', 'gerundAfterPreposition', (tokens, index) => {
  const verb = tokens[index + 1];
  if (!isWord(tokens[index], 'for') || !TOOLS.has(tokens[index - 1]?.lower ?? '') || !looksBase(verb)) return;
  const after = tokens[index + 2];
  const isVerb =
    is(verb, R.VB) || opensObject(after) || (DOUBLE.has(verb.verb) && (isPunctuation(after) || is(after, NOUN)));
  if (!isVerb) return;
  const params = { preposition: 'for', verb: verb.text };
  return { from: index + 1, to: index + 2, fixes: [ingOf(verb.verb)], params };
});

/** Verbs and phrases that an -ing form follows, not a bare verb: "give up drink", "stop try". */
const ING_LEADS = words('enjoy avoid stop keep quit practise practice suggest consider');
const ACTIONS = words(`
try smoke drink cry laugh talk play walk dance cook drive travel swim run work eat buy use read write speak sing learn study complain shout
think watch visit sleep fight`);
const bareAfterGerundVerb = tokenRule('verb-form', 'gerundAfterVerb', (tokens, index) => {
  const base = tokens[index];
  const before = tokens[index - 1];
  if (!looksBase(base) || !ACTIONS.has(base.verb) || !before) return;
  const isGiveUp = isWord(before, 'up') && tokens[index - 2]?.verb === 'give';
  const isLead =
    before.verb !== undefined && ING_LEADS.has(before.verb) && can(before, R.VB | R.VBZ | R.VBD) && !can(before, R.VBG);
  if (!isGiveUp && !isLead) return;
  const after = tokens[index + 1];
  const isVerb =
    is(base, R.VB) ||
    opensObject(after) ||
    isGiveUp ||
    isWord(after, 'with', 'to', 'alcohol', 'cola', 'football', 'games');
  if (!isVerb || isWord(before, 'practice') || (isWord(before, 'stop') && can(tokens[index - 2], R.DT | R.NN))) return;
  const name = isGiveUp ? 'give up' : (before.verb ?? '');
  return { from: index, to: index + 1, fixes: [ingOf(base.verb)], params: { verb: name } };
});

/** Habits that one gives up: after "stop" they are no purpose: "my uncle stopped to smoke". */
const HABITS = words(
  'smoke swim cut use try worry believe exist wear work play produce attend practise pay sell study learn train go visit do speak',
);
const stopHabit = tokenRule('verb-form', 'gerundAfterVerb', (tokens, index) => {
  const stop = tokens[index - 1];
  const base = tokens[index + 1];
  if (!isWord(tokens[index], 'to') || stop?.verb !== 'stop' || !looksBase(base) || !HABITS.has(base.verb)) return;
  if (can(stop, R.NN) && !can(tokens[index - 2], R.PRP | R.MD | R.TO | R.RB | R.DO | R.NOT)) return;
  const after = tokens[index + 2];
  const isOnce = isWord(after, 'a', 'an', 'one') && isWord(base, 'smoke', 'pay', 'cut');
  return !isOnce && { from: index, to: index + 2, fixes: [ingOf(base.verb)], params: { verb: 'stop' } };
});

/** "go to hike" → go hiking. */
const GO = words('hike fish ski jog skate surf camp cycle dance swim');
const goActivity = tokenRule('verb-form', 'goActivity', (tokens, index) => {
  const base = tokens[index + 2];
  if (tokens[index]?.verb !== 'go' || !isWord(tokens[index + 1], 'to') || !looksBase(base) || !GO.has(base.verb))
    return;
  const after = tokens[index + 3];
  const isEnd = after === undefined || isPunctuation(after) || is(after, R.CC | R.SC | R.IN | R.WH);
  return isEnd && finding(tokens, index + 1, index + 3, [ingOf(base.verb)]);
});

const OBJECTS: ReadonlyMap<string, string> = new Map([
  ['i', 'me'],
  ['he', 'him'],
  ['she', 'her'],
  ['we', 'us'],
  ['they', 'them'],
]);

/** "I want she understands" → want her to understand; "expect everyone knows" → everyone to know. */
const wantClause = tokenRule('verb-form', 'clauseAfterVerb', (tokens, index) => {
  const want = tokens[index];
  const subject: Token | undefined = tokens[index + 1];
  const verb = tokens[index + 2];
  if (!want || !subject || !verb?.verb || !can(verb, R.VB | R.VBZ | R.BE) || can(verb, R.MD)) return;
  const object = OBJECTS.get(subject.lower);
  if (want.verb === 'want' && object !== undefined && !isWord(tokens[index - 1], 'what', 'they', 'that'))
    return finding(tokens, index + 1, index + 3, [`${object} to ${verb.verb}`]);
  const isAll = isWord(subject, 'everyone', 'everybody', 'somebody', 'someone', 'people', 'nobody');
  if (!isAll || !['want', 'expect', 'ask', 'allow', 'force'].includes(want.verb ?? '') || !can(verb, R.VBZ)) return;
  return finding(tokens, index + 2, index + 3, [`to ${verb.verb}`]);
});

export const purposeRules: readonly Rule[] = [stopHabit, bareAfterGerundVerb, goActivity, wantClause, tool, purpose];
