import { R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { type Finding, tokenRule } from '../rule.ts';
import { hasFinite, SUBJECTS } from './clauses.ts';
import { isComma, opensClause } from './comma-findings.ts';

/** The word before a comma, without the comma. */
const withoutComma = (tokens: readonly Token[], index: number): Finding => {
  const word = tokens[index - 1]?.text ?? '';
  return { from: index - 1, to: index + 1, fixes: [word], params: { word, next: tokens[index + 1]?.text ?? '' } };
};

const BEFORE_THAT = [
  'think',
  'believe',
  'know',
  'say',
  'hope',
  'feel',
  'mean',
  'show',
  'explain',
  'understand',
  'realise',
  'realize',
  'agree',
  'hear',
  'tell',
  'suggest',
  'notice',
  'suppose',
  'forget',
  'remember',
  'decide',
  'answer',
  'write',
  'prove',
  'claim',
  'promise',
  'dream',
  'guess',
];

const BEFORE_QUESTION = [
  'tell',
  'ask',
  'know',
  'show',
  'explain',
  'understand',
  'remember',
  'wonder',
  'forget',
  'see',
  'decide',
  'teach',
  'learn',
];

const OBJECTS = ['me', 'us', 'him', 'her', 'them', 'you', 'it', 'everybody', 'everyone'];

/** Commas that separate what belongs together: "I think, that", "bigger, than", "the phone, that I bought". */
export const superfluous = tokenRule('punctuation', 'superfluousComma', (tokens, index) => {
  if (!isComma(tokens[index]) || index === 0) return;
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  const next = tokens[index + 2];
  if (!before || !after || after.start === tokens[index]?.end || tokens.some(({ text }) => /^["“”]$/.test(text)))
    return;
  const earlierComma = tokens.slice(0, index).some(isComma);
  const laterComma = tokens.some(
    (token, at) =>
      at > index &&
      isComma(token) &&
      !isWord(tokens[at + 1], 'and', 'but', 'so', 'because', 'although', 'which', 'who'),
  );

  if (isWord(after, 'that') && opensClause(tokens, index + 2) && !can(next, R.BE | R.MD)) {
    const isSaying =
      before.verb !== undefined &&
      BEFORE_THAT.includes(before.verb) &&
      can(before, R.VB | R.VBD | R.VBZ) &&
      !laterComma &&
      !isWord(tokens[0], 'as') &&
      !earlierComma;
    if (isSaying) return withoutComma(tokens, index);
    const isSoThat = isWord(tokens[index - 2], 'so') && can(before, R.JJ | R.RB);
    if (isSoThat && !laterComma) return withoutComma(tokens, index);
    const isDefined =
      is(before, R.NN | R.NNS) && is(tokens[index - 2], R.DT | R.JJ | R.JJS) && isWord(next, ...SUBJECTS);
    if (isDefined && !hasFinite(tokens, 0, index) && !laterComma) return withoutComma(tokens, index);
  }
  if (
    isWord(after, 'than') &&
    !laterComma &&
    (can(before, R.JJR) ||
      tokens
        .slice(Math.max(0, index - 4), index)
        .some((token) => isWord(token, 'more', 'less', 'better', 'worse', 'rather')))
  ) {
    if (!earlierComma && !isWord(next, 'i', 'we', 'they')) return withoutComma(tokens, index);
    if (!earlierComma && can(before, R.JJR)) return withoutComma(tokens, index);
  }
  if (
    index === 1 &&
    isWord(before, 'although', 'because', 'if', 'when', 'while', 'whereas', 'unless', 'until') &&
    opensClause(tokens, 2)
  ) {
    return withoutComma(tokens, index);
  }
  const isIndirect =
    isWord(after, 'where', 'how', 'why', 'if', 'whether', 'what', 'when', 'who') && opensClause(tokens, index + 2);
  if (isIndirect && !laterComma && !earlierComma && !isWord(next, 'there')) {
    const verb = isWord(before, ...OBJECTS) ? tokens[index - 2] : before;
    const isAsked = verb?.verb !== undefined && BEFORE_QUESTION.includes(verb.verb) && can(verb, R.VB | R.VBD | R.VBZ);
    const isPlain = !isWord(after, 'when', 'if') || isWord(verb, 'asked', 'asks', 'wonder', 'ask');
    if (
      isAsked &&
      isPlain &&
      !tokens.slice(0, index).some((token) => is(token, R.SC) || isWord(token, 'as', 'if', 'when'))
    )
      return withoutComma(tokens, index);
  }
  // "The woman in the yellow coat, is waiting"
  const isSubject =
    is(tokens[0], R.DT | R.PRPS) && !earlierComma && !hasFinite(tokens, 0, index) && is(before, R.NN | R.NNS);
  if (
    isSubject &&
    !tokens.slice(0, index).some((token) => can(token, R.SC | R.WH | R.VBG) || isWord(token, 'and', 'like', 'not'))
  ) {
    const isVerb = isWord(after, 'is', 'are', 'was', 'were', 'has', 'have', 'can', 'will', 'should', 'must', 'had');
    if (isVerb && !laterComma && !isWord(next, ...SUBJECTS) && tokens.at(-1)?.text !== '?')
      return withoutComma(tokens, index);
  }
  // "I usually play, tennis"
  const isObject = isWord(
    before,
    'play',
    'like',
    'love',
    'want',
    'need',
    'have',
    'speak',
    'drink',
    'visit',
    'plays',
    'likes',
    'loves',
    'wants',
    'needs',
    'has',
    'speaks',
    'played',
    'liked',
    'bought',
    'had',
  );
  if (
    isObject &&
    is(after, R.NN | R.NNS | R.DT | R.PRPS | R.VBG) &&
    !laterComma &&
    !earlierComma &&
    isWord(tokens[index - 2], 'i', 'we', 'they', 'he', 'she', 'usually', 'often', 'always', 'also', 'really')
  ) {
    if (!opensClause(tokens, index + 1)) return withoutComma(tokens, index);
  }
});

/** A comma after a conjunction instead of before it: "tired but, I" → tired, but I. */
export const afterConjunction = tokenRule('punctuation', 'commaAfterConjunction', (tokens, index) => {
  if (!isWord(tokens[index], 'but') || !isComma(tokens[index + 1]) || index < 2 || isPunctuation(tokens[index - 1]))
    return;
  if (!opensClause(tokens, index + 2) || !isWord(tokens[index + 2], ...SUBJECTS) || !hasFinite(tokens, 0, index))
    return;
  if (tokens.slice(index + 2).some(isComma)) return;
  const before = tokens[index - 1]?.text ?? '';
  const word = tokens[index]?.text ?? '';
  return { from: index - 1, to: index + 2, fixes: [`${before}, ${word}`], params: { word } };
});
