import { R } from '../../lexicon/readings.ts';
import { can, is, isCapital, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { isSubjectPronoun } from '../../tagging/verbs.ts';
import { type Finding, type Rule, tokenRule } from '../rule.ts';
import { afterOpeningPhrase, isStatement } from './clauses.ts';
import { FEMALE, MALE } from './tables.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Conjunctions that a subject must follow. */
const NEEDS_SUBJECT = set('because although though when if unless whereas while whenever');
const OPENERS = set('maybe perhaps also sometimes usually here now then normally probably');
const WEATHER_VERBS = set('rain snow smell get cost take depend look seem feel become');

/** The subject put before a verb: "is" → "it is", "he is". */
const withSubjects = (verb: Token, index: number, subjects: readonly string[]): Finding => ({
  from: index,
  to: index + 1,
  fixes: subjects
    .flatMap((subject) => {
      const full = `${subject} ${verb.lower}`;
      return verb.lower === 'is' && subject === 'it' ? [full, "it's"] : [full];
    })
    .slice(0, 3),
  params: { wrong: verb.lower, right: `${subjects[0]} ${verb.lower}` },
});

/** The pronouns that may be meant, those of the sentence first. */
function subjectsFor(tokens: readonly Token[], index: number, candidates: readonly string[]): string[] {
  const named = candidates.filter((each) => tokens.some(({ lower }, at) => at < index && lower === each));
  return [...new Set([...candidates.slice(0, 1), ...named, ...candidates])].slice(0, 3);
}

const isDescribed = (token: Token | undefined): boolean =>
  can(token, R.JJ | R.JJR | R.DT | R.NOT | R.PRPS | R.VBG) ||
  isWord(token, 'very', 'so', 'too', 'more', 'always', 'still', 'also', 'like', 'only');

/** "because is expensive", "when rains", "if can't come": a conjunction without a subject. */
const afterConjunction = tokenRule('pronoun', 'subjectAfterConjunction', (tokens, index) => {
  const token = tokens[index];
  const before = tokens[index - 1];
  if (!token || !NEEDS_SUBJECT.has(before?.lower ?? '') || !isStatement(tokens)) return null;
  // "when happens an accident": the subject comes later
  if (is(token, R.VBZ) && is(tokens[index + 1], R.DT | R.PRPS) && can(tokens[index + 2], R.NN | R.NNS)) return null;
  // "the truth though is that"
  if (isWord(before, 'though') && can(tokens[index - 2], R.NN | R.NNS | R.PRP)) return null;
  if (is(token, R.BE | R.VBD) && can(token, R.BE)) {
    if (!isDescribed(tokens[index + 1])) return null;
    if (isWord(token, 'am')) return withSubjects(token, index, ['I']);
    if (isWord(token, 'are', 'were'))
      return withSubjects(token, index, subjectsFor(tokens, index, ['they', 'we', 'you']));
    return isWord(token, 'is', 'was')
      ? withSubjects(token, index, subjectsFor(tokens, index, ['it', 'he', 'she']))
      : null;
  }
  if (isWord(token, 'have', 'has', "can't") || (is(token, R.MD) && can(tokens[index + 1], R.NOT))) {
    const isThird = isWord(token, 'has');
    return withSubjects(token, index, subjectsFor(tokens, index, isThird ? ['it', 'he', 'she'] : ['I', 'they', 'we']));
  }
  const isVerb = is(token, R.VBZ) || (can(token, R.VBZ) && WEATHER_VERBS.has(token.verb ?? ''));
  if (!isVerb || can(tokens[index + 1], R.VB | R.VBZ | R.BE | R.HAVE | R.MD)) return null;
  return withSubjects(token, index, subjectsFor(tokens, index, ['it', 'he', 'she']));
});

/** "Is the same every day.", "Maybe is her mother.", "At the weekend is different." */
const atStart = tokenRule('pronoun', 'subjectAtStart', (tokens, index) => {
  const token = tokens[index];
  if (!token || !isWord(token, 'is', 'was', 'are') || tokens.at(-1)?.text !== '.' || !isCapital(tokens[0] ?? token))
    return null;
  const after = tokens[index + 1];
  if (isWord(token, 'are'))
    return index === 0 && isDescribed(after) && !can(after, R.DT | R.PRPS)
      ? withSubjects(token, 0, ['they', 'we'])
      : null;
  // "In 1959 flying was odd"
  if (can(tokens[index - 1], R.VBG) || tokens[index - 1]?.lower === 'people') return null;
  const isPlace = index > 1 && afterOpeningPhrase(tokens) === index;
  if (isPlace) {
    const isAlone = isPunctuation(tokens[index + 2]) || can(tokens[index + 2], R.CC | R.SC);
    return is(after, R.JJ | R.JJR) && isAlone && !can(after, R.VBN) ? withSubjects(token, index, ['it']) : null;
  }
  // "Was looking after the road, he said"
  if (index === 0 && isWord(token, 'was') && can(after, R.VBG)) return null;
  const isOpen = index === 0 || (index === 1 && OPENERS.has(tokens[0]?.lower ?? ''));
  if (!isOpen || !isDescribed(after) || isWord(after, 'the') !== isWord(tokens[index + 2], 'same')) return null;
  if (index === 1 && isWord(tokens[0], 'here', 'now', 'then') && can(after, R.DT | R.PRPS)) return null;
  if (isWord(after, 'a', 'an')) return withSubjects(token, index, ['it', 'there']);
  const relative = tokens[index + 2]?.lower ?? '';
  if (can(after, R.PRPS) && FEMALE.has(relative)) return withSubjects(token, index, ['she', 'it']);
  if (can(after, R.PRPS) && MALE.has(relative)) return withSubjects(token, index, ['he', 'it']);
  return withSubjects(token, index, subjectsFor(tokens, index, ['it', 'he', 'she']));
});

/** Conjunctions that open a clause which ends at a comma. */
const OPENS_CLAUSE = set('if when because although though while after before since until');
/** Verbs of saying and thinking, after which a clause needs its subject. */
const OPINION = set('say think hope believe know guess suppose');

/** "If you only play, is a lost year.", "They say is too strict." */
const inMainClause = tokenRule('pronoun', 'subjectInMainClause', (tokens, index) => {
  const token = tokens[index];
  const before = tokens[index - 1];
  if (!token || !isWord(token, 'is', 'was') || !isDescribed(tokens[index + 1]) || !isStatement(tokens)) return null;
  const isAfterClause =
    before?.text === ',' &&
    OPENS_CLAUSE.has(tokens[0]?.lower ?? '') &&
    tokens.findIndex(({ text }) => text === ',') === index - 1 &&
    tokens.slice(1, index - 1).some((each) => can(each, R.VB | R.VBD | R.VBZ | R.BE | R.HAVE | R.MD));
  // "I think is good this idea": the subject comes later
  if (can(tokens[index + 1], R.JJ) && can(tokens[index + 2], R.DT | R.PRPS) && can(tokens[index + 3], R.NN | R.NNS))
    return null;
  const subject = index - 2;
  const isAfterOpinion =
    OPINION.has(before?.verb ?? '') &&
    can(before, R.VB | R.VBZ | R.VBD) &&
    (isSubjectPronoun(tokens[subject]) || is(tokens[subject], R.NNS)) &&
    opensClause(tokens, subject);
  return isAfterClause || isAfterOpinion ? withSubjects(token, index, ['it', 'he', 'she']) : null;
});

/** Whether a subject stands at the start of a clause that is no relative one: "I [know]", not "what I [know]". */
function opensClause(tokens: readonly Token[], subject: number): boolean {
  const at = is(tokens[subject - 1], R.QT | R.DT | R.PRPS | R.JJ) ? subject - 2 : subject - 1;
  return at < 0 || is(tokens[at], R.CC) || isWord(tokens[at], ',', 'but', 'so', 'because');
}

const FIRST_OR_PLURAL = set('i we they you');

/** "We have a garden and is big": the subject before does not go with "is". */
const afterPlural = tokenRule('pronoun', 'subjectAfterPlural', (tokens, index) => {
  const token = tokens[index];
  if (!isWord(token, 'is') || !token || !isWord(tokens[index - 1], 'and', 'but', 'so')) return null;
  if (!isDescribed(tokens[index + 1]) || !isStatement(tokens)) return null;
  let hasSubject = false;
  for (let at = 0; at < index - 1; at += 1) {
    const each = tokens[at];
    if (can(each, R.VBZ | R.WH) || isWord(each, 'is', 'was', 'has', 'that', 'he', 'she', 'it')) return null;
    if (FIRST_OR_PLURAL.has(each?.lower ?? '')) hasSubject = true;
  }
  return hasSubject ? withSubjects(token, index, ['it', 'he', 'she']) : null;
});

/** Verbs that need an object. */
const TRANSITIVE = set('enjoy use wear buy put bring throw hate recommend finish borrow love like');
const CONDITIONS = set(
  'if when as while whatever whenever wherever however that which what who whom how than because where why',
);

/** "He bought a phone but he never uses.", "I really enjoyed." */
const objectDropped = tokenRule('pronoun', 'objectDropped', (tokens, index) => {
  const token = tokens[index];
  if (
    !token?.verb ||
    !TRANSITIVE.has(token.verb) ||
    !can(token, R.VB | R.VBD | R.VBZ) ||
    can(token, R.VBN) !== can(token, R.VBD)
  )
    return null;
  const after = tokens[index + 1];
  const isEnd = isWord(after, '.', '!') || (isWord(after, 'very') && isWord(tokens[index + 2], 'much'));
  if (!isEnd) return null;
  let at = index - 1;
  while (is(tokens[at], R.RB | R.MD | R.DO | R.NOT)) at -= 1;
  const opener = tokens[at - 1];
  const opens = opener === undefined || is(opener, R.CC) || isWord(opener, ',', 'so', 'but', 'and');
  if (!isWord(tokens[at], 'i', 'we', 'he', 'she', 'they') || !opens) return null;
  if (tokens.slice(0, at).some(({ lower }) => CONDITIONS.has(lower)) || isWord(tokens[at], 'you')) return null;
  const isBareLike =
    isWord(token, 'like', 'love', 'likes', 'loves', 'put', 'finish', 'finished') && !isWord(after, 'very');
  if (isBareLike) return null;
  const fixes = [`${token.text} it`, `${token.text} them`];
  return { from: index, to: index + 1, fixes, params: { wrong: token.text, right: fixes[0] ?? '' } };
});

export const droppedRules: readonly Rule[] = [afterConjunction, inMainClause, atStart, afterPlural, objectDropped];
