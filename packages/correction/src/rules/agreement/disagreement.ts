import { thirdPersonOf } from '../../lexicon/inflect.ts';
import { NOUN, R } from '../../lexicon/readings.ts';
import { type Subject, subjectOf, takesS } from '../../tagging/subject.ts';
import { timeFrameOf } from '../../tagging/time-frame.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { BASE_FORM_CLAUSE, LASTS, NOUNS_TOO, PEOPLE, USUALLY_VERBS } from './tables.ts';

/** A verb that does not go with its subject. */
export interface Disagreement {
  verb: number;
  subject: Subject;
  fix: string;
}

const SINGULAR_FORMS: ReadonlyMap<string, string> = new Map([
  ['are', 'is'],
  ['were', 'was'],
  ['am', 'is'],
  ["'re", "'s"],
  ["'m", "'s"],
  ['have', 'has'],
  ['do', 'does'],
]);
const PLURAL_FORMS: ReadonlyMap<string, string> = new Map([
  ['is', 'are'],
  ['was', 'were'],
  ['am', 'are'],
  ["'m", "'re"],
  ['has', 'have'],
  ['does', 'do'],
]);
const FIRST_FORMS: ReadonlyMap<string, string> = new Map([
  ['is', 'am'],
  ['are', 'am'],
  ['were', 'was'],
  ['has', 'have'],
  ['does', 'do'],
]);

/** "If I were", "as though it were": not the indicative. */
const isUnreal = (tokens: readonly Token[], verb: number): boolean =>
  tokens
    .slice(Math.max(0, verb - 12), verb)
    .some((token) =>
      isWord(
        token,
        'if',
        'wish',
        'wishes',
        'wished',
        'though',
        'rather',
        'unless',
        'whether',
        'suppose',
        'imagine',
        'lest',
      ),
    );

/** "They suggest that he go": base form after a demand. */
const isDemanded = (tokens: readonly Token[], subject: Subject): boolean =>
  tokens
    .slice(Math.max(0, subject.from - 4), subject.from)
    .some(
      (token, at, lead) =>
        (BASE_FORM_CLAUSE.has(token.verb ?? token.lower) || BASE_FORM_CLAUSE.has(token.lower)) &&
        (at === lead.length - 1 || isWord(lead.at(-1), 'that')),
    );

/** Where the clause of `index` ends: before a comma, a conjunction or a relative pronoun. */
function clauseEnd(tokens: readonly Token[], index: number): number {
  let at = index + 1;
  while (at < tokens.length) {
    const token = tokens[at];
    if (
      isPunctuation(token) ||
      can(token, R.CC | R.WH) ||
      is(token, R.SC) ||
      isWord(token, 'that', 'when', 'as', 'than', 'after', 'before', 'until', 'since', 'while')
    )
      break;
    at += 1;
  }
  return at;
}

/** Whether another finite verb follows in the clause, so that this word may be a noun of its subject: "the school trip was". */
function hasLaterVerb(tokens: readonly Token[], index: number): boolean {
  const end = clauseEnd(tokens, index);
  for (let at = index + 1; at < end; at += 1) {
    const token = tokens[at];
    if (can(token, R.MD | R.BE | R.NOT) || isWord(token, 'has', 'have', 'had', 'do', 'does', 'did')) {
      // a new subject before it: "they think she is"
      return !isWord(tokens[at - 1], 'i', 'you', 'he', 'she', 'it', 'we', 'they', 'to');
    }
    if (can(token, R.VBD | R.VBZ) && !can(token, R.NN | R.NNS | R.JJ | R.VBN | R.POS)) {
      return !isWord(tokens[at - 1], 'i', 'you', 'he', 'she', 'it', 'we', 'they');
    }
  }
  return false;
}

export const isPersonSubject = (head: Token | undefined): boolean =>
  PEOPLE.has(head?.noun ?? head?.lower ?? '') || is(head, R.PRP);

