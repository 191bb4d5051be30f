import type { ExamProfile, QuestionRecord } from '@rehearse/content';

const clip = (letter: string) => `/media/speech/${letter.repeat(64)}.mp3`;
const explanation = { en: 'The secret explanation.', zh: '秘密的解析。' };
const voice = { accent: 'british' };

type PayloadOf = (number: number) => Record<string, unknown>;

const payloads: Readonly<Record<number, { moduleId: number; payload: PayloadOf }>> = {
  1: { moduleId: 1, payload: (number) => ({ word: `word${number}`, correct: true, explanation }) },
  6: {
    moduleId: 3,
    payload: () => ({
      questionAudioUrl: clip('a'),
      questionVoice: voice,
      referenceAnswer: 'The secret sentence is short.',
      explanation,
    }),
  },
  10: {
    moduleId: 4,
    payload: () => ({
      sentenceTemplate: 'My legs are too {} for another dance.',
      clues: [['t', 'i', null, null, null]],
      referenceAnswer: [...'tired'],
      explanation,
    }),
  },
  13: {
    moduleId: 6,
    payload: (number) => ({
      questionText: `Talk about dish number ${number} that you can cook.`,
      referenceAnswer: 'The secret sample.',
      referenceAudioLink: clip('b'),
      referenceVoice: voice,
      explanation,
    }),
  },
  14: {
    moduleId: 6,
    payload: (number) => ({
      questionText: `Describe hobby number ${number}.`,
      referenceAnswer: 'The secret sample.',
      explanation,
    }),
  },
};

/** Questions of types 1, 6, 10, 13 or 14 in the form of their type; right answers are `yes`, the sentence and `tired`. */
export function examQuestions(submoduleId: 1 | 6 | 10 | 13 | 14, count: number): QuestionRecord[] {
  const { moduleId = 1, payload } = payloads[submoduleId] ?? {};
  return Array.from({ length: count }, (_, index) => {
    const questionId = submoduleId * 100_000 + index + 1;
    const record = {
      ...{ kind: 'question', questionId, submoduleId, moduleId, difficulty: 'Easy' },
      payload: payload?.(index + 1),
    };
    return record as unknown as QuestionRecord;
  });
}

/** The right answer to a letter-box question, as the app sends it. */
export const tired = JSON.stringify([['', '', 'r', 'e', 'd']]);

/** An exam of three words, a sentence, a dictation, an essay and a speech; it also names a type that no bank has. */
export const smallExam: ExamProfile = {
  ...{
    id: 'small',
    version: 3,
    name: { en: 'A small exam', zh: '小考试' },
    since: '2029-01-01',
    checkedOn: '2029-02-01',
  },
  types: {
    readAndSelect: { seconds: 5, isAdaptive: true, skills: { reading: 1 } },
    fillInTheBlanks: { seconds: 20, isAdaptive: true, skills: { reading: 1 } },
    listenAndType: { seconds: 60, plays: 3, isAdaptive: true, skills: { listening: 1 } },
    writingSample: { preparationSeconds: 30, seconds: 300, isAdaptive: false, skills: { writing: 1 } },
    speakingSample: { preparationSeconds: 30, seconds: 180, isAdaptive: false, skills: { speaking: 1 } },
    interactiveSpeaking: { seconds: 225, isAdaptive: false, skills: { speaking: 1 } },
  },
  forms: {
    full: {
      minutes: 15,
      blocks: [
        { type: 'readAndSelect', least: 3, most: 3 },
        { type: 'fillInTheBlanks', least: 1, most: 1 },
        { type: 'listenAndType', least: 1, most: 1 },
        { type: 'interactiveSpeaking', least: 1, most: 1 },
        { type: 'writingSample', least: 1, most: 1 },
        { type: 'speakingSample', least: 1, most: 1 },
      ],
    },
    short: { minutes: 5, blocks: [{ type: 'readAndSelect', least: 2, most: 2 }] },
    placement: { minutes: 10, blocks: [{ type: 'readAndSelect', least: 2, most: 4 }] },
  },
  retired: [
    { type: 'readAloud', on: '2029-01-01', why: { en: 'It trains pronunciation.', zh: '它能练发音。' } },
    { type: 'notInTheBank', on: '2029-01-01', why: { en: 'It trains nothing.', zh: '它什么也不练。' } },
  ],
  facts: [],
};
