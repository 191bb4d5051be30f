import { R, VERB } from '../lexicon/readings.ts';
import { nounPhraseAt, numberOf } from './noun-phrase.ts';
import { type Subject, subjectOf } from './subject.ts';
import { can, is, isPunctuation, isWord, type Token } from './token.ts';
import { isPerson, leadOf, opensObject, skipAdverbs } from './verbs.ts';

/** A finite verb with its auxiliaries and its subject. */
export interface Predicate {
  subject: Subject;
  /** Its first token: the auxiliary, or the verb itself. */
  at: number;
  /** The token of its main verb. */
  verb: number;
  /** Base form of the main verb. */
  base: string;
  form: 'simple' | 'be' | 'perfect' | 'progressive' | 'passive' | 'modal' | 'do';
  /** Undefined where a form is both: "put". */
  time: 'present' | 'past' | undefined;
  isNegated: boolean;
  /** Whether the form cannot be anything but this predicate. */
  isSure: boolean;
}

/** Whether a finite verb may follow in the clause, so that what stands here may be a participle: "the man told to go left". */
function hasFiniteAfter(tokens: readonly Token[], at: number): boolean {
  for (let index = at + 1; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (isPunctuation(token) || can(token, R.CC | R.SC)) return isWord(token, ',');
    if (can(token, R.MD | R.BE | R.HAVE | R.DO | R.VBZ | R.VBD) && !is(tokens[index - 1], R.DT | R.PRPS | R.JJ | R.CD))
      return true;
  }
  return false;
}

const NOT_VERBS = R.NN | R.NNS | R.NNP | R.JJ | R.IN | R.RB;

/** A word that can be a noun is a verb if an object or a place follows. */
function isVerbByContext(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at + 1];
  if (can(tokens[at], R.JJ | R.RB | R.IN)) return false;
  return (
    is(after, R.DT | R.PRPS | R.PRPO) ||
    isWord(after, 'a', 'the', 'it', 'to', 'me', 'her', 'you', 'in', 'at') ||
    is(after, R.TO)
  );
}

/** Whether the subject is a pronoun that is nothing but a subject, so that a verb must follow. */
const isPlainPronoun = (token: Token | undefined): boolean => isWord(token, 'i', 'he', 'she', 'we', 'they');

const TIME_NOUNS = new Set(
  'week month year night weekend summer winter spring autumn monday tuesday wednesday thursday friday saturday sunday morning evening afternoon moment past time days'.split(
    ' ',
  ),
);

/** The subject after a time or a conjunction of time: "until the rain", "yesterday my friends and I". */
function subjectAfterTime(tokens: readonly Token[], at: number): Subject | null {
  const head = leadOf(tokens, at);
  const phrase = nounPhraseAt(tokens, head);
  if (!phrase || (can(tokens[head], R.VB | R.VBZ | R.VBD | R.VBN) && !phrase.isDetermined)) return null;
  let { from } = phrase;
  let isPair = false;
  if (isWord(tokens[from - 1], 'and')) {
    const first = nounPhraseAt(tokens, from - 2);
    if (!first) return null;
    // "in 1998 and I moved": a clause of its own
    if (
      isWord(tokens[head], 'i') &&
      first.from > 1 &&
      can(tokens[first.from - 1], R.IN | R.VB | R.VBD | R.VBN | R.VBG) &&
      !isWord(tokens[first.from - 1], 'between')
    ) {
      return { from: head, head, number: 'singular', person: 1 };
    }
    from = first.from;
    isPair = true;
  }
  while (isWord(tokens[from - 1], 'almost', 'nearly', 'even', 'only')) from -= 1;
  const before = tokens[from - 1];
  if (/\d/.test(tokens[head]?.text ?? '')) return null;
  const opens =
    isWord(
      before,
      'until',
      'till',
      'before',
      'after',
      'once',
      'unless',
      'yesterday',
      'nowadays',
      'since',
      'when',
      'while',
      'suddenly',
      'then',
      'wish',
      'wishes',
    ) ||
    (isWord(before, 'as') && isWord(tokens[from - 2], 'soon', 'long')) ||
    (from >= 2 && from <= 4 && TIME_NOUNS.has(before?.lower ?? '')) ||
    (isWord(before, 'time') && isWord(tokens[from - 2], 'the') && isWord(tokens[from - 3], 'by')) ||
    (isWord(before, 'ago') && from <= 5) ||
    (isWord(before, ',') && from <= 6 && isWord(tokens[from - 2], 'ago', 'yesterday', 'nowadays', ...TIME_NOUNS)) ||
    (isWord(before, 'moment') && isWord(tokens[from - 2], 'the'));
  if (!opens) return null;
  const token = tokens[head];
  const person = isWord(token, 'i', 'we') ? 1 : isWord(token, 'you') ? 2 : 3;
  return { from, head, number: isPair ? 'plural' : numberOf(token), person: isPair ? 3 : person };
}

