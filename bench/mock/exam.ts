import { measuredTypeOf } from '../../apps/api/src/domain/measurement/index.ts';
import type { Loadings, ResponseModel } from '../../packages/scoring/src/adaptive/index.ts';
import type { ClosedType, OpenType } from './world.ts';

type Key = Parameters<typeof measuredTypeOf>[0];

/** How the server measures a type. */
function measured(key: Key): { loadings: Loadings; model: ResponseModel | null } {
  const type = measuredTypeOf(key);
  if (!type) throw new Error(`The server does not measure ${key}.`);
  return type;
}

function closed(key: Key, count: number, size: number): ClosedType {
  const { loadings, model } = measured(key);
  if (!model) throw new Error(`The server has no model of ${key}.`);
  return { key, loadings, model, count, size };
}

const open = (key: Key, count: number): OpenType => ({ key, loadings: measured(key).loadings, count });

/** The closed types of the exam since July 2025 with the middle of their counts, and the sizes of the bank. */
export const closedTypes: readonly ClosedType[] = [
  closed('readAndSelect', 17, 12_000),
  closed('fillInTheBlanks', 8, 2983),
  closed('readAndComplete', 4, 600),
  closed('listenAndType', 7, 2094),
  closed('interactiveReading', 2, 80),
  closed('interactiveListening', 2, 80),
];

/** The open types. */
export const openTypes: readonly OpenType[] = [
  open('writeAboutThePhoto', 3),
  open('interactiveWriting', 1),
  open('writingSample', 1),
  open('speakAboutThePhoto', 1),
  open('readThenSpeak', 1),
  open('interactiveSpeaking', 1),
  open('speakingSample', 1),
];
