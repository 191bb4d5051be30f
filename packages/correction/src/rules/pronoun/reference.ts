import { NOUN, R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { finding } from '../finding.ts';
import { type Finding, type Rule, tokenRule } from '../rule.ts';
import { antecedentsBefore } from './antecedents.ts';
import { FEMALE, MALE } from './tables.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

const replaced = (tokens: readonly Token[], at: number, ...fixes: readonly string[]): Finding =>
  finding(tokens, at, at + 1, fixes);

const TO_FEMALE: ReadonlyMap<string, string> = new Map(
  Object.entries({ he: 'she', his: 'her', him: 'her', himself: 'herself' }),
);
const TO_MALE: ReadonlyMap<string, string> = new Map(Object.entries({ she: 'he', herself: 'himself' }));

/** Whether the pronoun may mean somebody who is not named: "My grandmother told me that he", "When the waitress came he". */
function isSomebodyElse(tokens: readonly Token[], index: number): boolean {
  if (!isWord(tokens[index], 'he', 'she')) return false;
  const after = tokens[index + 1];
  if (isWord(after, 'said', 'asked', 'says', 'replied', 'thought')) return true;
  const named = tokens
    .slice(0, index)
    .findLastIndex((each) => MALE.has(each.noun ?? '') || FEMALE.has(each.noun ?? ''));
  if (named < 0) return false;
  return !isWord(tokens[index - 1], 'and', 'but', 'because', 'so', 'or');
}

/** "my grandmother …, and I go with him": only people of the other gender have been named in the paragraph. */
export const otherGender = tokenRule('pronoun', 'otherGender', (tokens, index, context) => {
  const token = tokens[index];
  const lower = token?.lower ?? '';
  const female = TO_FEMALE.get(lower);
  const male = TO_MALE.get(lower);
  // "the woman he marries": somebody else, who is not named
  if ((female === undefined && male === undefined) || can(tokens[index - 1], NOUN)) return null;
  const { hasMale, hasFemale, hasGenderedNoun, hasOther } = antecedentsBefore(tokens, index, context);
  if (hasOther || hasMale === hasFemale || !hasGenderedNoun) return null;
  // "her husband", "his mother": the person is named after the pronoun
  const next = tokens[index + 1]?.noun ?? '';
  if (MALE.has(next) || FEMALE.has(next)) return null;
  if (isSomebodyElse(tokens, index)) return null;
  const fix = hasFemale ? female : male;
  return fix === undefined ? null : replaced(tokens, index, fix);
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