/** Whether this word, a base form, is a verb here and no noun or adjective. */
function isBaseVerb(tokens: readonly Token[], index: number, subject: Subject): boolean {
  const token = tokens[index];
  if (!token || !can(token, R.VB) || can(token, R.MD | R.BE) || token.verb === undefined) return false;
  if (can(token, R.VBD)) return isPresentOfPast(tokens, index, subject);
  const after = tokens[index + 1];
  const before = tokens[index - 1];
  if (isWord(token, 'have', 'do')) return true;
  if (isWord(after, '-') || (isWord(token, 'live') && isPunctuation(after))) return false;
  // "an African fly", "a brown bear"
  if (NOUNS_TOO.has(token.verb) && subject.head === index - 1 && !isPersonSubject(tokens[subject.head])) return false;
  if (is(before, R.NNP) && isWord(tokens[index - 2], 'a', 'an', 'the') && can(token, R.NN)) return false;
  // "without any help", "need not"
  if (can(before, R.CD | R.QT) && can(token, R.NN)) return false;
  if (isWord(before, 'not', 'need', 'dare') || (isWord(token, 'need', 'dare') && is(after, R.VB))) return false;
  if (can(before, R.VBZ) && can(before, R.NNS)) return false;
  const isOnlyVerb = is(token, R.VB | R.VBN);
  const isRelative = isWord(before, 'who', 'which', 'that');
  if (hasLaterVerb(tokens, index)) return isOnlyVerb && (isRelative || isWord(before, 'he', 'she', 'it'));
  if (isOnlyVerb) return true;
  if (isWord(before, 'he', 'she'))
    return (!can(token, R.RB) && !isWord(token, 'like')) || can(after, R.DT | R.PRPS | R.PRPO | R.TO | R.VBG | NOUN);
  if (isWord(before, 'it') && LASTS.has(token.verb) && !isPunctuation(after)) return true;
  if (isWord(before, 'it'))
    return (
      (!can(token, R.JJ | R.RB | R.IN) || can(after, R.DT | R.QT | R.PRPS)) &&
      !can(token, R.IN) &&
      (isWord(tokens[index - 2], 'but') || !can(tokens[index - 2], R.VB | R.VBZ | R.VBD | R.VBG | R.IN))
    );
  const isUsual = USUALLY_VERBS.has(token.verb);
  const isObject =
    can(after, R.DT | R.PRPS) ||
    (is(after, R.PRPO | R.PRP) && !can(after, R.QT)) ||
    isWord(after, 'me', 'you', 'him', 'her', 'us', 'them');
  const isAfterAdverb = isWord(
    before,
    'always',
    'often',
    'usually',
    'never',
    'sometimes',
    'still',
    'also',
    'really',
    'just',
    'already',
    'even',
  );
  const isPerson = isPersonSubject(tokens[subject.head]);
  if (isWord(token, 'like')) return isAfterAdverb || (isPerson && isObject) || isWord(after, 'to');
  if (isAfterAdverb && !can(token, R.JJ | R.IN)) return true;
  if (can(token, R.IN | R.RB)) return false;
  if (isPerson && subject.head === index - 1 && is(after, R.PRPO | R.PRP) && !can(after, R.QT)) return true;
  if (
    isWord(token, 'look', 'sound', 'taste', 'smell', 'feel', 'stay') &&
    can(after, R.JJ | R.RB | R.SC) &&
    !isWord(after, 'after')
  )
    return true;
  if (isObject && isUsual) return true;
  if (isUsual && isWord(after, 'to') && can(tokens[index + 2], R.VB)) return true;
  if (isWord(before, 'who') || (isWord(before, 'that', 'which') && isUsual)) return !can(token, R.JJ) || isUsual;
  if (isPerson && isUsual && subject.head === index - 1) return true;
  // "the weather here change", "the man in the picture look tired": the phrase before the verb is no part of a compound
  const isApart = subject.head !== index - 1;
  if (isUsual && isApart && can(before, R.RB | R.PRPO | R.NNP | R.NNS)) return true;
  return isUsual && subject.from < subject.head && isLoneVerb(tokens, index) && governs(after, isPerson);
}

/** Whether no other verb is in the clause, so that this word must be one. */
const isLoneVerb = (tokens: readonly Token[], index: number): boolean =>
  tokens.length > index + 2 &&
  !tokens
    .slice(index + 1, clauseEnd(tokens, index))
    .some((token) => can(token, R.BE | R.MD | R.HAVE | R.DO | R.VBZ | R.VBD | R.VBN));

