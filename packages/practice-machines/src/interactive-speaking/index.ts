export {
  driveInteractiveSpeaking,
  type InteractiveSpeakingFixture,
  interactiveSpeakingFixtures,
  saturdayQuestion,
} from './interactive-speaking.fixtures.ts';
export {
  type InteractiveSpeakingActor,
  type InteractiveSpeakingSnapshot,
  interactiveSpeakingMachine,
  interactiveSpeakingOn,
} from './interactive-speaking.machine.ts';
export { loadTalkAssessment } from './interactive-speaking.setup.ts';
export type {
  AnsweredTurn,
  InteractiveSpeakingAnswer,
  InteractiveSpeakingContext,
  InteractiveSpeakingDraft,
  InteractiveSpeakingEmitted,
  InteractiveSpeakingEvent,
  InteractiveSpeakingInput,
  InteractiveSpeakingProgress,
  InteractiveSpeakingQuestion,
  InteractiveSpeakingResult,
  RecordedTurn,
  TalkCharacter,
  TalkPiece,
  TalkQuestion,
} from './interactive-speaking.types.ts';
export {
  type InteractiveSpeakingView,
  interactiveSpeakingView,
  type ReviewedTurn,
  type TalkStage,
} from './interactive-speaking.view.ts';
