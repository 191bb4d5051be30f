import type { CorrectionKind } from '@rehearse/correction';
import type { LocalizedText } from '@rehearse/languages';

/** What the demonstration says to a learner about each kind of mistake. */
export const explanations: Readonly<Record<CorrectionKind, LocalizedText>> = {
  determiner: { en: 'Check the article or determiner before this noun.', zh: '检查这个名词前的冠词或限定词。' },
  'noun-number': { en: 'Check whether this noun is singular or plural.', zh: '检查这个名词是单数还是复数。' },
  countability: { en: 'This noun can’t be counted here.', zh: '这个名词在这里不可数。' },
  agreement: { en: 'The verb must agree with its subject.', zh: '动词要和主语一致。' },
  tense: { en: 'Use the tense of the time that you write about.', zh: '时态要和所写的时间一致。' },
  'verb-form': { en: 'The verb needs another form here.', zh: '这里的动词要用另一种形式。' },
  preposition: { en: 'Another preposition goes with this word.', zh: '这个词要搭配别的介词。' },
  'word-order': { en: 'The words go in another order.', zh: '词的顺序不对。' },
  conjunction: { en: 'Join these clauses in another way.', zh: '这两个分句要用别的方式连接。' },
  pronoun: { en: 'Use another pronoun.', zh: '换一个代词。' },
  comparison: {
    en: 'Compare with the right form of the adjective or adverb.',
    zh: '比较时要用正确的形容词或副词形式。',
  },
  spelling: { en: 'This word is spelled differently.', zh: '这个词拼错了。' },
  confusable: { en: 'This word is easily confused with another.', zh: '这个词容易和另一个词混淆。' },
  punctuation: { en: 'Check the punctuation.', zh: '检查标点。' },
  capital: { en: 'Check the capital letter.', zh: '检查大小写。' },
  'run-on': { en: 'These are two sentences: separate or join them.', zh: '这是两个句子，要断开或用连词连接。' },
  fragment: { en: 'This is not a complete sentence.', zh: '这不是完整的句子。' },
  'missing-word': { en: 'A word is missing here.', zh: '这里少了一个词。' },
  'extra-word': { en: 'This word is not needed.', zh: '这个词是多余的。' },
  'word-choice': { en: 'Another word fits better.', zh: '换一个词更合适。' },
};

/** Sentences about the whole text. */
export const sentences = {
  lowered: {
    en: 'This demonstration only counts the mistakes that fixed rules find.',
    zh: '这个演示只统计固定规则找到的错误。',
  },
  raise: { en: 'Correct the marked mistakes.', zh: '改正标出的错误。' },
  steps: [
    {
      en: 'Read each marked mistake and say its rule in your own words.',
      zh: '看看每处标出的错误，用自己的话说出规则。',
    },
    { en: 'Write the text again without looking at the corrections.', zh: '不看批改，把这篇文章再写一遍。' },
  ],
} as const satisfies Record<string, LocalizedText | readonly LocalizedText[]>;
