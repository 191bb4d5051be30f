import { R } from '../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../tagging/token.ts';
import { type Disagreement, disagreementsOf } from './agreement/disagreement.ts';
import { fixesInContext } from './agreement/fixes.ts';
import { secondVerb } from './agreement/second-verb.ts';
import { AMOUNTS, GERUNDS } from './agreement/tables.ts';
import { quoteOf as wordsOf } from './finding.ts';
import { type Rule, tokenRule } from './rule.ts';

type Test = (tokens: readonly Token[], disagreement: Disagreement) => boolean;

/** The words of the subject as the explanation quotes them: all of a short one, else its noun. */
function quoteOf(tokens: readonly Token[], { subject }: Disagreement): string {
  const words = tokens.slice(subject.from, subject.head + 1);
  const isShort = words.length <= 5 && words.every(({ text }) => /^\p{L}+$/u.test(text));
  return isShort ? words.map(({ text }) => text).join(' ') : (tokens[subject.head]?.text ?? '');
}

/** A rule for the verbs that do not go with their subjects and pass a test; each test stands for an explanation. */
const agreementRule = (code: string, test: Test): Rule => ({
  kind: 'agreement',
  code,
  *find(tokens, context) {
    for (const found of disagreementsOf(tokens)) {
      // "too many is bad": it should be "too much"
      if (isWord(tokens[found.subject.head], 'many') && found.subject.head < found.verb) continue;
      if (isOneThing(tokens, found) || !test(tokens, found)) continue;
      // "a person who does office work", "things which were made by all, belong": no verb of this noun for certain
      const isDoubtful = tokens[found.verb - 1]?.text === ',' || can(tokens[found.verb], R.NN);
      const isInRelative = found.subject.head < found.verb && isAfterRelative(tokens, found.subject.head, found.verb);
      if (isInRelative && isDoubtful && !isVerbOfRelative(tokens, found.subject.head, found.verb)) continue;
      const params = { subject: quoteOf(tokens, found), verb: tokens[found.verb]?.text ?? '', fix: found.fix };
      yield { from: found.verb, to: found.verb + 1, fixes: fixesInContext(tokens, found, context), params };
    }
  },
});

const headOf = (tokens: readonly Token[], { subject }: Disagreement): Token | undefined => tokens[subject.head];
/** Pairs that are one thing: "bread and butter is". */
const ONE_THING = new Set([
  'bread and butter',
  'fish and chips',
  'gin and tonic',
  'bed and breakfast',
  'macaroni and cheese',
]);

const isOneThing: Test = (tokens, { subject, verb }) =>
  (subject.head < verb &&
    isWord(tokens[subject.from - 1], 'only') &&
    tokens.slice(subject.from, subject.head).some((token) => isWord(token, 'and'))) ||
  ONE_THING.has(wordsOf(tokens, subject.from, subject.head + 1).toLowerCase());

const isJoined: Test = (tokens, { subject, verb }) =>
  subject.head < verb &&
  !isWord(tokens[subject.from], 'only') &&
  !ONE_THING.has(wordsOf(tokens, subject.from, subject.head + 1).toLowerCase()) &&
  tokens.slice(subject.from, subject.head).some((token) => isWord(token, 'and'));
const hasOf: Test = (tokens, { subject }) => isWord(tokens[subject.head + 1], 'of');

const isAfterRelative = (tokens: readonly Token[], head: number, verb: number): boolean =>
  tokens.slice(head, verb).some((token) => isWord(token, 'who', 'which', 'that'));

/** "friends who lives": a relative pronoun and no other verb are between the noun and the verb. */
function isVerbOfRelative(tokens: readonly Token[], head: number, verb: number): boolean {
  const relative = tokens.findIndex((token, at) => at > head && isWord(token, 'who', 'which', 'that'));
  if (relative < 0 || relative > verb) return false;
  return !tokens.slice(relative + 1, verb).some((token) => can(token, R.VBZ | R.DO | R.HAVE | R.BE));
}

