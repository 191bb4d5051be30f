export {
  driveTwoPartWriting,
  placeQuestion,
  type TwoPartWritingFixture,
  twoPartWritingFixtures,
} from './two-part-writing.fixtures.ts';
export { choosePartTwo, MAX_PART_LENGTH, PART_HINTS, PART_SECONDS, type PartHint } from './two-part-writing.logic.ts';
export {
  type TwoPartWritingActor,
  type TwoPartWritingSnapshot,
  twoPartWritingMachine,
  twoPartWritingOn,
} from './two-part-writing.machine.ts';
export type {
  PartNumber,
  PartTwoPorts,
  TwoPartWritingAnswer,
  TwoPartWritingContext,
  TwoPartWritingDraft,
  TwoPartWritingDraftAnswer,
  TwoPartWritingEmitted,
  TwoPartWritingEvent,
  TwoPartWritingInput,
  TwoPartWritingQuestion,
  TwoPartWritingResult,
  WritingPart,
} from './two-part-writing.types.ts';
export {
  partText,
  partWords,
  type ReviewedPart,
  shownPartHints,
  type TwoPartWritingView,
  twoPartWritingView,
} from './two-part-writing.view.ts';
