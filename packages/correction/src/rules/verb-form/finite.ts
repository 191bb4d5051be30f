import { pastOf, thirdPersonOf } from '../../lexicon/inflect.ts';
import { NOUN, R } from '../../lexicon/readings.ts';
import { isPastFrame, timeFrameOf } from '../../tagging/time-frame.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { leadOf, looksBase, opensClauseAt } from '../../tagging/verbs.ts';
import { type Rule, tokenRule } from '../rule.ts';
import { finding } from './auxiliary-findings.ts';

const SUBJECTS = new Set('i you he she we they nobody everybody everyone somebody someone'.split(' '));
const PLURALS = new Set('i you we they'.split(' '));
/** Verbs and prepositions after which "he" or "you" is no subject of the next word: "saw you going". */
const isSubjectAt = (tokens: readonly Token[], at: number): boolean => {
  if (!SUBJECTS.has(tokens[at]?.lower ?? '')) return false;
  const before = tokens[at - 1];
  if (!isWord(tokens[at], 'you'))
    return !can(before, R.BE | R.HAVE | R.MD | R.DO) && !isWord(before, 'than', 'as', 'of');
  return before === undefined || isPunctuation(before) || can(before, R.CC | R.SC | R.WH);
};

/** The auxiliary of a progressive for a subject pronoun. */
const beFor = (subject: Token): string => {
  if (subject.lower === 'i') return 'am';
  return PLURALS.has(subject.lower) ? 'are' : 'is';
};

/** "We eating eggs", "before I sleeping": an -ing form alone is no predicate. */
const ingForFinite = tokenRule('verb-form', 'ingForFinite', (tokens, index, { previous, next }) => {
  const verb = tokens[index];
  if (!verb?.verb || !can(verb, R.VBG) || !verb.lower.endsWith('ing') || can(verb, R.BE)) return;
  let at = leadOf(tokens, index);
  if (isWord(tokens[at], 'all', 'both')) at -= 1;
  const subject = tokens[at];
  // "someone singing": a participle may follow the noun
  if (!subject || !isSubjectAt(tokens, at) || /(?:body|one)$/.test(subject.lower)) return;
  if (isWord(tokens[index - 1], 'not', "n't")) return;
  const before = tokens[at - 1];
  if (can(before, R.IN) && !can(before, R.SC)) return;
  if (!(before === undefined || isPunctuation(before) || can(before, R.CC | R.SC | R.NN | R.NNS | R.RB))) return;
  if (tokens.slice(at + 1, index).some((each) => can(each, R.BE))) return;
  const frames = [previous?.tokens, tokens, next?.tokens].map(timeFrameOf);
  const present = PLURALS.has(subject.lower) ? verb.verb : thirdPersonOf(verb.verb);
  const going = `${beFor(subject)} ${verb.lower}`;
  if (frames.some(isPastFrame)) {
    const was = isWord(subject, 'you', 'we', 'they') ? 'were' : 'was';
    return finding(tokens, index, index + 1, [pastOf(verb.verb)[0] ?? '', `${was} ${verb.lower}`, present]);
  }
  const isScene = frames.some((frame) => frame.isScene || frame.progressive > 0);
  return finding(tokens, index, index + 1, isScene ? [going, present] : [present, going]);
});

/** Participles that are no past forms, used alone: "nobody seen it", "when I begun". */
const participleForPast = tokenRule('verb-form', 'participleForPast', (tokens, index) => {
  const verb = tokens[index];
  if (!verb?.verb || !is(verb, R.VBN) || can(verb, R.BE | R.HAVE) || !isSubjectAt(tokens, leadOf(tokens, index)))
    return;
  const at = leadOf(tokens, index);
  if (tokens.slice(at, index).some((each) => can(each, R.HAVE | R.BE | R.NOT)) || tokens.at(-1)?.text === '?') return;
  const have = isWord(tokens[at], 'i', 'you', 'we', 'they') ? 'have' : 'has';
  return finding(tokens, index, index + 1, [pastOf(verb.verb)[0] ?? '', `${have} ${verb.lower}`]);
});

