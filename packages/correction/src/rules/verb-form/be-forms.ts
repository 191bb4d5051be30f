import { ingOf, participleOf, pastOf, thirdPersonOf } from '../../lexicon/inflect.ts';
import { NOUN, R } from '../../lexicon/readings.ts';
import { can, is, isCapital, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { isPerson, leadOf, looksBase, opensClauseAt, opensObject } from '../../tagging/verbs.ts';
import { type Finding, tokenRule } from '../rule.ts';
import { finding } from './auxiliary-findings.ts';
import { FINITE_VERBS, INTRANSITIVE_VERBS, PARTICIPLE_VERBS } from './tables.ts';
import { verbAfter } from './verb-phrase.ts';

/** Before a base form these are no auxiliaries: "all I did was go", "the best thing is call her". */
const CLEFTS = [
  'what',
  'all',
  'thing',
  'things',
  'advice',
  'rule',
  'motto',
  'message',
  'answer',
  'tip',
  'suggestion',
  'idea',
  'step',
  'goal',
  'key',
  'trick',
  'job',
  'option',
  'least',
  'most',
  'solution',
  'plan',
  'secret',
];

const isCleft = (tokens: readonly Token[], index: number): boolean =>
  tokens.slice(0, index).some((token) => can(token, R.DO) || isWord(token, 'done', 'doing', ...CLEFTS));

const isPersonAt = (tokens: readonly Token[], at: number): boolean =>
  isWord(tokens[at], 'i', 'he', 'she', 'we', 'they', 'you', 'who') || isPerson(tokens[at]) || is(tokens[at], R.NNP);

/** What is done to people: "was invite" → invited. */
const OFTEN_DONE = new Set(
  'invite accuse arrest elect injure bite allow send give teach force choose punish hire praise inspire adopt rob attack kill elect offer ask tell steal forbid surround'.split(
    ' ',
  ),
);

/** Verbs without a passive of their own. */
const ACTIVE_ONLY = new Set(
  'go come wait try think listen learn laugh complain stay arrive grow sit lie begin become get'.split(' '),
);

const DO_FORMS: ReadonlyMap<string, string> = new Map([
  ['is', 'does'],
  ["'s", 'does'],
  ['are', 'do'],
  ['am', 'do'],
  ["'m", 'do'],
  ["'re", 'do'],
  ['was', 'did'],
  ['were', 'did'],
]);

/** The finite form that takes the place of a form of "be" and a base form: "was happen" → happened. */
function finiteLike(be: Token, base: string): string {
  if (isWord(be, 'is', "'s")) return thirdPersonOf(base);
  if (isWord(be, 'was', 'were')) return pastOf(base)[0] ?? base;
  return isWord(be, 'been') ? (participleOf(base)[0] ?? base) : base;
}

/** Actions with an object that needs no article: "is drink coffee". */
const HANDLED = new Set(
  'play drink cook eat peel wash watch wear ride drive hold carry read sell cut paint pick feed plant study water'.split(
    ' ',
  ),
);

/** What people are doing: "is sleep", not a noun without an article. */
const PASTIMES = new Set('sleep cry laugh smile swim dance fight sing walk talk run sit jump wait'.split(' '));

/** Be and a base form: "is consist" → consists, "is hold" → is holding, "is locate" → is located. */
export const afterBe = tokenRule('verb-form', 'beWithBase', (tokens, index, { lexicon }) => {
  const be = tokens[index];
  if (!be || !can(be, R.BE) || isWord(be, 'being') || (isWord(be, "'s") && can(be, R.POS))) return;
  if (isWord(tokens[index - 1], 'let')) return;
  // "I am have twenty years old"
  if (
    isWord(tokens[index + 1], 'have', 'has') &&
    can(tokens[index + 2], R.CD) &&
    isWord(tokens[index + 3], 'years', '-')
  )
    return finding(tokens, index, index + 2, [be.text]);
  const { at, isInverted } = verbAfter(tokens, index);
  const verb = tokens[at];
  if (
    !looksBase(verb) ||
    isCapital(verb) ||
    can(verb, R.BE | R.DO | R.MD | R.IN) ||
    isWord(verb, 'like', 'own', 'let', 'welcome', 'please', 'winter', 'summer', 'express', 'multiply')
  )
    return;
  if (
    isCleft(tokens, index) ||
    (can(tokens[leadOf(tokens, index)], R.TO) && isWord(be, 'be') && !isWord(verb, 'agree', 'able'))
  )
    return;
  if (!isInverted && opensClauseAt(tokens, index) && !can(tokens[index - 1], R.CC) && !can(tokens[index - 1], R.WH))
    return;
  const after = tokens[at + 1];
  const raw = lexicon.analyse(verb.lower).readings;
  const isNegated = isWord(tokens[index + 1], "n't", 'not');
  const [participle = ''] = participleOf(verb.verb);
  const isParticiple = PARTICIPLE_VERBS.has(verb.verb) && participle !== verb.lower;
  const isClear =
    !(raw & (R.NN | R.NNS | R.JJ | R.JJR | R.RB | R.VBN)) && !(isWord(verb, 'live') && !is(tokens[index - 1], R.PRP));
  if (raw & R.VBN && !isWord(verb, 'come', 'become')) return;
  if (isWord(verb, 'have') && tokens[index - 1] && isWord(tokens[index - 1], 'there')) return;
  if (isInverted) {
    const isVerb = isClear || isWord(verb, 'live', 'work', 'study', 'need', 'want');
    const helper = DO_FORMS.get(be.lower);
    return (
      isVerb &&
      helper !== undefined &&
      !isParticiple &&
      !isWord(be, "'s") &&
      finding(tokens, index, index + 1, [helper])
    );
  }
  if (!isClear) {
    const hasPlace = isWord(after, 'in', 'at', 'with', 'near', 'for', 'as');
    if (
      isWord(verb, 'live', 'work', 'study') &&
      hasPlace &&
      !isWord(be, 'be', 'been') &&
      isPersonAt(tokens, leadOf(tokens, index)) &&
      !(isWord(verb, 'live') && isWord(after, 'at', 'as', 'for'))
    ) {
      return finiteFinding(tokens, index, at, be, verb.verb, isNegated);
    }
    if (isWord(verb, 'stop', 'start') && can(after, R.VBG) && isWord(be, 'is', 'was', 'are')) {
      const [past = ''] = pastOf(verb.verb);
      return finding(
        tokens,
        index,
        at + 1,
        isWord(be, 'was') ? [past] : [`${isWord(be, 'is') ? 'has' : 'have'} ${past}`, past],
      );
    }
    if (raw & (R.JJ | R.JJR) && !(verb.verb === 'clean' && opensObject(after))) return;
    const isBy = isWord(after, 'by') && isParticiple;
    const isFeeling = isParticiple && isWord(after, 'in', 'about', 'of', 'at', 'with', 'to') && raw & R.VB;
    const hasObject = opensObject(after) && can(tokens[leadOf(tokens, index)], NOUN | R.PRP);
    const isTo =
      FINITE_VERBS.has(verb.verb) &&
      (isWord(after, 'to', 'that') || opensObject(after)) &&
      is(tokens[index - 1], R.PRP);
    if (isTo && isWord(verb, 'hope', 'need', 'love', 'want', 'wish', 'hate', 'cost'))
      return finiteFinding(tokens, index, at, be, verb.verb, isNegated);
    if (isFeeling && isWord(verb, 'interest', 'surprise', 'worry', 'name', 'call', 'marry', 'base', 'bore'))
      return finding(tokens, at, at + 1, [participle]);
    if (isBy) return finding(tokens, at, at + 1, [participle]);
    const subject = tokens[leadOf(tokens, index)];
    const isHuman = isWord(subject, 'i', 'he', 'she', 'we', 'they') || isPerson(subject);
    const hasNoun = HANDLED.has(verb.verb) && can(after, NOUN) && !can(after, R.VB | R.VBZ) && isHuman;
    const isDoing =
      isHuman &&
      PASTIMES.has(verb.verb) &&
      (after === undefined || isPunctuation(after) || isWord(after, 'in', 'on', 'at', 'and', 'when', 'because'));
    if (isWord(verb, 'break') && isPunctuation(after) && isWord(be, 'is', 'was', "'s") && !isHuman)
      return finding(tokens, at, at + 1, [participle]);
    if (!hasObject && !hasNoun && !isDoing) return;
    return isParticiple
      ? finding(tokens, at, at + 1, [participle, ingOf(verb.verb)])
      : ongoingOrFinite(tokens, index, at, be, verb.verb);
  }
  if (isParticiple && !(opensObject(after) && !isWord(verb, 'locate', 'situate', 'suppose', 'marry'))) {
    return finding(tokens, at, at + 1, [participle, ingOf(verb.verb)]);
  }
  if (isWord(after, 'by') && !FINITE_VERBS.has(verb.verb))
    return finding(tokens, at, at + 1, [participle, ingOf(verb.verb)]);
  const isPassive =
    isWord(be, 'be', 'been') &&
    !INTRANSITIVE_VERBS.has(verb.verb) &&
    !opensObject(after) &&
    !isWord(verb, 'learn', 'wait', 'try', 'think');
  if (isPassive && !FINITE_VERBS.has(verb.verb)) return finding(tokens, at, at + 1, [participle, ingOf(verb.verb)]);
  if (
    FINITE_VERBS.has(verb.verb) &&
    !(isWord(be, 'been', 'be') && !INTRANSITIVE_VERBS.has(verb.verb) && verb.verb !== 'agree')
  ) {
    if (isWord(verb, 'see', 'know', 'hear', 'own') && !opensObject(after))
      return finding(tokens, at, at + 1, [participle, ingOf(verb.verb)]);
    return finiteFinding(tokens, index, at, be, verb.verb, isNegated);
  }
  const isAgent = isPersonAt(tokens, leadOf(tokens, index)) && !OFTEN_DONE.has(verb.verb);
  const hasObject = opensObject(after) || is(after, R.PRPS | R.DT | R.NN | R.NNS);
  const isActive = hasObject || isAgent || ACTIVE_ONLY.has(verb.verb);
  return isActive
    ? ongoingOrFinite(tokens, index, at, be, verb.verb)
    : finding(tokens, at, at + 1, [participle, ingOf(verb.verb)]);
});

/** "is cook" → is cooking, cooks: the form of "be" or the base form is wrong. */
function ongoingOrFinite(tokens: readonly Token[], index: number, at: number, be: Token, verb: string): Finding {
  if (isWord(be, 'be', 'been') || /^['’]/.test(be.text))
    return finding(tokens, at, at + 1, [ingOf(verb), participleOf(verb)[0] ?? verb]);
  const between = tokens.slice(index + 1, at).map(({ text }) => text);
  if (between.some((each) => /^n['’]t$|^not$/.test(each))) return finding(tokens, at, at + 1, [ingOf(verb)]);
  const ongoing = [be.text, ...between, ingOf(verb)].join(' ');
  return finding(tokens, index, at + 1, [ongoing, [...between, finiteLike(be, verb)].join(' ')]);
}

function finiteFinding(
  tokens: readonly Token[],
  index: number,
  at: number,
  be: Token,
  verb: string,
  isNegated: boolean,
): Finding | undefined {
  if (!isNegated)
    return finding(tokens, index, at + 1, [
      [...tokens.slice(index + 1, at).map(({ text }) => text), finiteLike(be, verb)].join(' '),
      ingOfBe(be, verb),
    ]);
  const helper = DO_FORMS.get(be.lower);
  return helper === undefined ? undefined : finding(tokens, index, index + 1, [helper]);
}

const ingOfBe = (be: Token, verb: string): string => `${be.lower} ${ingOf(verb)}`;