/** Whether an object or an adjective begins here; after a person also a place, which a noun may have as well: "a car park in". */
const governs = (token: Token | undefined, isPerson: boolean): boolean =>
  is(token, R.DT | R.PRPS | R.PRPO | R.JJ) ||
  isWord(token, 'it', 'you', 'her', 'nothing', 'everything', 'something') ||
  (isPerson && (is(token, R.IN | R.RB | R.TO) || can(token, R.TO) || isWord(token, 'more', 'up', 'down', 'out')));

/** Verbs whose base form is the past as well: "he put", "it cost". Wrong where the other verbs are in the present. */
function isPresentOfPast(tokens: readonly Token[], index: number, subject: Subject): boolean {
  const token = tokens[index];
  if (!token?.verb || !SAME_PAST.has(token.verb) || isWord(tokens[index - 1], 'who', 'that', 'which')) return false;
  const { past, present } = timeFrameOf(tokens);
  const isSubject =
    isPersonSubject(tokens[subject.head]) || isWord(token, 'cost') || isWord(tokens[subject.head], 'it');
  return isSubject && past === 0 && present > 1 && !hasLaterVerb(tokens, index);
}
const SAME_PAST = new Set('put cut cost let hurt hit read'.split(' '));

/** Whether this word is a verb in the third person and no plural noun. */
function isThirdPersonVerb(tokens: readonly Token[], index: number, subject: Subject): boolean {
  const token = tokens[index];
  if (!token || !can(token, R.VBZ) || token.verb === undefined) return false;
  if (isWord(token, 'has', 'does')) return true;
  if (is(token, R.VBZ)) return true;
  const before = tokens[index - 1];
  if (isWord(before, 'i', 'you', 'we', 'they', 'who')) return true;
  if (!can(token, R.NNS | R.NN) || hasLaterVerb(tokens, index)) return false;
  if (!USUALLY_VERBS.has(token.verb)) return false;
  return (
    is(before, R.NNS) ||
    (isLoneVerb(tokens, index) && governs(tokens[index + 1], true) && is(tokens[subject.head], R.NNS))
  );
}

function disagreementAt(tokens: readonly Token[], index: number): Disagreement | null {
  const token = tokens[index];
  if (!token || !can(token, R.VB | R.VBZ | R.BE | R.HAVE | R.DO)) return null;
  if (isWord(token, 'be', 'been', 'being', 'having', 'had', 'did', "'s", "'ve", "'d", 'let')) return null;
  const subject = subjectOf(tokens, index);
  if (!subject) return null;
  if (can(token, R.BE) && isUnreal(tokens, index) && isWord(token, 'were')) return null;
  // "my parent have": the noun is wrong
  if (isWord(tokens[subject.head], 'parent', 'peoples')) return null;
  const found = (fix: string | undefined) => (fix === undefined ? null : { verb: index, subject, fix });
  if (isWord(tokens[subject.head], 'i') && subject.person === 1 && subject.number === 'singular') {
    if (tokens[subject.head]?.text === 'i' && !can(token, R.BE | R.HAVE)) return null;
    return found(FIRST_FORMS.get(token.lower) ?? (isThirdPersonVerb(tokens, index, subject) ? token.verb : undefined));
  }
  const s = takesS(subject);
  if (s === undefined) return null;
  if (s) {
    if (isDemanded(tokens, subject)) return null;
    const own = SINGULAR_FORMS.get(token.lower);
    if (own !== undefined || can(token, R.BE)) return found(own);
    return isBaseVerb(tokens, index, subject) && token.verb ? found(thirdPersonOf(token.verb)) : null;
  }
  const own = PLURAL_FORMS.get(token.lower);
  if (own !== undefined || can(token, R.BE)) return found(own);
  return isThirdPersonVerb(tokens, index, subject) ? found(token.verb) : null;
}

const cache = new WeakMap<readonly Token[], readonly Disagreement[]>();

/** All verbs of a sentence that do not go with their subjects. */
export function disagreementsOf(tokens: readonly Token[]): readonly Disagreement[] {
  const known = cache.get(tokens);
  if (known) return known;
  const found = tokens.flatMap((_, index) => disagreementAt(tokens, index) ?? []);
  cache.set(tokens, found);
  return found;
}