/** The predicate that begins at `at`; null where there is none for certain. */
export function predicateAt(tokens: readonly Token[], at: number): Predicate | null {
  const token = tokens[at];
  if (!token || !can(token, R.MD | R.BE | R.HAVE | R.DO | R.VB | R.VBZ | R.VBD)) return null;
  if (
    isWord(token, 'be', 'been', 'being', 'having', 'doing', 'done', 'like', 'let', 'please', 'own') ||
    (isWord(token, "'s") && can(token, R.POS))
  )
    return null;
  if (at > 0 && can(tokens[at - 1], R.TO | R.MD)) return null;
  const subject = subjectOf(tokens, at) ?? subjectAfterTime(tokens, at);
  if (!subject) return null;
  const next = skipAdverbs(tokens, at + 1);
  const isInverted = subject.from > at;
  const verbAt = isInverted ? skipAdverbs(tokens, subject.head + 1) : next;
  const verb = tokens[verbAt];
  const isNegated = tokens.slice(at + 1, verbAt).some((each) => isWord(each, "n't", 'not'));
  const base = { subject, at, isNegated, isSure: true };
  if (is(token, R.MD)) {
    const main = verb?.verb === undefined ? at : verbAt;
    return {
      ...base,
      verb: main,
      base: tokens[main]?.verb ?? '',
      form: 'modal',
      time: isWord(token, 'would', 'could', 'might', 'should') ? 'past' : 'present',
    };
  }
  if (can(token, R.MD)) return null;
  if (can(token, R.HAVE) && isWord(verb, 'all', 'both', 'each')) return null;
  if (can(token, R.HAVE) && is(verb, R.VBD)) return null;
  if (can(token, R.HAVE) && !isWord(token, "'s") && verb && can(verb, R.VBN) && !isWord(verb, 'to')) {
    return {
      ...base,
      verb: verbAt,
      base: verb.verb ?? '',
      form: 'perfect',
      time: isWord(token, 'had') ? 'past' : 'present',
    };
  }
  if (can(token, R.BE)) {
    const time = isWord(token, 'was', 'were') ? 'past' : 'present';
    if (isWord(token, "'s") && can(token, R.HAVE) && verb && can(verb, R.VBN)) return null;
    if (verb && can(verb, R.VBG) && verb.lower.endsWith('ing'))
      return {
        ...base,
        verb: verbAt,
        base: verb.verb ?? '',
        form: 'progressive',
        time,
        isSure: is(verb, R.VBG) || isPlainPronoun(tokens[subject.head]) || isWord(tokens[subject.head], 'it'),
      };
    if (verb && can(verb, R.VBN) && !can(verb, R.VB))
      return { ...base, verb: verbAt, base: verb.verb ?? '', form: 'passive', time };
    return { ...base, verb: at, base: 'be', form: 'be', time };
  }
  if (can(token, R.DO) && (isNegated || isInverted) && verb?.verb !== undefined) {
    return { ...base, verb: verbAt, base: verb.verb, form: 'do', time: isWord(token, 'did') ? 'past' : 'present' };
  }
  if (isInverted || token.verb === undefined) return null;
  const head = tokens[subject.head];
  const isByPronoun = isPlainPronoun(head) || (isWord(head, 'it', 'you') && subject.from === 0 && !can(token, R.JJ));
  const isIrregular =
    isWord(token, 'sat', 'felt', 'saw', 'fell', 'spoke', 'rose', 'thought', 'left', 'found') &&
    !can(tokens[at - 1], R.DT | R.PRPS | R.JJ);
  const isSure =
    isByPronoun ||
    isIrregular ||
    is(token, VERB | R.HAVE | R.DO) ||
    is(token, R.VBD | R.VBN | R.JJ) ||
    isVerbByContext(tokens, at);
  if (
    !isSure ||
    (!isByPronoun &&
      can(token, NOT_VERBS) &&
      can(head, R.NNS | R.NNP) &&
      !isPerson(head) &&
      !isVerbByContext(tokens, at))
  )
    return null;
  const isBoth =
    can(token, R.VBD) &&
    (can(token, R.VB) || token.verb === token.lower) &&
    !isWord(token, 'had', 'did', 'saw', 'felt', 'fell', 'found');
  // "people forced to": a participle, not the past
  const isPast =
    can(token, R.VBD) &&
    (is(token, R.VBD | R.HAVE | R.DO | R.VB) ||
      isByPronoun ||
      isIrregular ||
      isWord(head, 'it', 'you') ||
      !can(token, R.VBN) ||
      isWord(token, 'had'));
  if (can(token, R.VBD) && !isBoth && !isPast)
    return {
      ...base,
      verb: at,
      base: token.verb,
      form: 'simple',
      time: 'past',
      isSure: opensObject(tokens[at + 1]) || (is(tokens[at + 1], R.TO) && tokens[at]?.lower === 'decided'),
    };
  const time = isBoth
    ? undefined
    : isPast && token.verb !== token.lower
      ? 'past'
      : can(token, R.VB | R.VBZ)
        ? 'present'
        : undefined;
  return { ...base, verb: at, base: token.verb, form: 'simple', time };
}

const KNOWN = new WeakMap<readonly Token[], Predicate[]>();

/** All predicates of a sentence, in order. */
export function predicatesOf(tokens: readonly Token[]): readonly Predicate[] {
  const known = KNOWN.get(tokens);
  if (known) return known;
  const found: Predicate[] = [];
  KNOWN.set(tokens, found);
  for (let at = 0; at < tokens.length; at += 1) {
    const last = found.at(-1);
    if (last && at > last.at && at <= last.verb) continue;
    const predicate = predicateAt(tokens, at);
    if (predicate)
      found.push(
        predicate.isSure || predicate.form !== 'simple'
          ? predicate
          : { ...predicate, isSure: !hasFiniteAfter(tokens, at) },
      );
  }
  return found;
}

/** Whether the predicate opens its clause after this word: "when I go". */
export const openerOf = (tokens: readonly Token[], { subject, at }: Predicate): Token | undefined => {
  let before = Math.min(subject.from, at) - 1;
  while (before > 0 && is(tokens[before], R.RB) && !isPunctuation(tokens[before])) before -= 1;
  return tokens[before];
};
