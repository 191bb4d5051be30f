import type { ResponseModel } from '../../packages/scoring/src/adaptive/index.ts';
import type { ClosedType, OpenType } from './world.ts';

const model = (guessing: number, parts: number): ResponseModel => ({
  slope: 0.07,
  guessing,
  slipping: 0.02,
  parts,
  spread: parts === 1 ? 0 : 10,
  careless: 0.04,
  mislabeled: 0.02,
});

/** The closed types of the exam since July 2025 with the middle of their counts, and the sizes of the bank. */
export const closedTypes: readonly ClosedType[] = [
  {
    key: 'readAndSelect',
    loadings: { reading: 0.5, writing: 0.3, listening: 0.2 },
    model: model(0.5, 1),
    count: 17,
    size: 12_000,
  },
  { key: 'fillInTheBlanks', loadings: { reading: 0.6, writing: 0.4 }, model: model(0.02, 1), count: 8, size: 2983 },
  { key: 'readAndComplete', loadings: { reading: 0.6, writing: 0.4 }, model: model(0.02, 18), count: 4, size: 600 },
  { key: 'listenAndType', loadings: { listening: 0.6, writing: 0.4 }, model: model(0.02, 9), count: 7, size: 2094 },
  { key: 'interactiveReading', loadings: { reading: 1 }, model: model(0.22, 10), count: 2, size: 80 },
  { key: 'interactiveListening', loadings: { listening: 1 }, model: model(0.22, 9), count: 2, size: 80 },
];

const written = { writing: 1, leniencyInWriting: 1 } as const;
const spoken = { speaking: 1, leniencyInSpeaking: 1 } as const;

/** The open types. */
export const openTypes: readonly OpenType[] = [
  { key: 'writeAboutThePhoto', loadings: written, count: 3 },
  { key: 'interactiveWriting', loadings: written, count: 1 },
  { key: 'writingSample', loadings: written, count: 1 },
  { key: 'speakAboutThePhoto', loadings: spoken, count: 1 },
  { key: 'readThenSpeak', loadings: spoken, count: 1 },
  { key: 'interactiveSpeaking', loadings: { speaking: 0.7, listening: 0.3, leniencyInSpeaking: 1 }, count: 1 },
  { key: 'speakingSample', loadings: spoken, count: 1 },
];
