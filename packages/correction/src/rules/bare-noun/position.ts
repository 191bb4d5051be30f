import { NOUN, R, VERB } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, type Token } from '../../tagging/token.ts';
import { isPerson, isSubjectPronoun } from '../../tagging/verbs.ts';
import { isFixedPair, takesBareOf } from './exceptions.ts';

/** What a noun phrase is in its clause, as far as the word before it tells. */
export type Role = 'there' | 'predicate' | 'object' | 'preposition' | 'subject' | 'list';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

const PREPOSITIONS = set(`
in on at with for from into onto near under behind inside outside beside about through without across along towards toward
around against between during of over above below beyond off up opposite throughout by to
`);
/** Adverbs between a verb and its object or complement. */
const BETWEEN = set(
  'only also always still even just now not already often usually never really maybe perhaps actually again',
);
/** Verbs that a base form, a name or a quotation may follow: "play guitar", "turn left", "call it home", "let go". */
const NO_OBJECT = set(`
play turn call name say mean sign elect spell write read mime help let make-do come dare act sound go look feel seem smell
taste sit stand lie live stay appoint shout type whisper answer last
`);
/** Base forms that are also nouns; after a plural noun or "you" they are verbs if a noun phrase follows. */
const TRANSITIVE = set(`
need want use like love hate buy sell make have get give take find see watch visit read write open close carry bring build plant
wear hear eat cook clean wash drive ride rent own keep lose choose prefer start join learn teach show send receive create develop
organize organise plan invent design repair fix help meet know miss enjoy share study change
`);
const DITRANSITIVE = set(
  'give show buy bring send tell lend offer teach get cook find pass sell build promise ask cost',
);
const MOTION = set('go come walk drive run travel return move get take bring ride hurry fly invite send');

const isPossibleVerb = (token: Token | undefined): token is Token & { verb: string } =>
  token?.verb !== undefined && can(token, VERB) && !can(token, R.BE | R.DO | R.MD) && !token.lower.startsWith("'");

/** Whether the word at an index is a verb with an object for certain. */
function governsObject(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (!isPossibleVerb(token) || NO_OBJECT.has(token.verb)) return false;
  let at = index - 1;
  while (BETWEEN.has(tokens[at]?.lower ?? '') || is(tokens[at], R.RB | R.NOT)) at -= 1;
  const lead = tokens[at];
  // "used" and "closed" are adjectives too, but not after a subject
  const isAfterSubject = isSubjectPronoun(lead) || (isPerson(lead) && !can(tokens[at - 1], R.IN));
  const readings = isAfterSubject ? token.readings & ~R.JJ : token.readings;
  const isOnly = (all: number) => readings !== 0 && (readings & ~all) === 0;
  if (isOnly(R.VBD | R.VBZ) || token.lower === 'has' || (token.lower === 'found' && can(lead, R.PRP | NOUN)))
    return !is(lead, R.DT | R.PRPS);
  if (isSubjectPronoun(lead) && isOnly(R.VB | R.VBD | R.VBN)) return true;
  if (can(token, R.VBG))
    return is(token, R.VBG | R.VB | R.VBN) ? !can(lead, R.DT | R.PRPS | R.JJ | R.NNP | R.POS) : can(lead, R.BE);
  if (isOnly(R.VBD | R.VBN | R.HAVE)) return (can(lead, R.PRP | R.HAVE | NOUN) || is(lead, R.CC)) && !can(lead, R.BE);
  if (!can(token, R.VB)) return false;
  const takesBase = can(lead, R.MD | R.DO | R.TO) || is(lead, R.PRP) || (can(lead, R.PRP) && !can(lead, R.DT | R.QT));
  if (is(token, R.VB | R.HAVE)) return takesBase || can(lead, R.NNS | R.CC) || lead === undefined || isPerson(lead);
  return TRANSITIVE.has(token.verb) && (takesBase || is(lead, R.NNS));
}

/** Nouns that several things follow after "of": "a group of tourist". */
const COUNTS = set(`
group crowd collection list herd team bunch couple series range variety mixture flock pack row line set chain network club class
bedroom bells photo picture photos pictures job
`);

const BARE_SUBJECTS = set('it this that he she');

/** Whether a word is a form of be; "'s" is one after a pronoun only. */
const isBe = (token: Token | undefined, before: Token | undefined): boolean =>
  can(token, R.BE) &&
  token?.lower !== 'being' &&
  (token?.lower !== "'s" || BARE_SUBJECTS.has(before?.lower ?? '') || before?.lower === 'there');

/** Whether a finite verb stands at an index. */
const isFiniteVerb = (token: Token | undefined): boolean =>
  is(token, R.BE | R.MD | R.HAVE | R.VBD | R.VBZ | R.DO | R.VBN) &&
  can(token, R.BE | R.MD | R.HAVE | R.VBD | R.VBZ | R.DO) &&
  !/^'|^being$|^been$/.test(token?.lower ?? '');

