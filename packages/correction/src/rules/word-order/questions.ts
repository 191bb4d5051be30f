import { pastOf, thirdPersonOf } from '../../lexicon/inflect.ts';
import { NOUN, R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { finding } from '../finding.ts';
import { textOf, wordOf } from '../fixed-phrases.ts';
import { nounPhraseAt } from '../noun-phrase.ts';
import { type Rule, tokenRule } from '../rule.ts';

const SUBJECTS = ['i', 'you', 'he', 'she', 'it', 'we', 'they'];
const isAuxiliary = (token: Token | undefined): boolean =>
  can(token, R.BE | R.MD | R.HAVE | R.DO) &&
  !isWord(token, 'be', 'been', 'being', 'having', "'s", "'d", "'ll", "'ve", "'re", "'m");
const isQuestion = (tokens: readonly Token[]): boolean => tokens.some(({ text }) => text === '?');

/** Where a question word with its noun or adjective ends: "how long", "what time", "how many cousins"; 0 if there is none. */
function questionWordEnd(tokens: readonly Token[], from: number): number {
  const word = tokens[from];
  if (!isWord(word, 'why', 'where', 'when', 'how', 'what', 'who', 'which', 'whose')) return 0;
  if (
    isWord(word, 'how') &&
    isWord(tokens[from + 1], 'much', 'many', 'long', 'often', 'far', 'old', 'big', 'fast', 'high', 'tall', 'well')
  ) {
    return isWord(tokens[from + 1], 'much', 'many') && is(tokens[from + 2], NOUN) ? from + 3 : from + 2;
  }
  if (
    isWord(word, 'what', 'which', 'whose') &&
    (isWord(tokens[from + 1], 'time', 'kind', 'colour', 'color', 'day') || is(tokens[from + 1], R.NN))
  ) {
    return isWord(tokens[from + 2], 'of') && is(tokens[from + 3], NOUN) ? from + 4 : from + 2;
  }
  return from + 1;
}

/** "Why you are so tired?" → Why are you; "How long you have been learning?" */
const direct = tokenRule('word-order', 'questionOrder', (tokens, index) => {
  const isStart = index === 0 || isWord(tokens[index - 1], '"', '“') || (isWord(tokens[index - 1], ',') && index < 3);
  if (!isStart || !isQuestion(tokens)) return;
  const end = questionWordEnd(tokens, index);
  if (end === 0) return;
  const subject = tokens[end];
  if (!subject) return;
  const comma = tokens.findIndex((each) => each.text === ',');
  // "When you are tired, what do you do?"
  if (comma > index && !isWord(tokens[comma + 1], 'and', 'but') && comma > end) return;
  if (isWord(tokens[index], 'what', 'who', 'which') && end === index + 1 && isWord(subject, 'it')) return;
  let to = end + 1;
  if (!isWord(subject, ...SUBJECTS)) {
    if (
      !isWord(tokens[index], 'why', 'where', 'how') ||
      !isWord(subject, 'the', 'your', 'my', 'his', 'her', 'our', 'their', 'this') ||
      !(is(subject, R.DT | R.PRPS) || can(subject, R.DT))
    )
      return;
    const phrase = nounPhraseAt(tokens, end);
    if (!phrase || !is(phrase.head, NOUN)) return;
    to = phrase.to;
  }
  const aux = tokens[to];
  if (!aux || !isAuxiliary(aux) || can(aux, R.DO)) return;
  if (can(aux, R.HAVE) && !(can(tokens[to + 1], R.VBN) || can(tokens[to + 2], R.VBN))) return;
  // "How you are dressed matters?": another auxiliary after it
  const others = tokens.slice(to + 1).filter((token, at) => isAuxiliary(token) && !isWord(tokens[to + at], 'and', ','));
  if (
    others.length > 0 &&
    comma < 0 &&
    !tokens.slice(to).some((token) => isWord(token, 'and', 'but', 'when', 'if', 'that'))
  )
    return;
  const isNot = isWord(tokens[to + 1], "n't");
  if (isNot) return;
  const name = wordOf(tokens, end);
  return finding(tokens, index, to + 1, [
    [
      textOf(tokens, index, end).replace(/^\p{Lu}/u, (letter) => (index === 0 ? letter.toLowerCase() : letter)),
      aux.text,
      name,
      textOf(tokens, end + 1, to),
    ]
      .filter((each) => each !== '')
      .join(' '),
  ]);
});

/** "How many do you have cousins?" → How many cousins do you have. */
const howMany = tokenRule('word-order', 'howManyOrder', (tokens, index) => {
  if (!isWord(tokens[index], 'how') || !isWord(tokens[index + 1], 'many', 'much') || !can(tokens[index + 2], R.DO))
    return;
  const [subject, verb, noun] = [tokens[index + 3], tokens[index + 4], tokens[index + 5]];
  if (!isWord(subject, ...SUBJECTS) || !is(verb, R.VB | R.HAVE | NOUN) || !is(noun, R.NNS | R.NN) || !noun) return;
  if (is(tokens[index + 6], NOUN)) return;
  return finding(tokens, index, index + 6, [
    `how ${tokens[index + 1]?.text} ${noun.text} ${textOf(tokens, index + 2, index + 5)}`,
  ]);
});

const ASKING = new Set(
  `
know tell wonder ask understand remember explain show forget say see learn discover guess imagine decide care`
    .trim()
    .split(/\s+/),
);

/** Whether a question before an index is part of another clause: "I don't know [where is it]". */
function isIndirect(tokens: readonly Token[], index: number): boolean {
  let at = index - 1;
  if (isWord(tokens[at], 'me', 'you', 'him', 'her', 'us', 'them', 'myself', 'about', 'exactly')) at -= 1;
  const lead = tokens[at];
  if (!lead || at < 0) return false;
  if (isWord(lead, 'idea', 'sure', 'matter', 'reason')) return !isWord(lead, 'reason') || isWord(tokens[index], 'why');
  if (isWord(lead, 'about', 'out')) return isWord(tokens[at - 1], 'find', 'found', 'finding', 'know', 'think');
  if (lead.verb === undefined || !ASKING.has(lead.verb)) return false;
  return !isWord(lead, 'say', 'says', 'said', 'see', 'learn', 'imagine', 'guess') || at > 1;
}

/** The clause order of "auxiliary + subject (+ verb)" at an index: "does it take" → it takes. */
function statementOrder(tokens: readonly Token[], at: number): { to: number; right: string } | undefined {
  const aux = tokens[at];
  const subject = tokens[at + 1];
  if (!aux || !subject) return undefined;
  let to = at + 2;
  if (
    !isWord(subject, ...SUBJECTS, 'there') &&
    !(isWord(subject, 'this', 'that', 'these', 'those') && !can(tokens[at + 2], NOUN))
  ) {
    const isThis = isWord(subject, 'this', 'that', 'these', 'those') && can(tokens[at + 2], NOUN);
    if (!isThis && !is(subject, R.DT | R.PRPS) && !is(subject, R.NNP) && !isWord(subject, 'so', 'people'))
      return undefined;
    const isSo = isWord(subject, 'so');
    const phrase = nounPhraseAt(tokens, isSo ? at + 2 : at + 1);
    if (!phrase || !is(phrase.head, NOUN)) return undefined;
    to = phrase.to;
  }
  const name = textOf(tokens, at + 1, to);
  if (can(aux, R.DO)) {
    const verb = tokens[to];
    if (!verb?.verb || !can(verb, R.VB)) return undefined;
    const form = isWord(aux, 'did')
      ? (pastOf(verb.verb)[0] ?? verb.verb)
      : isWord(aux, 'does')
        ? thirdPersonOf(verb.verb)
        : verb.text;
    return { to: to + 1, right: `${name} ${form}` };
  }
  return { to, right: `${name} ${aux.text}` };
}

/** "I don't know where is it" → where it is; "asked why did I want" → why I wanted. */
const indirect = tokenRule('word-order', 'indirectQuestion', (tokens, index) => {
  if (index === 0 || !isIndirect(tokens, index)) return;
  const end = questionWordEnd(tokens, index);
  const aux = tokens[end];
  if (
    end === 0 ||
    !isAuxiliary(aux) ||
    (isWord(tokens[index], 'when') && isWord(aux, 'do')) ||
    isWord(tokens[end + 1], "n't", 'not')
  )
    return;
  const subject = tokens[end + 1];
  const isPronoun = isWord(subject, ...SUBJECTS);
  // "what is the problem", "who is that man": the order may be right
  if (isWord(tokens[index], 'what', 'who', 'which', 'whose') && !isPronoun && !can(aux, R.DO)) return;
  if (isWord(tokens[index - 1], ':', ',', '"', '“', '?')) return;
  // "no matter how is it difficult" → how difficult it is
  const adjective = tokens[end + 2];
  if (
    isWord(tokens[index - 1], 'matter') &&
    isWord(tokens[index], 'how') &&
    can(aux, R.BE) &&
    isPronoun &&
    is(adjective, R.JJ) &&
    adjective
  ) {
    return finding(tokens, end, end + 3, [`${adjective.text} ${subject?.text} ${aux?.text}`]);
  }
  const found = statementOrder(tokens, end);
  if (!found) return;
  // "I know what has she": a quotation without marks begins with a capital
  if (/^\p{Lu}/u.test(tokens[index]?.text ?? '')) return;
  // "what will it": fine; "how can you": a subject that goes on with a verb
  return finding(tokens, end, found.to, [found.right]);
});

/** "Do you think is it safe" → it is. */
const afterThink = tokenRule('word-order', 'orderAfterThink', (tokens, index) => {
  if (!isWord(tokens[index - 1], 'think', 'believe', 'thinks', 'believes', 'hope', 'sure', 'that')) return;
  if (isWord(tokens[index - 1], 'that') && !isWord(tokens[index - 2], 'think', 'believe', 'know', 'say', 'said'))
    return;
  const aux = tokens[index];
  if (
    !isWord(aux, 'is', 'are', 'was', 'were', 'can', 'will', 'should') ||
    !isWord(tokens[index + 1], 'it', 'he', 'she', 'they', 'we')
  )
    return;
  const after = tokens[index + 2];
  if (after === undefined || isPunctuation(after) || is(after, R.WH | R.SC)) return;
  if (isWord(tokens[0], 'what', 'who', 'where', 'why', 'how', 'when', 'which')) return;
  return finding(tokens, index, index + 2, [`${tokens[index + 1]?.text} ${aux?.text}`]);
});

export const questionRules: readonly Rule[] = [howMany, direct, indirect, afterThink];
