import type { PlaybackEvent } from '../shared/audio-player.ts';
import type { CallFailure } from '../shared/failure.ts';
import type { PracticeChoice } from '../shared/filters.ts';
import type { PlaybackFailure } from '../shared/ports.ts';
import type { VocabularyLevel, VocabularyQuestionType } from '../shared/vocabulary.ts';
import type { WaitEvent } from '../shared/wait.ts';

/** The two pronunciations of a word. */
export type Accent = 'british' | 'american';

/** What of a word can be hidden: the English (`vocabulary`) or the Chinese (`meanings`). */
export type WordPart = 'vocabulary' | 'meanings';

/** How a word sounds in one accent. */
export interface Pronunciation {
  /** In the International Phonetic Alphabet, without slashes; empty where it is not known. */
  ipa: string;
  /** Null where there is no sound. */
  url: string | null;
}

/** A word of the book. */
export interface Word {
  id: number;
  word: string;
  /** English name of the word's class: noun, verb, adjective, …; empty where it is not known. */
  partOfSpeech: string;
  difficultyLevel: VocabularyLevel;
  /** What it means, in simple English; null where the host has none. */
  definition: string | null;
  /** Chinese; none when the host's list could not be read. */
  meanings: readonly string[];
  british: Pronunciation;
  american: Pronunciation;
  /** Null where there is none. */
  example: { en: string; zh: string } | null;
  /** Some questions that use it. */
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
  /** Pages of the whole list. */
  totalPages: number;
  /** Words of the whole list. */
  totalElements: number;
}

/** What narrows the list; `'null'` means all. Practised words are the mastered ones. */
export interface WordFilters {
  difficultyLevel: VocabularyLevel | 'null';
  isPracticed: PracticeChoice;
}

/** What storage keeps of the word book on this device. */
export interface WordBookPlace {
  questionType: VocabularyQuestionType;
  filters: WordFilters;
  /** Which parts are hidden until they are asked for. */
  hidden: Readonly<Record<WordPart, boolean>>;
}

/** What a word book starts from. */
export interface WordBookInput {
  /** What storage gave: a `WordBookPlace` or parts of one. Anything unreadable takes its default. */
  saved?: unknown;
}

/** A mark that was given since the last page was asked for, and so may be newer than that page. */
export interface WordMark {
  word: string;
  isMastered: boolean;
  /** The host has not answered yet. */
  isSending: boolean;
}

/** A pronunciation of a word. */
export interface Clip {
  wordId: number;
  accent: Accent;
}

/** What a word book knows. */
export interface WordBookContext extends WordBookPlace {
  /** As typed. The list is shown while it is blank. */
  query: string;
  /** From 1. */
  currentPage: number;
  /** The last page that came; null before the first. Its words are none while a list of another kind is loading. */
  list: WordPage | null;
  /** By word id. */
  marks: Readonly<Record<number, WordMark>>;
  /** Parts that were revealed, as `id.part`. */
  revealed: readonly string[];
  /** Why the list could not be loaded. */
  failure: CallFailure | null;
  /** The clip played last. */
  clip: Clip | null;
  /** Why it gave no sound. */
  soundFailure: PlaybackFailure | null;
}

/** What a person wants of a word book. */
export type WordBookWish =
  /** Shows the first page of a question type; ends a search. */
  | { type: 'tab.select'; questionType: VocabularyQuestionType }
  /** Shows the first page under these filters; ends a search. */
  | { type: 'filters.change'; filters: Partial<WordFilters> }
  /** Searches the whole book once typing pauses; a blank query goes back to the list. */
  | { type: 'search.change'; query: string }
  /** Shows a page, from 1. */
  | { type: 'page.select'; page: number }
  /** Loads the page anew. */
  | { type: 'list.reload' }
  /** Hides a part of every word, or shows it again. */
  | { type: 'part.hide'; part: WordPart; isHidden: boolean }
  /** Reveals a hidden part of one word, or hides it again. */
  | { type: 'part.reveal'; wordId: number; part: WordPart }
  /** Marks a word as mastered, or takes the mark back. Ignored until the word's last mark is answered. */
  | { type: 'word.mark'; wordId: number }
  /** Plays a pronunciation; whatever played stops. */
  | { type: 'audio.play'; wordId: number; accent: Accent }
  /** Ends the sound. */
  | { type: 'audio.stop' };

/** What a word book is told: by a person, by the host about marks, and by its clock and player. */
export type WordBookEvent = WordBookWish | MarkOutcome | WaitEvent | PlaybackEvent;

/** What a mark that was sent comes to. */
export type MarkOutcome =
  /** From the host: what the word is now. */
  | { type: 'mark.saved'; wordId: number; isMastered: boolean }
  /** From the host: the mark was not taken. */
  | { type: 'mark.failed'; wordId: number; failure: CallFailure };

/** What `marks` is told (`mark.send`): what a word becomes. */
export type MarkRequest = { type: 'mark.send'; wordId: number; isMastered: boolean };

/** What `storage` is told (`place.save`) at each change. */
export type WordBookStorageEvent = { type: 'place.save'; place: WordBookPlace };

/** What a word book tells; listen with `actor.on(type, …)`. */
export type WordBookEmitted =
  /** A mark was not taken and the word went back to what it was. */
  { type: 'markFailed'; word: string; failure: CallFailure };

/** - `busy`: a page is loading or about to. - `sounding`: a clip plays or is about to. */
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
