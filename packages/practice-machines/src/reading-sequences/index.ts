export {
  driveReadingSequences,
  lighthouseQuestion,
  type ReadingSequencesFixture,
  readingSequencesFixtures,
} from './reading-sequences.fixtures.ts';
export { gradeAnswer, offeredOptions, searchRegion } from './reading-sequences.logic.ts';
export {
  type ReadingSequencesActor,
  type ReadingSequencesSnapshot,
  readingSequencesMachine,
  readingSequencesOn,
} from './reading-sequences.machine.ts';
export type {
  ChoiceKind,
  NumberedBlank,
  OwnChoice,
  ReadingAnswer,
  ReadingProgress,
  ReadingSequencesContext,
  ReadingSequencesDraft,
  ReadingSequencesEmitted,
  ReadingSequencesEvent,
  ReadingSequencesInput,
  ReadingSequencesQuestion,
  ReadingStep,
} from './reading-sequences.types.ts';
export { type ReadingSequencesView, readingSequencesView } from './reading-sequences.view.ts';
