export {
  driveLetterBoxes,
  type LetterBoxesFixture,
  letterBoxesFixtures,
  passageQuestion,
  sentenceQuestion,
} from './letter-boxes.fixtures.ts';
export {
  type LetterBoxesActor,
  type LetterBoxesSnapshot,
  letterBoxesMachine,
  letterBoxesOn,
} from './letter-boxes.machine.ts';
export type {
  BoxPlace,
  LetterBoxesContext,
  LetterBoxesDraft,
  LetterBoxesDraftAnswer,
  LetterBoxesEmitted,
  LetterBoxesEvent,
  LetterBoxesInput,
  LetterBoxesQuestion,
  LetterEntries,
  LetterSegment,
} from './letter-boxes.types.ts';
export {
  type LetterBoxesView,
  type LetterBoxView,
  lastHintedLetter,
  letterBoxesView,
  letterBoxView,
  type ReviewedWord,
  wordEntry,
} from './letter-boxes.view.ts';