/** "I born in Peru", "some people borns": birth is passive. */
const born = tokenRule('verb-form', 'bornWithoutBe', (tokens, index) => {
  const verb = tokens[index];
  if (!isWord(verb, 'born', 'borns', 'borned', 'bored') || !verb) return;
  const before = tokens[leadOf(tokens, index)];
  if (isWord(tokens[index + 1], 'of', 'out', 'into', 'to') && verb.lower === 'born') return;
  const isOne = isWord(before, 'i', 'he', 'she');
  const isMany = isWord(before, 'we', 'they', 'you', 'who') || is(before, R.NNS);
  if ((!isOne && !isMany) || (verb.lower === 'bored' && !isWord(tokens[index + 1], 'in'))) return;
  if (!opensClauseAt(tokens, leadOf(tokens, index)) && !isWord(before, 'who') && !can(tokens[index - 2], NOUN | R.QT))
    return;
  return finding(tokens, index, index + 1, isOne ? ['was born'] : ['were born', 'are born', 'was born']);
});

const DO_FORMS = new Map([
  ['have', 'do'],
  ["'ve", 'do'],
  ['has', 'does'],
  ['had', 'did'],
]);

/** "We have not phones", "she hadn't a fridge": what one has is negated with "do". */
const haveNot = tokenRule('verb-form', 'doWithHave', (tokens, index) => {
  const have = tokens[index];
  const not = tokens[index + 1];
  const after = tokens[index + 2];
  const helper = DO_FORMS.get(have?.lower ?? '');
  if (!have || helper === undefined || !isWord(not, "n't", 'not') || !after) return;
  const isObject =
    isWord(after, 'a', 'an', 'any', 'much', 'many', 'enough', 'time', 'money', 'work', 'problems') ||
    (is(after, R.NNS | R.PRPS) && !can(after, R.VBN)) ||
    (is(after, R.NN) && !can(after, R.VB) && !isWord(after, 'room', 'reason'));
  if (!isObject || isWord(tokens[index + 3], 'been') || (isWord(after, 'a') && isWord(tokens[index + 3], 'clue')))
    return;
  if (!can(tokens[leadOf(tokens, index)], R.PRP | NOUN) || isWord(tokens[index - 1], 'if')) return;
  return finding(tokens, index, index + 2, [`${helper}n't have`, `${helper} not have`]);
});

/** "They not understand": a verb is negated with "do". */
const notAlone = tokenRule('verb-form', 'doWithNot', (tokens, index, { previous }) => {
  const verb = tokens[index];
  const subject = tokens[index - 2];
  if (!isWord(tokens[index - 1], 'not') || !subject || !looksBase(verb) || !is(verb, R.VB | R.HAVE)) return;
  const isMany = isWord(subject, 'i', 'you', 'we', 'they') || (is(subject, R.NNS) && !can(subject, R.VBZ));
  const isOne = isWord(subject, 'he', 'she', 'it') || is(subject, R.NN);
  if (!isMany && !isOne) return;
  const lead = tokens[index - 3];
  if (can(lead, R.BE | R.MD | R.DO | R.HAVE | R.IN | R.TO) || tokens.at(-1)?.text === '?') return;
  if (isOne && !is(subject, R.PRP) && !isWord(lead, 'the', 'my', 'a', 'his', 'her', 'our', 'their')) return;
  const demands = tokens.some((each) =>
    isWord(each, 'suggest', 'important', 'recommend', 'insist', 'ask', 'better', 'why'),
  );
  if (demands) return;
  const isPast = isPastFrame(timeFrameOf(previous?.tokens)) || timeFrameOf(tokens).past > 0;
  const helper = isOne ? 'does' : 'do';
  const fixes = [`${helper}n't ${verb.verb}`, `${helper} not ${verb.verb}`];
  return finding(tokens, index - 1, index + 1, isPast ? [`didn't ${verb.verb}`, ...fixes] : fixes);
});

/** What two modals together mean: "must can sing" → must be able to. */
const SECOND_MODALS: ReadonlyMap<string, string> = new Map([
  ['can', 'be able to'],
  ['could', 'be able to'],
  ['must', 'have to'],
]);

