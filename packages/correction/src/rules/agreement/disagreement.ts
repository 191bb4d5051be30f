import { thirdPersonOf } from '../../lexicon/inflect.ts';
import { countables } from '../../lexicon/noun-classes.ts';
import { R } from '../../lexicon/readings.ts';
import { subjectOf } from '../../tagging/subject.ts';
import { type Subject, takesS } from '../../tagging/subject-number.ts';
import { can, isWord, type Token } from '../../tagging/token.ts';
import { BASE_FORM_CLAUSE } from './tables.ts';
import { isBaseVerb, isThirdPersonVerb } from './verb-readings.ts';

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
    .slice(Math.max(0, verb - 16), verb)
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
    .slice(Math.max(0, subject.from - 7), subject.from)
    .some(
      (token, at, lead) =>
        (BASE_FORM_CLAUSE.has(token.verb ?? token.lower) || BASE_FORM_CLAUSE.has(token.lower)) &&
        ((at === lead.length - 1 && at < 7) || isWord(lead.at(-1), 'that')),
    );

function disagreementAt(tokens: readonly Token[], index: number): Disagreement | null {
  const token = tokens[index];
  if (!token || !can(token, R.VB | R.VBZ | R.BE | R.HAVE | R.DO)) return null;
  if (isWord(token, 'be', 'been', 'being', 'having', 'had', 'did', "'s", "'ve", "'d", 'let')) return null;
  const subject = subjectOf(tokens, index);
  if (!subject) return null;
  // "what the headline claims is": the clause is the subject
  if (isWord(tokens[subject.from - 1], 'what') && can(token, R.BE)) return null;
  if (can(token, R.BE) && isUnreal(tokens, index) && isWord(token, 'were')) return null;
  // "my parent have": the noun is wrong
  if (isWord(tokens[subject.head], 'parent', 'peoples')) return null;
  if (isWord(token, 'own') && isWord(tokens[index - 1], 'his', 'her')) return null;
  // "the ability to both build and repair"
  if (isWord(tokens[index - 1], 'both') && !can(token, R.BE | R.HAVE | R.DO)) return null;
  // "those considering the offer have"
  if (can(tokens[subject.from - 1], R.VBG)) return null;
  const found = (fix: string | undefined) => (fix === undefined ? null : { verb: index, subject, fix });
  if (isWord(tokens[subject.head], 'i') && subject.person === 1 && subject.number === 'singular') {
    if (isWord(token, 'were') && (isUnreal(tokens, index) || tokens.some((each) => isWord(each, 'would', "'d"))))
      return null;
    if (tokens[subject.head]?.text === 'i' && !can(token, R.BE | R.HAVE)) return null;
    return found(FIRST_FORMS.get(token.lower) ?? (isThirdPersonVerb(tokens, index, subject) ? token.verb : undefined));
  }
  const s = takesS(subject);
  if (s === undefined) return null;
  if (s) {
    if (isDemanded(tokens, subject)) return null;
    const own = SINGULAR_FORMS.get(token.lower);
    // "instrument are expensive": the noun lacks its plural
    if (own !== undefined && subject.from === subject.head && countables.has(tokens[subject.head]?.lower ?? ''))
      return null;
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
