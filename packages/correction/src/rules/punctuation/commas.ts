import { R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { type Finding, type Rule, tokenRule } from '../rule.ts';
import { clauseVerb, hasFinite, isFiniteVerb, nounPhraseEnd, SUBJECTS } from './clauses.ts';

const withComma = (tokens: readonly Token[], index: number): Finding => {
  const word = tokens[index]?.text ?? '';
  return { from: index, to: index + 1, fixes: [`${word},`], params: { word } };
};
/** The word before a comma, without the comma. */
const withoutComma = (tokens: readonly Token[], index: number): Finding => {
  const word = tokens[index - 1]?.text ?? '';
  return { from: index - 1, to: index + 1, fixes: [word], params: { word, next: tokens[index + 1]?.text ?? '' } };
};
const isComma = (token: Token | undefined): boolean => token?.text === ',';
const opensClause = (tokens: readonly Token[], index: number): boolean => clauseVerb(tokens, index) >= 0;

const OPENERS = [
  'however',
  'moreover',
  'furthermore',
  'nevertheless',
  'nonetheless',
  'consequently',
  'firstly',
  'secondly',
  'thirdly',
  'additionally',
  'for example',
  'for instance',
  'on the other hand',
  'in conclusion',
  'in addition',
  'first of all',
  'as a result',
  'to sum up',
  'in other words',
  'on the one hand',
  'by the way',
  'last but not least',
].map((phrase) => phrase.split(' '));

/** After a linking word at the start: "However the flats" → However,. */
const afterOpener: Rule = {
  kind: 'punctuation',
  code: 'commaAfterOpener',
  *find(tokens) {
    for (const words of OPENERS) {
      if (!words.every((word, at) => tokens[at]?.lower === word)) continue;
      const at = words.length;
      if (isComma(tokens[at]) || !opensClause(tokens, at)) return;
      if (
        words.length === 1 &&
        words[0] === 'however' &&
        can(tokens[at], R.RB | R.QT) &&
        !isWord(tokens[at], ...SUBJECTS)
      )
        return;
      if (words[0] === 'however' && isWord(tokens[at], ...SUBJECTS) && tokens.some(isComma)) return;
      yield withComma(tokens, at - 1);
      return;
    }
    if (isWord(tokens[0], 'yes', 'no') && isWord(tokens[1], ...SUBJECTS) && opensClause(tokens, 1))
      yield withComma(tokens, 0);
    const name = isComma(tokens[1]) ? 2 : 1;
    if (
      isWord(tokens[0], 'hello', 'hi') &&
      is(tokens[name], R.NNP) &&
      isWord(tokens[name + 1], 'how', 'what', 'i', 'my', 'where', 'thank', 'thanks')
    ) {
      yield withComma(tokens, name);
    }
  },
};

const TAG_VERBS = [
  'is',
  'are',
  'was',
  'were',
  'do',
  'does',
  'did',
  'has',
  'have',
  'had',
  'can',
  'could',
  'will',
  'would',
  'should',
  'ca',
  'wo',
];

/** Before a question tag: "It's cold isn't it?" → cold,. */
const beforeTag: Rule = {
  kind: 'punctuation',
  code: 'commaBeforeTag',
  *find(tokens) {
    if (tokens.at(-1)?.text !== '?' || tokens.length < 6) return;
    const pronoun = tokens.length - 2;
    if (
      !isWord(tokens[pronoun], ...SUBJECTS) ||
      !isWord(tokens[pronoun - 1], "n't") ||
      !isWord(tokens[pronoun - 2], ...TAG_VERBS)
    )
      return;
    const last = pronoun - 3;
    if (isPunctuation(tokens[last]) || is(tokens[last], R.WH | R.CC | R.SC) || !hasFinite(tokens, 1, last + 1)) return;
    if (
      is(tokens[0], R.WH | R.BE | R.DO | R.MD | R.HAVE) ||
      tokens.some(({ lower }) => ['why', 'what', 'where', 'how', 'who', 'when'].includes(lower))
    )
      return;
    yield withComma(tokens, last);
  },
};

/** Between the words of a list: "tomatoes, onions garlic and herbs" → onions,. */
const inList = tokenRule('punctuation', 'commaInList', (tokens, index) => {
  const token = tokens[index];
  if (!is(token, R.NNS) || !isComma(tokens[index - 1]) || !is(tokens[index - 2], R.NN | R.NNS)) return;
  if (!is(tokens[index + 1], R.NN | R.NNS) || !isWord(tokens[index + 2], 'and', 'or')) return;
  return withComma(tokens, index);
});

const UNIQUE = [
  'mother',
  'father',
  'husband',
  'wife',
  'mum',
  'mom',
  'dad',
  'grandmother',
  'grandfather',
  'hometown',
  'boss',
];

/** Around a clause that only adds something: "My mother who works in a hospital often comes late". */
const aroundRelative: Rule = {
  kind: 'punctuation',
  code: 'commaAroundRelative',
  *find(tokens) {
    const who = tokens.findIndex((token) => isWord(token, 'who', 'which', 'whose'));
    if (who < 1) return;
    const head = isComma(tokens[who - 1]) ? who - 2 : who - 1;
    if (head < 0 || nounPhraseEnd(tokens, 0) !== head + 1) return;
    const isOpen = head === who - 2;
    const isUnique =
      head === 1 && is(tokens[0], R.PRPS) && isWord(tokens[head], ...UNIQUE) && isWord(tokens[who], 'who');
    if (!isOpen && !isUnique) return;
    let first = -1;
    for (let at = who + 1; at < tokens.length; at += 1) {
      if (isPunctuation(tokens[at]) || isWord(tokens[at], 'and', 'but', 'or', 'that', 'because', 'when', 'if')) {
        if (isUnique && isComma(tokens[at])) break;
        return;
      }
      if (first < 0) {
        if (isFiniteVerb(tokens, at)) first = at;
        else if (at === who + 1 && can(tokens[at], R.VBZ | R.VBD | R.VB)) first = at;
        continue;
      }
      let verb = at;
      while (is(tokens[verb], R.RB)) verb += 1;
      const isMain =
        is(tokens[at - 1], R.NN | R.NNS | R.NNP) &&
        at > first + 1 &&
        (isFiniteVerb(tokens, verb) ||
          (is(tokens[verb], R.VBZ | R.NNS) &&
            can(tokens[verb], R.VBZ) &&
            (verb > at || can(tokens[verb + 1], R.PRPO | R.DT | R.PRPS))));
      if (!isMain) continue;
      if (isUnique && !isOpen) yield withComma(tokens, head);
      yield withComma(tokens, at - 1);
      return;
    }
    if (isUnique && !isOpen && first > 0 && tokens.slice(who).some(isComma)) yield withComma(tokens, head);
  },
};

const SAYS = ['said', 'asked', 'answered', 'shouted', 'replied', 'whispered', 'cried'];

const PERSONS = [
  'mother',
  'father',
  'teacher',
  'friend',
  'brother',
  'sister',
  'man',
  'woman',
  'boss',
  'doctor',
  'girl',
  'boy',
  'uncle',
  'aunt',
  'wife',
  'husband',
  'grandmother',
  'grandfather',
  'son',
  'daughter',
  'everybody',
  'somebody',
  'nobody',
];

/** Before a quotation: `he said "This is …"` → said,. */
const beforeQuotation = tokenRule('punctuation', 'commaBeforeQuotation', (tokens, index) => {
  const token = tokens[index];
  const quote = tokens[index + 1];
  const first = tokens[index + 2];
  if (
    !isWord(token, ...SAYS) ||
    !/^["“]$/.test(quote?.text ?? '') ||
    quote?.start === token?.end ||
    !/^\p{Lu}/u.test(first?.text ?? '')
  )
    return;
  const subject = tokens[index - 1];
  const isPerson =
    isWord(subject, 'i', 'he', 'she', 'we', 'they', 'and', ...PERSONS) || is(subject, R.NNP) || is(subject, R.RB);
  if (!isPerson || tokens.slice(0, index).some(({ text }) => /^["“”]$/.test(text))) return;
  if (/^["”]$/.test(tokens[index + 3]?.text ?? '') || /^["”]$/.test(tokens[index + 4]?.text ?? '')) return;
  return withComma(tokens, index);
});

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
const superfluous = tokenRule('punctuation', 'superfluousComma', (tokens, index) => {
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
const afterConjunction = tokenRule('punctuation', 'commaAfterConjunction', (tokens, index) => {
  if (!isWord(tokens[index], 'but') || !isComma(tokens[index + 1]) || index < 2 || isPunctuation(tokens[index - 1]))
    return;
  if (!opensClause(tokens, index + 2) || !isWord(tokens[index + 2], ...SUBJECTS) || !hasFinite(tokens, 0, index))
    return;
  if (tokens.slice(index + 2).some(isComma)) return;
  const before = tokens[index - 1]?.text ?? '';
  const word = tokens[index]?.text ?? '';
  return { from: index - 1, to: index + 2, fixes: [`${before}, ${word}`], params: { word } };
});

/** A semicolon where a clause or a list only begins: "Because it was closed; we …", "three things; my phone, …". */
const semicolon = tokenRule('punctuation', 'semicolon', (tokens, index) => {
  const token = tokens[index];
  const before = tokens[index - 1];
  if (token?.text !== ';' || !before) return;
  if (
    !tokens.some(({ text }) => /^["“”]$/.test(text)) &&
    isWord(tokens[0], 'because', 'although', 'if', 'when', 'while', 'unless') &&
    opensClause(tokens, index + 1) &&
    !tokens.slice(0, index).some(isComma)
  ) {
    return { from: index - 1, to: index + 1, fixes: [`${before.text},`], params: { mark: ',' } };
  }
  const announces = tokens
    .slice(0, index)
    .some(
      (each, at) =>
        isWord(
          each,
          'things',
          'reasons',
          'ways',
          'people',
          'kinds',
          'types',
          'problems',
          'advantages',
          'rules',
          'languages',
          'countries',
          'steps',
        ) && can(tokens[at - 1], R.CD | R.QT | R.JJ),
    );
  if (announces && !hasFinite(tokens, index + 1, tokens.length) && isComma(tokens[nounPhraseEnd(tokens, index + 1)])) {
    return { from: index - 1, to: index + 1, fixes: [`${before.text}:`], params: { mark: ':' } };
  }
});

export const commaRules: readonly Rule[] = [
  afterOpener,
  beforeTag,
  inList,
  aroundRelative,
  beforeQuotation,
  afterConjunction,
  superfluous,
  semicolon,
];
