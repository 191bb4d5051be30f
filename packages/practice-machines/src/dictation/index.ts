export { type DictationFixture, dictationFixtures, driveDictation, museumQuestion } from './dictation.fixtures.ts';
export { DICTATION_PLAYS, MAX_SENTENCE_LENGTH } from './dictation.logic.ts';
export { type DictationActor, type DictationSnapshot, dictationMachine, dictationOn } from './dictation.machine.ts';
export type {
  DictationAnswer,
  DictationContext,
  DictationDraft,
  DictationEmitted,
  DictationEvent,
  DictationHint,
  DictationInput,
  DictationQuestion,
} from './dictation.types.ts';
export { type DictationView, dictationView } from './dictation.view.ts';