function rolesAfterPreposition(tokens: readonly Token[], at: number, noun: Token): Role | undefined {
  const before = tokens[at];
  const beyond = tokens[at - 1];
  if (!before || !PREPOSITIONS.has(before.lower)) return undefined;
  if (beyond?.lower === 'as' && before.lower === 'in') return undefined;
  if (isFixedPair(before.lower, noun.lower) || (beyond && isFixedPair(`${beyond.lower} ${before.lower}`, noun.lower)))
    return undefined;
  switch (before.lower) {
    case 'of':
      return beyond &&
        !/^(?:bits|pieces|scraps|words|shreds)$/.test(beyond.lower) &&
        !takesBareOf(beyond.lower) &&
        (COUNTS.has(beyond.lower) || is(beyond, R.NNS)) &&
        is(beyond, NOUN)
        ? 'preposition'
        : undefined;
    case 'by':
      return isPerson(noun) && can(beyond, R.VBN) ? 'preposition' : undefined;
    case 'to':
      return (MOTION.has(beyond?.verb ?? '') && can(beyond, VERB)) || (is(beyond, NOUN) && is(noun, R.NN))
        ? 'preposition'
        : undefined;
    case 'up':
    case 'off':
    case 'over':
      return isPossibleVerb(beyond) ? 'object' : undefined;
    default:
      return 'preposition';
  }
}

/** The role of the noun phrase from `from` to `head`, or undefined where that is in doubt. */
export function roleOf(tokens: readonly Token[], from: number, head: number): Role | undefined {
  const noun = tokens[head];
  if (!noun) return undefined;
  let at = from - 1;
  while (at > 0 && (BETWEEN.has(tokens[at]?.lower ?? '') || is(tokens[at], R.NOT))) at -= 1;
  const before = tokens[at];
  const beyond = tokens[at - 1];
  if (isBe(before, beyond)) {
    if (beyond?.lower === 'there') return 'there';
    const isComplement =
      from < head || isPerson(noun) || (BARE_SUBJECTS.has(beyond?.lower ?? '') && is(noun, R.NN) && at < 4);
    return beyond && !isPunctuation(beyond) && !can(beyond, R.WH | R.CC) && isComplement ? 'predicate' : undefined;
  }
  if (at !== from - 1 && !can(before, VERB | R.HAVE)) return undefined;
  if (governsObject(tokens, at))
    return from === head && isFixedPair(before?.verb ?? '', noun.lower) ? undefined : 'object';
  if (
    /^(?:me|him|us|them)$/.test(before?.lower ?? '') &&
    DITRANSITIVE.has(beyond?.verb ?? '') &&
    isPossibleVerb(beyond)
  )
    return 'object';
  if (at !== from - 1) return undefined;
  const preposition = rolesAfterPreposition(tokens, at, noun);
  if (preposition) return preposition;
  const opensClause = before === undefined || is(before, R.SC) || /^(?:but|so|when)$/.test(before.lower);
  const isName = before === undefined && from === head && is(tokens[head + 1], R.MD);
  if (opensClause && !isName && isFiniteVerb(tokens[head + 1]) && (before !== undefined || !isPerson(noun)))
    return 'subject';
  return isListed(tokens, from, head) ? 'list' : undefined;
}

/** Whether the phrase is listed with a bare plural: "onions and tomato", "fish, bird and flowers". */
function isListed(tokens: readonly Token[], from: number, head: number): boolean {
  const before = tokens[from - 1];
  const after = tokens[head + 1];
  if (before?.lower !== 'and' || tokens[from - 3]?.lower === 'both' || is(after, R.CC)) return false;
  if (isBarePlural(tokens[from - 2])) return !isDetermined(tokens, from - 2) && !can(after, VERB | R.MD | R.BE);
  const isFollowed = is(after, R.CC) && isBarePlural(tokens[head + 2]) && !can(tokens[head + 3], NOUN);
  return isFollowed && is(tokens[from - 2], R.NN) && !can(tokens[from - 3], R.DT | R.PRPS | R.JJ | R.CC);
}

const isBarePlural = (token: Token | undefined): boolean => is(token, R.NNS) && token?.noun !== token?.lower;

/** Whether a determiner comes before a plural and its adjectives, which then counts for what follows too: "his shoes and bag". */
function isDetermined(tokens: readonly Token[], index: number): boolean {
  let at = index - 1;
  while (can(tokens[at], R.JJ | R.NN) && !can(tokens[at], R.VB | R.IN)) at -= 1;
  return can(tokens[at], R.DT | R.PRPS | R.POS) || tokens[at]?.lower === 'of';
}
