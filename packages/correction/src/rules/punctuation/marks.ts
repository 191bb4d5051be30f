import { R } from '../../lexicon/readings.ts';
import { can, is, isCapital, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { type Rule, tokenRule } from '../rule.ts';

const FULL_WIDTH: ReadonlyMap<string, string> = new Map([
  ['，', ','],
  ['。', '.'],
  ['？', '?'],
  ['！', '!'],
  ['；', ';'],
  ['：', ':'],
  ['、', ','],
  ['（', '('],
  ['）', ')'],
]);

/** Marks of other languages: "morning，I" → a comma and a space; "¿Where" → Where. */
const foreignMark = tokenRule('punctuation', 'foreignMark', (tokens, index) => {
  const token = tokens[index];
  const after = tokens[index + 1];
  if (!token) return;
  const right = FULL_WIDTH.get(token.text);
  if (right !== undefined) {
    const isTight = after !== undefined && after.start === token.end && !isPunctuation(after) && right !== '(';
    return { from: index, to: index + 1, fixes: [isTight ? `${right} ` : right], params: { wrong: token.text, right } };
  }
  if (/^[¿¡]$/.test(token.text) && after && !isPunctuation(after)) {
    const word = index === 0 ? after.text.charAt(0).toUpperCase() + after.text.slice(1) : after.text;
    return { from: index, to: index + 2, fixes: [word], params: { wrong: token.text, right: '' } };
  }
});

/** No space after a comma: "a table,two chairs". */
const spaceAfter = tokenRule('punctuation', 'spaceAfter', (tokens, index) => {
  const token = tokens[index];
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  if (
    !token ||
    !/^[,;!?]$/.test(token.text) ||
    !before ||
    !after ||
    after.start !== token.end ||
    before.end !== token.start
  )
    return;
  if (!/^\p{L}/u.test(after.text) || !/\p{L}$/u.test(before.text)) return;
  return { from: index, to: index + 2, fixes: [`${token.text} ${after.text}`], params: { mark: token.text } };
});

/** A space before a mark: "the morning , I". */
const spaceBefore = tokenRule('punctuation', 'spaceBefore', (tokens, index, { next }) => {
  const token = tokens[index];
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  if (!token || !before || !/^[,.!?;]$/.test(token.text) || token.start === before.end || !/\p{L}$/u.test(before.text))
    return;
  const following = after ?? next?.tokens[0];
  if (following && following.start === token.end) return;
  return { from: index - 1, to: index + 1, fixes: [`${before.text}${token.text}`], params: { mark: token.text } };
});

/** A decimal comma: "1,5 metres" → 1.5. */
const decimalComma = tokenRule('punctuation', 'decimalComma', (tokens, index) => {
  const token = tokens[index];
  const after = tokens[index + 1];
  if (!token || !/^\d{1,3},\d{1,2}$/.test(token.text)) return;
  if (
    !can(after, R.NN | R.NNS) &&
    !isWord(after, 'million', 'billion', '%', 'km', 'kg', 'cm', 'm', '€', '$', 'degrees')
  )
    return;
  const right = token.text.replace(',', '.');
  return { from: index, to: index + 1, fixes: [right], params: { wrong: token.text, right } };
});

/** "etc" without its full stop. */
const etc = tokenRule('punctuation', 'etc', (tokens, index) => {
  const token = tokens[index];
  const after = tokens[index + 1];
  if (!isWord(token, 'etc') || /^[.…]/.test(after?.text ?? '')) return;
  return { from: index, to: index + 1, fixes: ['etc.'] };
});

const UNITS = [
  'year',
  'month',
  'week',
  'day',
  'hour',
  'minute',
  'star',
  'metre',
  'meter',
  'kilometre',
  'kilometer',
  'page',
  'storey',
  'story',
  'room',
  'bedroom',
  'euro',
  'dollar',
  'litre',
  'kilo',
  'course',
  'man',
];
const PAIRS = new Map(
  `part time=part-time|full time=full-time|well known=well-known|good looking=good-looking|old fashioned=old-fashioned|hard working=hard-working
second hand=second-hand|open minded=open-minded|so called=so-called|first class=first-class|short term=short-term|long term=long-term
high speed=high-speed|self made=self-made|left handed=left-handed|right handed=right-handed|middle aged=middle-aged|low cost=low-cost
high quality=high-quality|non smoking=non-smoking|ready made=ready-made|well paid=well-paid|badly paid=badly-paid|air conditioned=air-conditioned|home made=home-made|hand made=hand-made|face to=face-to`
    .split(/[|\n]/)
    .map((pair) => pair.split('=') as [string, string]),
);

/** Words that are joined with a hyphen: "a six year old son", "a part time job", "mother in law". */
const hyphen = tokenRule('punctuation', 'hyphen', (tokens, index) => {
  const token = tokens[index];
  const second = tokens[index + 1];
  const third = tokens[index + 2];
  if (!token || !second || second.start === token.end) return;
  const found = (to: number, right: string) => ({ from: index, to, fixes: [right], params: { right } });
  if (
    is(token, R.CD | R.PRP | R.PRPO | R.NN) &&
    can(token, R.CD) &&
    isWord(second, 'year', 'month', 'week', 'day') &&
    isWord(third, 'old') &&
    is(tokens[index + 3], R.NN | R.NNS)
  ) {
    return found(index + 3, `${token.text}-${second.text}-old`);
  }
  if (
    can(token, R.CD) &&
    isWord(tokens[index - 1], 'a', 'the', 'my', 'this') &&
    isWord(second, ...UNITS) &&
    is(third, R.NN | R.NNS)
  ) {
    return found(index + 2, `${token.text}-${second.text}`);
  }
  if (
    isWord(
      token,
      'mother',
      'father',
      'sister',
      'brother',
      'son',
      'daughter',
      'parents',
      'mothers',
      'sisters',
      'brothers',
    ) &&
    isWord(second, 'in') &&
    isWord(third, 'law', 'laws')
  ) {
    return found(index + 3, `${token.text}-in-law`);
  }
  if (
    isWord(token, 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety') &&
    isWord(second, 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine')
  ) {
    return found(index + 2, `${token.text}-${second.text}`);
  }
  if (isWord(token, 't') && isWord(second, 'shirt', 'shirts')) return found(index + 2, `T-${second.lower}`);
  if (
    isWord(token, 'self') &&
    isWord(second, 'confidence', 'esteem', 'confident', 'service', 'employed', 'control', 'respect', 'defence')
  )
    return found(index + 2, `self-${second.lower}`);
  if (isWord(token, 'ex') && isWord(second, 'husband', 'wife', 'boyfriend', 'girlfriend', 'boss', 'president'))
    return found(index + 2, `ex-${second.lower}`);
  if (isWord(token, 'up') && isWord(second, 'to') && isWord(third, 'date') && is(tokens[index + 3], R.NN | R.NNS))
    return found(index + 3, 'up-to-date');
  const pair = PAIRS.get(`${token.lower} ${second.lower}`);
  const isBeforeNoun =
    is(third, R.NN | R.NNS) ||
    (isWord(third, 'job', 'jobs', 'work', 'ticket', 'student', 'worker') && !isCapital(third as Token));
  if (
    pair &&
    isBeforeNoun &&
    can(tokens[index - 1], R.DT | R.PRPS | R.QT | R.JJ | R.VB | R.VBD | R.VBZ | R.IN | R.VBG) &&
    !isWord(tokens[index - 1], 'for')
  ) {
    if (isWord(token, 'part', 'one', 'second', 'hand', 'first') && isWord(tokens[index - 1], 'the')) return;
    return found(index + 2, pair);
  }
  if (
    isWord(token, 'hard') &&
    isWord(second, 'working') &&
    (isPunctuation(third) || isWord(third, 'and', 'person', 'people')) &&
    can(tokens[index - 1], R.BE | R.RB | R.CC | R.DT)
  )
    return found(index + 2, 'hard-working');
});

export const markRules: readonly Rule[] = [foreignMark, spaceAfter, spaceBefore, decimalComma, etc, hyphen];
