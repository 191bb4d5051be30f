import { R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { isPerson, isVerbHere } from '../../tagging/verbs.ts';
import { type Finding, type Rule, tokenRule } from '../rule.ts';
import { antecedentsBefore } from './antecedents.ts';
import { FEMALE, MALE } from './tables.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

const replaced = (tokens: readonly Token[], at: number, ...fixes: readonly string[]): Finding => ({
  from: at,
  to: at + 1,
  fixes,
  params: { wrong: tokens[at]?.text ?? '', right: fixes[0] ?? '' },
});

const TO_FEMALE: ReadonlyMap<string, string> = new Map(
  Object.entries({ he: 'she', his: 'her', him: 'her', himself: 'herself' }),
);
const TO_MALE: ReadonlyMap<string, string> = new Map(Object.entries({ she: 'he', hers: 'his', herself: 'himself' }));

/** "my grandmother …, and I go with him": only people of the other gender have been named in the paragraph. */
export const otherGender = tokenRule('pronoun', 'otherGender', (tokens, index, context) => {
  const token = tokens[index];
  const lower = token?.lower ?? '';
  const isHer = lower === 'her';
  const female = TO_FEMALE.get(lower);
  const male = isHer
    ? can(token, R.PRPS) && can(tokens[index + 1], R.NN | R.NNS | R.JJ)
      ? 'his'
      : 'him'
    : TO_MALE.get(lower);
  if (female === undefined && male === undefined) return null;
  const { hasMale, hasFemale, hasGenderedNoun, hasOther } = antecedentsBefore(tokens, index, context);
  if (hasOther || hasMale === hasFemale || !hasGenderedNoun) return null;
  // "her husband", "his mother": the person is named after the pronoun
  const next = tokens[index + 1]?.noun ?? '';
  if (MALE.has(next) || FEMALE.has(next)) return null;
  if (female !== undefined) return hasFemale ? replaced(tokens, index, female) : null;
  return hasMale && male !== undefined ? replaced(tokens, index, male) : null;
});

/** Verbs whose object is a thing. */
const FOR_THINGS = set(`
use repair fix wash clean buy sell wear open close cook eat drink read cut boil fry bake throw lock
print download install plug switch rent drive ride charge recycle iron sew peel mix pour
`);

/** "the oven is broken, and we repair him": nobody has been named. */
export const personForThing = tokenRule('pronoun', 'personForThing', (tokens, index, context) => {
  const token = tokens[index];
  if (!token || !isWord(token, 'him', 'her') || (can(token, R.PRPS) && !is(token, R.PRPO))) return null;
  const verb = tokens[index - 1];
  if (!verb?.verb || !FOR_THINGS.has(verb.verb) || can(tokens[index + 1], R.NN | R.NNS | R.DT)) return null;
  const { hasMale, hasFemale, hasOther } = antecedentsBefore(tokens, index, context);
  if (hasOther || (token.lower === 'him' ? hasMale : hasFemale)) return null;
  return replaced(tokens, index, 'it');
});

/** Verbs with a concrete object, so that "it" means no fact: "cook it", but not "know it". */
const _CONCRETE = set(`
cook cut fry boil wash clean put bring buy sell eat drink read write wear keep throw collect repair fix carry open
close plant grow rent give send hang fold dry peel mix add bake serve visit lend borrow return choose pick paint draw learn
hold count check forget
`);
const TIMES = set(
  'euro dollar pound time day week month year morning evening afternoon night minute hour weekend summer winter spring autumn home school work',
);

/** Whether the nouns named in these tokens are things in the plural only. 0: none are named. */
function _pluralsOf(tokens: readonly Token[]): number {
  let plurals = 0;
  for (const [at, token] of tokens.entries()) {
    if (is(token, R.NNP)) return -1;
    if (/^(?:it|this|that|something|everything|nothing|one)$/.test(token.lower)) return -1;
    if (can(token, R.NN) && !TIMES.has(token.lower) && !can(token, R.PRP | R.IN) && !isVerbHere(tokens, at)) return -1;
    if (isPerson(token)) continue;
    if (is(token, R.NNS) && token.noun !== token.lower && !TIMES.has(token.noun ?? '')) plurals += 1;
  }
  return plurals;
}

/** Whether "it" after a verb points to something named before: no clause or adjective follows. */
const _endsObject = (token: Token | undefined): boolean =>
  token === undefined ||
  isPunctuation(token) ||
  is(token, R.IN | R.CC | R.SC | R.RB) ||
  isWord(token, 'every', 'to', 'on', 'in', 'with');

/** What two or more people do to one another. */
const RECIPROCAL = set(
  'call meet see help know visit text phone hug kiss greet understand miss support trust love teach write email invite',
);
const EACH_OTHER = 'each other';

/** "we call us every Sunday", "they help themselves" of two people. */
export const eachOther = tokenRule('pronoun', 'eachOther', (tokens, index) => {
  const token = tokens[index];
  if (isWord(token, 'others') && isWord(tokens[index - 1], 'each')) return replaced(tokens, index, 'other');
  const verb = tokens[index - 1];
  if (!verb?.verb || !can(verb, R.VB | R.VBD)) return null;
  let at = index - 2;
  while (is(tokens[at], R.RB | R.MD | R.NOT | R.DO | R.TO)) at -= 1;
  const subject = tokens[at];
  const isSame =
    (isWord(subject, 'we') && isWord(token, 'us')) || (isWord(subject, 'they') && isWord(token, 'themselves'));
  if (!isSame || !(RECIPROCAL.has(verb.verb) || isWord(token, 'us'))) return null;
  if (/^(?:let|give|get|bring|make)$/.test(verb.verb) || can(tokens[at - 1], R.NN | R.NNS | R.WH)) return null;
  return RECIPROCAL.has(verb.verb)
    ? replaced(tokens, index, EACH_OTHER, 'one another')
    : replaced(tokens, index, 'ourselves', EACH_OTHER);
});

/** Verbs that English uses without "myself", though other languages have a pronoun there. */
const NOT_REFLEXIVE = set(
  'feel relax rest concentrate sit stand fall wake remember complain hurry worry focus move walk lie',
);
const OWN_OBJECT: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    i: ['me', 'myself'],
    we: ['us', 'ourselves'],
    he: ['himself'],
    she: ['herself'],
    they: ['themselves'],
    you: ['yourself', 'yourselves'],
  }),
);

/** "I feel me better", "I can rest me". */
export const notReflexive = tokenRule('pronoun', 'notReflexive', (tokens, index) => {
  const token = tokens[index];
  const verb = tokens[index - 1];
  if (!token || !verb?.verb || !NOT_REFLEXIVE.has(verb.verb)) return null;
  let at = index - 2;
  while (is(tokens[at], R.RB | R.MD | R.NOT | R.DO | R.TO) || isWord(tokens[at], 'want', 'need')) at -= 1;
  const subject = tokens[at]?.lower ?? '';
  if (!OWN_OBJECT.get(subject)?.includes(token.lower)) return null;
  const after = tokens[index + 1];
  const isEnd =
    isPunctuation(after) ||
    is(after, R.JJ | R.RB | R.IN | R.CC | R.SC | R.JJR) ||
    can(after, R.JJR) ||
    isWord(after, 'on', 'in', 'at', 'down', 'up', 'like');
  // "feel myself falling", "stand them up"
  if (!isEnd || (isWord(verb, 'felt', 'feel', 'feels') && can(after, R.VBG)) || isWord(token, 'them')) return null;
  return replaced(tokens, index, '');
});

export const referenceRules: readonly Rule[] = [eachOther, notReflexive, otherGender, personForThing];