/** "must can sing", "will must go", "don't can see": a modal takes no other auxiliary. */
const twoModals = tokenRule('verb-form', 'twoAuxiliaries', (tokens, index) => {
  const second = tokens[index];
  const meaning = SECOND_MODALS.get(second?.lower ?? '');
  if (!second || meaning === undefined) return;
  const at = leadOf(tokens, index);
  const first = tokens[at];
  const isDo = can(first, R.DO) && isWord(tokens[index - 1], "n't", 'not');
  if (isDo && at === index - 2) {
    const past = isWord(first, 'did');
    const have = `${first?.lower}${isWord(tokens[index - 1], 'not') ? ' not' : "n't"} have to`;
    const able = past ? "couldn't" : "can't";
    return finding(
      tokens,
      at,
      index + 1,
      isWord(second, 'must') ? [have, "mustn't"] : [able, past ? 'could not' : 'cannot'],
    );
  }
  if (!is(first, R.MD) || isWord(first, "'d") || !can(tokens[index + 1], R.VB | R.BE)) {
    return isWord(first, 'to') && can(tokens[index + 1], R.VB) && index - at === 1 && isWord(second, 'can', 'could')
      ? finding(tokens, index, index + 1, [meaning])
      : null;
  }
  const would = isWord(first, 'will') && meaning === 'have to' ? [`would ${meaning}`] : [];
  const middle = tokens
    .slice(at + 1, index)
    .map(({ text }) => `${text} `)
    .join('');
  return finding(tokens, at, index + 1, [`${first?.text} ${middle}${meaning}`, ...would]);
});

const LIKING = new Set(
  'like love enjoy hate prefer be include involve mean start begin stop keep finish avoid suggest mind consider practise practice need recommend try spend see hear watch feel imagine miss remember forget do have'.split(
    ' ',
  ),
);

/** "We drink tea and speaking", "I will go there and talking": verbs joined by "and" have the same form. */
const parallelIng = tokenRule('verb-form', 'sameFormAfterAnd', (tokens, index) => {
  const verb = tokens[index];
  if (!verb?.verb || !isWord(tokens[index - 1], 'and') || !can(verb, R.VBG) || !verb.lower.endsWith('ing')) return;
  const after = tokens[index + 1];
  if (after === undefined || isPunctuation(after) || can(after, R.BE | R.MD | R.VBZ | R.CC)) return;
  if (!is(verb, R.VBG) && !is(after, R.DT | R.PRPS | R.PRPO | R.IN) && !can(after, R.NNS | R.RB)) return;
  let first: Token | undefined;
  for (let at = index - 2; at >= 0; at -= 1) {
    const each = tokens[at];
    if (can(each, R.VBG | R.BE | R.WH) || is(each, R.SC) || isWord(each, ',', ':', 'about', 'without', 'by', 'as'))
      return;
    if (can(each, R.VB | R.VBZ | R.VBD) && isVerbAfter(tokens, at)) {
      first = each;
      break;
    }
  }
  if (!first?.verb || LIKING.has(first.verb)) return;
  if (tokens.slice(0, index - 1).some((each) => is(each, R.VBG) || (can(each, R.VBG) && each.lower.endsWith('ing'))))
    return;
  if (can(tokens[index - 2], R.NN | R.NNS) && !is(tokens[index - 2], R.NN | R.NNS)) return;
  const form = can(first, R.VB)
    ? verb.verb
    : can(first, R.VBZ)
      ? thirdPersonOf(verb.verb)
      : (pastOf(verb.verb)[0] ?? '');
  return finding(tokens, index, index + 1, [form]);
});

/** Whether a token is a verb after its subject, a modal or "to". */
const isVerbAfter = (tokens: readonly Token[], at: number): boolean => {
  const lead = tokens[leadOf(tokens, at)];
  return isWord(lead, 'i', 'you', 'we', 'they', 'he', 'she', 'to') || is(lead, R.MD);
};

/** "I would get up and took the bus": the second verb after a modal is a base form too. */
const baseAfterAnd = tokenRule('verb-form', 'sameFormAfterAnd', (tokens, index) => {
  const verb = tokens[index];
  if (!verb?.verb || !isWord(tokens[index - 1], 'and') || !can(verb, R.VBD) || can(verb, R.VB | R.BE | R.HAVE | R.DO))
    return;
  if (!is(verb, R.VBD) && !is(tokens[index + 1], R.DT | R.PRPS)) return;
  for (let at = index - 2; at >= 0; at -= 1) {
    const each = tokens[at];
    if (can(each, R.VBD | R.WH | R.HAVE) || is(each, R.SC) || isPunctuation(each)) return;
    if (isWord(each, 'would', 'will', 'can', 'should', 'must'))
      return looksBase(tokens[at + 1]) && isSubjectAt(tokens, leadOf(tokens, at))
        ? finding(tokens, index, index + 1, [verb.verb])
        : null;
  }
});

export const finiteRules: readonly Rule[] = [
  twoModals,
  haveNot,
  notAlone,
  born,
  participleForPast,
  ingForFinite,
  parallelIng,
  baseAfterAnd,
];
