import { ingOf, participleOf, pastOf, thirdPersonOf } from '../../lexicon/inflect.ts';
import { NOUN, R } from '../../lexicon/readings.ts';
import { can, is, isCapital, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import {
  afterObject,
  isGapClause,
  isInflected,
  isPerson,
  isSubjectPronoun,
  leadOf,
  looksBase,
  opensClauseAt,
  opensObject,
  skipAdverbs,
} from '../../tagging/verbs.ts';
import { type Finding, type Rule, tokenRule } from '../rule.ts';
import { FINITE_VERBS, INTRANSITIVE_PASTS, INTRANSITIVE_VERBS, PARTICIPLE_VERBS } from './tables.ts';

const quoted = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ')
    .replace(/ (n?['’])/g, '$1');
const finding = (tokens: readonly Token[], from: number, to: number, fixes: readonly string[]): Finding => ({
  from,
  to,
  fixes: [...new Set(fixes)].slice(0, 3),
  params: { wrong: quoted(tokens, from, to), right: fixes[0] ?? '' },
});

/** Where the verb of an auxiliary at `index` stands: past adverbs, and past the subject of a question. */
function verbAfter(tokens: readonly Token[], index: number): { at: number; isInverted: boolean } {
  const at = skipAdverbs(tokens, index + 1);
  if (!opensClauseAt(tokens, index) || !isSubjectPronoun(tokens[at])) return { at, isInverted: false };
  return { at: skipAdverbs(tokens, at + 1), isInverted: true };
}

const isQuestion = (tokens: readonly Token[]): boolean => tokens.at(-1)?.text === '?';

/** A modal and anything but a base form: "can to swim", "can watching", "should went". */
const modal = tokenRule('verb-form', 'baseAfterModal', (tokens, index) => {
  const token = tokens[index];
  const before = tokens[index - 1];
  if (
    !is(token, R.MD | R.NOT) ||
    !can(token, R.MD) ||
    isWord(token, "'d") ||
    can(before, R.DT | R.PRPS | R.POS) ||
    (can(before, R.JJ) && can(tokens[index - 2], R.DT | R.PRPS)) ||
    (/^(?:May|Will)$/.test(token?.text ?? '') && index > 0)
  )
    return;
  const { at, isInverted } = verbAfter(tokens, index);
  const verb = tokens[at];
  if (!verb || (!isInverted && opensClauseAt(tokens, index) && !can(before, R.CC))) return;
  if (isWord(verb, 'to') && !isWord(before, 'ought')) {
    const base = tokens[at + 1];
    if (looksBase(base) && !is(base, R.NN | R.NNS | R.NNP) && base.verb !== 'own')
      return finding(tokens, at, at + 2, [base.verb]);
    return;
  }
  if (isWord(verb, 'going') && isWord(tokens[at + 1], 'to') && looksBase(tokens[at + 2])) {
    return finding(tokens, at, at + 3, [tokens[at + 2]?.verb ?? '']);
  }
  if (!isInflected(verb)) return;
  if (can(verb, R.VBG)) {
    const isSubject = (can(before, R.PRP | NOUN) || isWord(token, 'cannot')) && !isQuestion(tokens);
    return (isInverted || isSubject) && !is(verb, R.NN | R.JJ) && finding(tokens, at, at + 1, [verb.verb]);
  }
  if (can(verb, R.NN | R.NNS)) {
    const isThird =
      can(verb, R.VBZ) &&
      !isInverted &&
      can(before, R.PRP | NOUN | R.JJ | R.WH) &&
      !isQuestion(tokens) &&
      !isWord(token, 'might');
    return isThird ? finding(tokens, at, at + 1, [verb.verb]) : null;
  }
  if (
    isWord(token, 'would', 'could', 'should', 'might', 'must') &&
    can(verb, R.VBN | R.BE | R.HAVE) &&
    !can(verb, R.VBZ)
  ) {
    if (isWord(verb, 'was', 'were')) return finding(tokens, at, at + 1, ['be', 'have been']);
    const perfect = `have ${participleOf(verb.verb)[0] ?? ''}`;
    return can(verb, R.VBD) && verb.verb !== 'have'
      ? finding(tokens, at, at + 1, [verb.verb, perfect])
      : finding(tokens, at, at + 1, [perfect, verb.verb, `be ${verb.lower}`]);
  }
  const isParticiple = can(verb, R.VBN) && !can(verb, R.VBD);
  return finding(
    tokens,
    at,
    at + 1,
    isParticiple ? [verb.verb, `be ${verb.lower}`, `have ${verb.lower}`] : [verb.verb],
  );
});

/** Do, does or did and anything but a base form: "didn't went", "does she knows". */
const afterDo = tokenRule('verb-form', 'baseAfterDo', (tokens, index) => {
  const token = tokens[index];
  if (!can(token, R.DO) || !isWord(token, 'do', 'does', 'did')) return;
  const isNegated = isWord(tokens[index + 1], "n't", 'not');
  const { at: verbAt, isInverted } = verbAfter(tokens, index);
  let at = verbAt;
  if (!isNegated && !isInverted) {
    if (!opensClauseAt(tokens, index) || !isQuestion(tokens)) return;
    at = afterObject(tokens, index + 1);
    if (at < 0 || can(tokens[at - 1], R.PRP)) return;
    const verb = tokens[skipAdverbs(tokens, at)];
    const isClear = is(verb, R.VBD) || (is(verb, R.VBZ) && verb?.lower !== 'is' && verb?.lower !== 'has');
    if (!isClear || !isInflected(verb) || can(tokens[at - 1], R.VB | R.VBZ)) return;
    return finding(tokens, at, at + 1, [verb.verb]);
  }
  const verb = tokens[at];
  if (isWord(verb, 'to') && isNegated && looksBase(tokens[at + 1]))
    return finding(tokens, at, at + 2, [tokens[at + 1]?.verb ?? '']);
  if (!isInflected(verb) || (can(verb, R.NNS | R.NN) && !isInverted) || (isInverted && is(verb, R.JJ | R.NN | R.NNS)))
    return;
  if (isWord(verb, 'used') || (can(verb, R.VBG) && can(verb, R.NN))) return;
  return finding(tokens, at, at + 1, [verb.verb]);
});

/** Uncountable nouns that look like verbs: "have work to do". */
const BARE_NOUNS = new Set(
  'work hope need help fun time respect trouble doubt faith control access practice experience rest play trust love care sleep cause reason'.split(
    ' ',
  ),
);

/** Have and anything but a participle: "have went", "has broke", "should have tell". */
const afterHave = tokenRule('verb-form', 'participleAfterHave', (tokens, index, { lexicon }) => {
  const token = tokens[index];
  const before = tokens[leadOf(tokens, index)];
  if (!can(token, R.HAVE) || isWord(token, "'s", "'d") || (isWord(before, 'let', 'to') && isWord(token, 'had'))) return;
  const next = skipAdverbs(tokens, index + 1);
  const isInverted = opensClauseAt(tokens, index) && isWord(tokens[next], 'i', 'you', 'he', 'she', 'we', 'they');
  const at = isInverted ? skipAdverbs(tokens, next + 1) : next;
  const verb = tokens[at];
  if (!verb?.verb || can(verb, R.VBN | R.MD) || isWord(verb, 'to', 'do', 'have', 'be', 'like')) return;
  if (tokens.slice(index + 1, at).some((each) => isWord(each, 'better', 'rather', 'best'))) return;
  const hasAdverb = tokens
    .slice(index + 1, at)
    .some((each) =>
      isWord(each, 'never', 'already', 'just', 'ever', 'always', 'also', 'not', "n't", 'recently', 'finally'),
    );
  const subject = leadOf(tokens, index);
  const isGap = !hasAdverb && !isInverted && !can(before, R.MD) && isGapClause(tokens, subject);
  const [participle = ''] = participleOf(verb.verb);
  if (isWord(verb, 'being')) return isWord(token, 'having') ? null : finding(tokens, at, at + 1, ['been']);
  if (isInflected(verb)) {
    if (can(verb, R.VBG)) {
      const isLong =
        tokens.slice(at).some((each) => isWord(each, 'since', 'for')) && is(before, R.PRP) && is(verb, R.VBG);
      return isLong && !isGap && !can(tokens[at + 1], NOUN) && finding(tokens, at, at + 1, [`been ${verb.lower}`]);
    }
    if (can(verb, R.BE | R.HAVE | R.DO) && !hasAdverb)
      return isWord(verb, 'did') ? finding(tokens, at, at + 1, [participle]) : null;
    if (!can(verb, R.VBD) || (can(verb, R.NN) && !can(before, R.MD | R.PRP) && !hasAdverb) || isGap) return;
    return finding(tokens, at, at + 1, [participle]);
  }
  if (!looksBase(verb) || isGap) return;
  const raw = lexicon.analyse(verb.lower).readings;
  if (raw & (R.NN | R.JJ | R.NNS | R.RB) || isWord(verb, 'live')) {
    const after = tokens[at + 1];
    const isClear = hasAdverb || can(before, R.MD) || isWord(token, "'ve");
    if (raw & R.JJ && !(raw & R.NN && opensObject(after))) return;
    if (isWord(token, 'having') && !(index === 0 && opensObject(after))) return;
    if (BARE_NOUNS.has(verb.lower) || !(opensObject(after) || (isClear && hasAdverb))) return;
    if (can(before, R.MD) && !opensObject(after)) return;
  }
  return finding(tokens, at, at + 1, [participle]);
});

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
const afterBe = tokenRule('verb-form', 'beWithBase', (tokens, index, { lexicon }) => {
  const be = tokens[index];
  if (!be || !can(be, R.BE) || isWord(be, 'being') || (isWord(be, "'s") && can(be, R.POS))) return;
  const { at, isInverted } = verbAfter(tokens, index);
  const verb = tokens[at];
  if (
    !looksBase(verb) ||
    isCapital(verb) ||
    can(verb, R.BE | R.DO | R.MD | R.IN) ||
    isWord(verb, 'like', 'own', 'let', 'welcome', 'please')
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

/** Be and a past form: "was wrote" → written, "was went" → went. */
const bePast = tokenRule('verb-form', 'beWithPast', (tokens, index) => {
  const be = tokens[index];
  if (!be || !can(be, R.BE) || (isWord(be, "'s") && can(be, R.POS))) return;
  const at = skipAdverbs(tokens, index + 1);
  const verb = tokens[at];
  if (
    !isInflected(verb) ||
    !can(verb, R.VBD) ||
    can(verb, R.VBN | R.NN | R.NNS | R.BE | R.HAVE | R.DO) ||
    isWord(verb, 'broke', 'froze')
  )
    return;
  if (tokens.slice(0, index).some((each) => can(each, R.WH) || isWord(each, 'that', 'all')))
    return isWord(tokens[at + 1], 'by') ? finding(tokens, at, at + 1, [participleOf(verb.verb)[0] ?? '']) : null;
  if (isWord(verb, 'took') && isWord(tokens[at + 1], 'place', 'part')) return finding(tokens, index, at + 1, ['took']);
  if (INTRANSITIVE_PASTS.has(verb.lower)) {
    return at === index + 1 && isWord(be, 'was', 'were', 'is', 'are')
      ? finding(tokens, index, at + 1, [verb.lower, `was ${ingOf(verb.verb)}`])
      : null;
  }
  return finding(tokens, at, at + 1, [participleOf(verb.verb)[0] ?? '']);
});

/** A passive of a verb that has none: "was happened" → happened, "is consisted of" → consists of. */
const noPassive = tokenRule('verb-form', 'noPassive', (tokens, index) => {
  const be = tokens[index];
  if (!be || !can(be, R.BE) || isWord(be, "'s")) return;
  const at = skipAdverbs(tokens, index + 1);
  const verb = tokens[at];
  if (!verb?.verb || !INTRANSITIVE_VERBS.has(verb.verb) || !can(verb, R.VBN)) return;
  const after = tokens[at + 1];
  if (isWord(verb, 'gone', 'fallen', 'swum', 'grown', 'slept', 'become', 'come', 'risen') && !isWord(be, 'was', 'were'))
    return;
  if (
    isWord(verb, 'snowed', 'rained', 'slept', 'gone') &&
    (isWord(after, 'in', 'under', 'off', 'on', 'over') || isWord(verb, 'gone'))
  )
    return;
  if (isWord(after, 'at', 'upon', 'on') && isWord(verb, 'arrived', 'depended') && !isWord(be, 'is', 'are')) return;
  if (isWord(tokens[index + 1], "n't", 'not')) return;
  const { verb: base } = verb;
  const [past = ''] = pastOf(base);
  const [participle = ''] = participleOf(base);
  const wrapped = (form: string) => [...tokens.slice(index + 1, at).map(({ text }) => text), form].join(' ');
  if (isWord(be, 'been')) return finding(tokens, index, at + 1, [wrapped(participle)]);
  if (isWord(be, 'be'))
    return can(tokens[leadOf(tokens, index)], R.MD | R.TO) ? finding(tokens, index, at + 1, [wrapped(base)]) : null;
  if (isWord(be, 'being')) return null;
  if (isWord(be, 'was', 'were')) return finding(tokens, index, at + 1, [wrapped(past), `had ${participle}`]);
  const present = isWord(be, 'is', "'s") ? thirdPersonOf(base) : base;
  const perfect = `${isWord(be, 'is', "'s") ? 'has' : 'have'} ${participle}`;
  const isState = isWord(verb, 'consisted', 'belonged', 'depended', 'existed', 'seemed', 'remained');
  return finding(tokens, index, at + 1, isState ? [wrapped(present)] : [perfect, past, wrapped(present)]);
});

/** Be and the third person: "she is goes". */
const beThird = tokenRule('verb-form', 'beWithThirdPerson', (tokens, index) => {
  const be = tokens[index];
  const verb = tokens[index + 1];
  if (!isWord(be, 'is') || !is(verb, R.VBZ) || (can(verb, R.BE | R.HAVE | R.DO) && !isWord(verb, 'has'))) return;
  if (
    tokens.slice(0, index).some((each) => can(each, R.WH | R.SC | R.DO) || isWord(each, 'that', 'all', 'there')) ||
    isQuestion(tokens)
  )
    return;
  return can(tokens[index - 1], R.PRP | R.NN) && finding(tokens, index, index + 2, [verb?.lower ?? '']);
});

export const auxiliaryRules: readonly Rule[] = [modal, afterDo, afterHave, noPassive, bePast, beThird, afterBe];
export { finding };
