export {
  driveWriting,
  essayQuestion,
  nonsenseText,
  photoQuestion,
  photoText,
  slippyText,
  type WritingFixture,
  writingFixtures,
} from './writing.fixtures.ts';
export { MAX_TEXT_LENGTH, WRITING_HINTS, type WritingHint } from './writing.logic.ts';
export { type WritingActor, type WritingSnapshot, writingMachine, writingOn } from './writing.machine.ts';
export type {
  WritingAnswer,
  WritingContext,
  WritingDraft,
  WritingDraftAnswer,
  WritingEmitted,
  WritingEvent,
  WritingFeedback,
  WritingInput,
  WritingQuestion,
  WritingResult,
} from './writing.types.ts';
export { shownHints, type WritingView, writingView, writtenText, writtenWords } from './writing.view.ts';
