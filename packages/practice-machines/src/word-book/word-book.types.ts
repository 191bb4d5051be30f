import type { LocalizedText } from '@rehearse/languages';
import type { PlaybackEvent } from '../shared/audio-player.ts';
import type { CallFailure } from '../shared/failure.ts';
import type { PracticeChoice } from '../shared/filters.ts';
import type { PlaybackFailure } from '../shared/ports.ts';
import type { VocabularyLevel, VocabularyQuestionType } from '../shared/vocabulary.ts';
import type { WaitEvent } from '../shared/wait.ts';

/** The two pronunciations of a word. */
export type Accent = 'british' | 'american';

/** The part of a word that can be hidden: the English (`vocabulary`) or the Chinese (`meanings`). */
export type WordPart = 'vocabulary' | 'meanings';

/** The pronunciation of a word in one accent. */
export interface Pronunciation {
  /** In the International Phonetic Alphabet, without slashes; empty if unknown. */
  ipa: string;
  /** Null for no sound. */
  url: string | null;
}

/** A word of the book. */
export interface Word {
  id: number;
  word: string;
  /** English name of the part of speech: noun, verb, adjective, …; empty if unknown. */
  partOfSpeech: string;
  difficultyLevel: VocabularyLevel;
  /** Definition in simple English; null if the host has none. */
  definition: string | null;
  /** In Chinese; empty if the host's list could not be read. */
  meanings: readonly string[];
  british: Pronunciation;
  american: Pronunciation;
  /** Null for none. */
  example: LocalizedText | null;
  /** Some of the questions that use it. */
  occursIn: readonly Occurrence[];
  isMastered: boolean;
}

/** A question of the bank that uses a word. */
export interface Occurrence {
  questionId: number;
  submoduleId: number;
}

/** A page of words. */
export interface WordPage {
  content: readonly Word[];
  /** Number of pages of the whole list. */
  totalPages: number;
  /** Number of words of the whole list. */
  totalElements: number;
}

/** Filters of the list; `'null'` means all. Practised words are the mastered ones. */
export interface WordFilters {
  difficultyLevel: VocabularyLevel | 'null';
  isPracticed: PracticeChoice;
}

/** What storage keeps of the word book on this device. */
export interface WordBookPlace {
  questionType: VocabularyQuestionType;
  filters: WordFilters;
  /** Which parts are hidden until revealed. */
  hidden: Readonly<Record<WordPart, boolean>>;
}

/** Input of a word book. */
export interface WordBookInput {
  /** From storage: a `WordBookPlace` or parts of one. Anything unreadable gets its default. */
  saved?: unknown;
}

/** A mark made since the last page was requested, which may therefore be newer than that page. */
export interface WordMark {
  word: string;
  isMastered: boolean;
  /** The host has not replied yet. */
  isSending: boolean;
}

/** A pronunciation of a word. */
export interface Clip {
  wordId: number;
  accent: Accent;
}

/** Context of a word book. */
export interface WordBookContext extends WordBookPlace {
  /** The search as typed. The list is shown while it is blank. */
  query: string;
  /** From 1. */
  currentPage: number;
  /** The last page loaded; null before the first. It has no words while another list is loading. */
  list: WordPage | null;
  /** By word id. */
  marks: Readonly<Record<number, WordMark>>;
  /** Revealed parts, as `id.part`. */
  revealed: readonly string[];
  /** Why the list could not be loaded. */
  failure: CallFailure | null;
  /** The clip that was played last; null for none. */
  clip: Clip | null;
  /** Why it could not be played; null if it could. */
  soundFailure: PlaybackFailure | null;
}

/** Commands from the learner. */
export type WordBookCommand =
  /** Shows the first page of a question type; ends a search. */
  | { type: 'tab.select'; questionType: VocabularyQuestionType }
  /** Shows the first page under these filters; ends a search. */
  | { type: 'filters.change'; filters: Partial<WordFilters> }
  /** Searches the whole book when typing pauses; a blank query returns to the list. */
  | { type: 'search.change'; query: string }
  /** Shows a page, from 1. */
  | { type: 'page.select'; page: number }
  /** Loads the page again. */
  | { type: 'list.reload' }
  /** Hides a part of every word, or shows it again. */
  | { type: 'part.hide'; part: WordPart; isHidden: boolean }
  /** Reveals a hidden part of one word, or hides it again. */
  | { type: 'part.reveal'; wordId: number; part: WordPart }
  /** Marks a word as mastered, or removes the mark. Ignored until the host has replied to the word's last mark. */
  | { type: 'word.mark'; wordId: number }
  /** Plays a pronunciation; any other one stops. */
  | { type: 'audio.play'; wordId: number; accent: Accent }
  /** Stops the sound. */
  | { type: 'audio.stop' };

/** Events of a word book: from the learner, from the host about marks, and from its clock and player. */
export type WordBookEvent = WordBookCommand | MarkOutcome | WaitEvent | PlaybackEvent;

/** The outcome of a mark that was sent. */
export type MarkOutcome =
  /** From the host: the current status of the word. */
  | { type: 'mark.saved'; wordId: number; isMastered: boolean }
  /** From the host: the mark was refused. */
  | { type: 'mark.failed'; wordId: number; failure: CallFailure };

/** Sent to `marks` (`mark.send`): the new status of a word. */
export type MarkRequest = { type: 'mark.send'; wordId: number; isMastered: boolean };

/** Sent to `storage` (`place.save`) at each change. */
export type WordBookStorageEvent = { type: 'place.save'; place: WordBookPlace };

/** Events that a word book emits; subscribe with `actor.on(type, …)`. */
export type WordBookEmitted =
  /** A mark was refused, and the word was reverted. */
  { type: 'markFailed'; word: string; failure: CallFailure };

/** - `busy`: a page is loading or about to. - `sounding`: a clip is playing or about to. */
export type WordBookTag = 'busy' | 'sounding';

/** Input of `loadWords`: a page of a question type under cleaned filters, or of a search. */
export type WordPageRequest =
  | {
      kind: 'list';
      questionType: VocabularyQuestionType;
      filters: { difficultyLevel?: VocabularyLevel; isPracticed?: boolean };
      page: number;
      size: number;
    }
  | { kind: 'search'; query: string; page: number; size: number };
