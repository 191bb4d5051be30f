export {
  driveInteractiveListening,
  type InteractiveListeningFixture,
  interactiveListeningFixtures,
  photographyOpening,
  photographyQuestion,
} from './interactive-listening.fixtures.ts';
export { MAX_SUMMARY_LENGTH, SUMMARY_WORDS } from './interactive-listening.logic.ts';
export {
  type InteractiveListeningActor,
  type InteractiveListeningSnapshot,
  interactiveListeningMachine,
  interactiveListeningOn,
} from './interactive-listening.machine.ts';
export type {
  InteractiveListeningAnswer,
  InteractiveListeningContext,
  InteractiveListeningDraft,
  InteractiveListeningEmitted,
  InteractiveListeningEvent,
  InteractiveListeningInput,
  InteractiveListeningProgress,
  InteractiveListeningQuestion,
  InteractiveListeningResult,
  ListeningOpening,
  ListeningPart,
  ListeningTurn,
  OpeningPort,
  OpeningSentence,
  Replay,
} from './interactive-listening.types.ts';
export {
  type ConversationLine,
  type InteractiveListeningView,
  interactiveListeningView,
  type OpeningChoice,
  type ReplayView,
  type ReviewedBlank,
  type ReviewedOpening,
} from './interactive-listening.view.ts';
