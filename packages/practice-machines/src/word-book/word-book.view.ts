import type { CallFailure } from '../shared/failure.ts';
import type { PlaybackFailure } from '../shared/ports.ts';
import { vocabularyQuestionTypes } from '../shared/vocabulary.ts';
import { isMastered, revealKey } from './word-book.logic.ts';
import type { WordBookSnapshot } from './word-book.machine.ts';
import type { Accent, Word, WordBookContext, WordBookPlace } from './word-book.types.ts';

/** State of a pronunciation. */
export type ClipPhase = 'silent' | 'starting' | 'playing' | 'unheard';

/** View model of a word's card. */
export interface WordCardView extends Word {
  /** The mark is being sent; it can't be changed until the host has replied. */
  isMarking: boolean;
  isVocabularyHidden: boolean;
  isMeaningHidden: boolean;
  clips: Readonly<Record<Accent, ClipPhase>>;
  /** Why the `unheard` clip could not be played; null if there is none. */
  soundFailure: PlaybackFailure | null;
}

/** What the screen shows in every phase. `totalElements` and `totalPages` are null until they are known. */
export interface WordBookFrame extends WordBookPlace {
  questionTypes: typeof vocabularyQuestionTypes;
  /** The search as typed. */
  query: string;
  /** Whether the words are search results, instead of those of the tab and its filters. */
  isSearching: boolean;
  /** From 1. */
  currentPage: number;
  totalElements: number | null;
  totalPages: number | null;
}

/**
 * View model of the word book, a union on `phase`: `loading` with the words of the previous search (often none), `ready`
 * with its words, `empty`, `failed`.
 */
export type WordBookView = WordBookFrame &
  (
    | { phase: 'loading' | 'ready'; words: readonly WordCardView[] }
    | { phase: 'empty' }
    | { phase: 'failed'; failure: CallFailure }
  );

const unknown: CallFailure = { code: 'unknown', message: '' };

const soundPhase = ({ value: { sound } }: WordBookSnapshot): ClipPhase =>
  typeof sound === 'string' ? sound : sound.sounding;

function cardOf(word: Word, context: WordBookContext, phase: ClipPhase): WordCardView {
  const { hidden, revealed, clip, marks } = context;
  const isHidden = (part: keyof typeof hidden) => hidden[part] && !revealed.includes(revealKey(word.id, part));
  const clipOf = (accent: Accent) => (clip?.wordId === word.id && clip.accent === accent ? phase : 'silent');
  const clips = { british: clipOf('british'), american: clipOf('american') };
  return {
    ...word,
    isMastered: isMastered(context, word),
    isMarking: marks[word.id]?.isSending === true,
    isVocabularyHidden: isHidden('vocabulary'),
    isMeaningHidden: isHidden('meanings'),
    clips,
    soundFailure: Object.values(clips).includes('unheard') ? context.soundFailure : null,
  };
}

/** The view model of a word book. */
export function wordBookView(snapshot: WordBookSnapshot): WordBookView {
  const { context, value } = snapshot;
  const { questionType, filters, hidden, query, currentPage, list, failure } = context;
  const frame: WordBookFrame = {
    questionType,
    filters,
    hidden,
    query,
    currentPage,
    questionTypes: vocabularyQuestionTypes,
    isSearching: query.trim() !== '',
    totalElements: list?.totalElements ?? null,
    totalPages: list?.totalPages ?? null,
  };
  const words = () => (list?.content ?? []).map((word) => cardOf(word, context, soundPhase(snapshot)));
  switch (value.list) {
    case 'typing':
    case 'loading':
      return { ...frame, phase: 'loading', words: words() };
    case 'ready':
      return { ...frame, phase: 'ready', words: words() };
    case 'empty':
      return { ...frame, phase: 'empty' };
    case 'failed':
      return { ...frame, phase: 'failed', failure: failure ?? unknown };
  }
}
