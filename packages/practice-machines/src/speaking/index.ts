export {
  driveSpeaking,
  harbourQuestion,
  type SpeakingFixture,
  speakingFixtures,
  topicQuestion,
} from './speaking.fixtures.ts';
export { assess, MAX_RECORDING_SECONDS } from './speaking.logic.ts';
export { type SpeakingActor, type SpeakingSnapshot, speakingMachine, speakingOn } from './speaking.machine.ts';
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
  Take,
} from './speaking.types.ts';
export { type SpeakingPrompt, type SpeakingView, speakingView } from './speaking.view.ts';
