export { MAX_RECORDING_SECONDS } from '../shared/recording-limit.ts';
export {
  driveSpeaking,
  harbourQuestion,
  heardQuestion,
  pictureQuestion,
  type SpeakingFixture,
  sampleQuestion,
  speakingFixtures,
  topicQuestion,
} from './speaking.fixtures.ts';
export { hintsSoFar, type SpeakingHint } from './speaking.hints.ts';
export { estimateWords } from './speaking.logic.ts';
export { type SpeakingActor, type SpeakingSnapshot, speakingMachine, speakingOn } from './speaking.machine.ts';
export { loadAssessment } from './speaking.setup.ts';
export type {
  SpeakingAnswer,
  SpeakingContext,
  SpeakingDraft,
  SpeakingDraftAnswer,
  SpeakingEmitted,
  SpeakingEvent,
  SpeakingInput,
  SpeakingQuestion,
  SpeakingResult,
  SpeakingStage,
  SpeakingVerdict,
  SpokenPrompt,
  Take,
} from './speaking.types.ts';
export { type HintsAsked, type SpeakingPrompt, type SpeakingView, speakingView } from './speaking.view.ts';
