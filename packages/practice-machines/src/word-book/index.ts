export { playbackOn } from '../shared/audio-player.ts';
export type { CallFailure } from '../shared/failure.ts';
export type { PracticeChoice } from '../shared/filters.ts';
export type { PlaybackFailure } from '../shared/ports.ts';
export * from '../shared/vocabulary.ts';
export { waitOn } from '../shared/wait.ts';
export { driveWordBook, type WordBookFixture, wordBookFixtures } from './word-book.fixtures.ts';
export { defaultWordBookPlace, readWordBookPlace } from './word-book.logic.ts';
export {
  marksBy,
  SEARCH_PAUSE_MS,
  type WordBookActor,
  type WordBookSnapshot,
  wordBookMachine,
} from './word-book.machine.ts';
export type {
  Accent,
  Clip,
  MarkOutcome,
  MarkRequest,
  Occurrence,
  Pronunciation,
  Word,
  WordBookCommand,
  WordBookContext,
  WordBookEmitted,
  WordBookEvent,
  WordBookInput,
  WordBookPlace,
  WordBookStorageEvent,
  WordBookTag,
  WordFilters,
  WordMark,
  WordPage,
  WordPageRequest,
  WordPart,
} from './word-book.types.ts';
export {
  type ClipPhase,
  type WordBookFrame,
  type WordBookView,
  type WordCardView,
  wordBookView,
} from './word-book.view.ts';
