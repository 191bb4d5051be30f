import { R } from '../../lexicon/readings.ts';
import { can, is, isWord, type Token } from '../../tagging/token.ts';
import type { RuleContext } from '../rule.ts';
import { FEMALE, MALE, NEUTRAL, PLURAL_PEOPLE } from './tables.ts';

/** Whom or what a personal pronoun may mean, among what a paragraph has named so far. */
export interface Antecedents {
  hasMale: boolean;
  hasFemale: boolean;
  /** Whether a noun such as "grandmother" has been used, not only pronouns. */
  hasGenderedNoun: boolean;
  /** Someone whose gender the word does not tell: a name, a friend, an animal. */
  hasOther: boolean;
}

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

const MALE_PRONOUNS = set('he him his himself');
const FEMALE_PRONOUNS = set('she her hers herself');
const ANIMALS = set(`
dog cat horse bird animal puppy kitten rabbit fish elephant baby cow pig tortoise parrot hamster donkey goat sheep lion tiger bear
monkey panda mouse rat turtle duck hen chicken snake wolf fox pet dolphin whale ghost god hero character robot
`);
const INDEFINITE = set('who someone somebody everyone everybody anyone anybody nobody one another other each whoever');
/** Names that are no persons: days, months, and words for peoples and languages. */
const NOT_PEOPLE =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|english|[a-z]+ese|[a-z]+ish|new|year|christmas|internet)$/;

/** Whether a noun only says what someone is: "my mother is a nurse". */
const isPredicate = (tokens: readonly Token[], index: number): boolean =>
  can(tokens[index - 1], R.BE) || (isWord(tokens[index - 1], 'a', 'an') && can(tokens[index - 2], R.BE));

function note(found: Antecedents, tokens: readonly Token[], index: number): void {
  const token = tokens[index];
  if (!token || isPredicate(tokens, index)) return;
  const { lower } = token;
  const noun = token.noun ?? lower;
  if ((MALE.has(noun) || FEMALE.has(noun)) && noun !== lower) found.hasOther = true;
  if (MALE.has(noun) || FEMALE.has(noun)) found.hasGenderedNoun = true;
  if (MALE.has(noun) || MALE_PRONOUNS.has(lower)) found.hasMale = true;
  else if (FEMALE.has(noun) || FEMALE_PRONOUNS.has(lower)) found.hasFemale = true;
  else if (NEUTRAL.has(noun) || ANIMALS.has(noun) || INDEFINITE.has(lower)) found.hasOther = true;
  else if (is(token, R.NNP) && !NOT_PEOPLE.test(lower)) found.hasOther = true;
  else if (PLURAL_PEOPLE.has(lower) && lower !== 'parents' && lower !== 'people') found.hasOther = true;
}

/** Tokens of one sentence that are looked at, so that endless sentences stay fast. */
const LONGEST_LOOK_BACK = 200;

/** What the paragraph has named before the token at an index. */
export function antecedentsBefore(tokens: readonly Token[], index: number, { earlier }: RuleContext): Antecedents {
  const found: Antecedents = { hasMale: false, hasFemale: false, hasGenderedNoun: false, hasOther: false };
  for (const sentence of earlier)
    for (let at = 0; at < sentence.tokens.length; at += 1) note(found, sentence.tokens, at);
  for (let at = Math.max(0, index - LONGEST_LOOK_BACK); at < index; at += 1) note(found, tokens, at);
  return found;
}