const rules: readonly Rule[] = [
  // "there is many buildings"
  agreementRule('thereIs', (tokens, { verb, subject }) => subject.head > verb && isWord(tokens[verb - 1], 'there')),
  // "where is my keys?"
  agreementRule('invertedSubject', (_, { verb, subject }) => subject.head > verb),
  // "the number of tourists have", "a number of tourists has"
  agreementRule('numberOfPlural', (tokens, found) => hasOf(tokens, found) && isWord(headOf(tokens, found), 'number')),
  // "one of my friends live", "each of the rooms have"
  agreementRule('oneOfPlural', (tokens, found) => hasOf(tokens, found) && isWord(headOf(tokens, found), 'one', 'each')),
  // "most of the food were"
  agreementRule(
    'partOf',
    (tokens, found) =>
      hasOf(tokens, found) &&
      isWord(
        headOf(tokens, found),
        'most',
        'some',
        'all',
        'half',
        'lot',
        'lots',
        'plenty',
        'rest',
        'part',
        'both',
        'many',
        'few',
        'several',
      ),
  ),
  // "everyone have", "every house have"
  agreementRule('everySubject', (tokens, found) => {
    const every = ['every', 'each'];
    return (
      (is(headOf(tokens, found), R.PRP | R.PRPO) &&
        /^(?:every|some|any|no)/.test(headOf(tokens, found)?.lower ?? '')) ||
      isWord(tokens[found.subject.from], ...every)
    );
  }),
  // "my brother and I was"
  agreementRule('andSubject', isJoined),
  // "friends who lives"
  agreementRule(
    'relativeVerb',
    (tokens, { verb, subject }) => subject.head < verb && isVerbOfRelative(tokens, subject.head, verb),
  ),
  // "the people is", "the police has"
  agreementRule('pluralWithoutS', (tokens, found) =>
    isWord(
      headOf(tokens, found),
      'people',
      'police',
      'children',
      'men',
      'women',
      'rich',
      'poor',
      'elderly',
      'unemployed',
      'cattle',
    ),
  ),
  // "the news are"
  agreementRule(
    'singularInS',
    (tokens, found) =>
      /s$/.test(headOf(tokens, found)?.lower ?? '') && can(headOf(tokens, found), R.NN) && found.fix.endsWith('s'),
  ),
  // "the price of the tickets are"
  agreementRule('farSubject', (tokens, { verb, subject }) => verb - subject.head > 2 && tokens[verb - 1]?.text !== ','),
  agreementRule('iSubject', (tokens, found) => isWord(headOf(tokens, found), 'i')),
  agreementRule('pluralSubject', (_, { fix }) => !/s$/.test(fix)),
  agreementRule('thirdPerson', () => true),
];

const isAmountFrame = (tokens: readonly Token[], index: number): boolean =>
  isWord(tokens[index], 'too', 'enough', 'plenty', 'a') ||
  (isWord(tokens[index], 'not', "n't") && isWord(tokens[index + 1], 'enough', 'much', 'a', 'too'));

/** "Fifty dollars are too much": one amount. */
const amountSubject = tokenRule('agreement', 'amountSubject', (tokens, index) => {
  const unit = tokens[index - 1];
  if (!isWord(tokens[index], 'are', 'were') || !AMOUNTS.has(unit?.lower ?? '') || !can(tokens[index - 2], R.CD))
    return null;
  const before = tokens[index - 3];
  if (before && !isWord(before, 'that', 'think', 'because', 'but', 'and') && !isPunctuation(before)) return null;
  if (!isAmountFrame(tokens, index + 1)) return null;
  const fix = isWord(tokens[index], 'are') ? 'is' : 'was';
  return {
    from: index,
    to: index + 1,
    fixes: [fix],
    params: { subject: `${tokens[index - 2]?.text} ${unit?.text}`, fix },
  };
});

const SINGULAR_VERBS = new Map([
  ['are', 'is'],
  ['were', 'was'],
  ['have', 'has'],
  ['do', 'does'],
  ['make', 'makes'],
  ['help', 'helps'],
]);

/** "Learning new words are hard": an -ing form is a singular subject. */
const gerundSubject = tokenRule('agreement', 'gerundAsSubject', (tokens, index) => {
  const token = tokens[index];
  if (!isWord(token, 'are', 'were', 'have', 'make', 'help', 'do')) return null;
  const first = tokens[0];
  const opening = isWord(first, 'i') || isWord(first, 'because', 'but') ? 1 : 0;
  const gerund = tokens[opening];
  const next = tokens[opening + 1];
  if (
    !gerund ||
    !is(gerund, R.VBG | R.NN | R.JJ) ||
    !can(gerund, R.VBG) ||
    !GERUNDS.has(gerund.lower) ||
    index - opening < 3
  )
    return null;
  if (!can(next, R.DT | R.PRPS | R.QT | R.JJ | R.IN | R.TO) || isWord(next, 'of')) return null;
  // one verb only, no "and" that could join two subjects
  const inside = tokens.slice(opening + 1, index);
  if (
    inside.some(
      (each) =>
        isPunctuation(each) ||
        (can(each, R.CC | R.WH | R.SC | R.MD | R.BE | R.DO | R.HAVE | R.PRP) && !can(each, R.DT | R.QT | R.PRPS)),
    )
  )
    return null;
  if (!can(tokens[index - 1], R.NNS | R.NN | R.RB)) return null;
  const fix = SINGULAR_VERBS.get(token?.lower ?? '');
  return fix ? { from: index, to: index + 1, fixes: [fix], params: { subject: gerund.text, fix } } : null;
});

export const agreementRules: readonly Rule[] = [...rules, amountSubject, gerundSubject, secondVerb];
