import { cleanValues, practiceChoices } from '../shared/filters.ts';
import { PAGE_SIZE } from '../shared/paging.ts';
import type { PlayRequest } from '../shared/ports.ts';
import { vocabularyLevels, vocabularyQuestionTypes } from '../shared/vocabulary.ts';
import type {
  Clip,
  Word,
  WordBookContext,
  WordBookPlace,
  WordFilters,
  WordMark,
  WordPage,
  WordPageRequest,
  WordPart,
} from './word-book.types.ts';

/** Every word of the first question type, nothing hidden. */
export const defaultWordBookPlace: Readonly<WordBookPlace> = {
  questionType: 'word_recognition',
  filters: { difficultyLevel: 'null', isPracticed: 'null' },
  hidden: { vocabulary: false, meanings: false },
};

/** The fields of a stored object; empty for anything else. */
function partsOf<T extends object>(saved: unknown): Partial<Record<keyof T, unknown>> {
  return typeof saved === 'object' && saved !== null ? saved : {};
}

/** Reads the saved place; unreadable parts get their defaults. */
export function readWordBookPlace(saved: unknown): WordBookPlace {
  const parts = partsOf<WordBookPlace>(saved);
  const filters = partsOf<WordFilters>(parts.filters);
  const hidden = partsOf<WordBookPlace['hidden']>(parts.hidden);
  const tab = vocabularyQuestionTypes.find(({ questionType }) => questionType === parts.questionType);
  return {
    questionType: tab?.questionType ?? defaultWordBookPlace.questionType,
    filters: {
      difficultyLevel: vocabularyLevels.find((level) => level === filters.difficultyLevel) ?? 'null',
      isPracticed: practiceChoices.find((choice) => choice === String(filters.isPracticed)) ?? 'null',
    },
    hidden: { vocabulary: hidden.vocabulary === true, meanings: hidden.meanings === true },
  };
}

export function placeOf({ questionType, filters, hidden }: WordBookContext): WordBookPlace {
  return { questionType, filters, hidden };
}

/** The request for the current page. */
export function requestOf({ query, questionType, filters, currentPage }: WordBookContext): WordPageRequest {
  const page = { page: currentPage, size: PAGE_SIZE };
  const wanted = query.trim();
  if (wanted !== '') return { kind: 'search', query: wanted, ...page };
  return { kind: 'list', questionType, filters: cleanValues({ ...filters }), ...page };
}

/** A page without its words, but with its totals. */
export function withoutWords(list: WordPage | null): WordPage | null {
  return list && { ...list, content: [] };
}

/** The marks that are still being sent. */
export function sendingMarks(marks: WordBookContext['marks']): Record<number, WordMark> {
  return Object.fromEntries(Object.entries(marks).filter(([, mark]) => mark.isSending));
}

/** The marks updated with the host's reply about a word. */
export function withAnswer(marks: WordBookContext['marks'], wordId: number, mastered: boolean) {
  const mark = marks[wordId];
  return mark ? { ...marks, [wordId]: { ...mark, isMastered: mastered, isSending: false } } : marks;
}

/** The marks without that of a word. */
export function withoutMark(marks: WordBookContext['marks'], wordId: number): Record<number, WordMark> {
  return Object.fromEntries(Object.entries(marks).filter(([id]) => Number(id) !== wordId));
}

/** The word with this id on the current page. */
export function wordOf({ list }: Pick<WordBookContext, 'list'>, wordId: number): Word | undefined {
  return list?.content.find(({ id }) => id === wordId);
}

/** Whether a word is mastered, by its newest mark or by its page. */
export function isMastered({ marks }: Pick<WordBookContext, 'marks'>, word: Word): boolean {
  return marks[word.id]?.isMastered ?? word.isMastered;
}

/** The page updated with the host's status of a word. */
export function withStatus(list: WordPage | null, wordId: number, mastered: boolean): WordPage | null {
  return (
    list && {
      ...list,
      content: list.content.map((word) => (word.id === wordId ? { ...word, isMastered: mastered } : word)),
    }
  );
}

/**
 * Whether marks removed words of the current page from its list. The following words have then moved up, so the next page
 * by number would skip words that were never shown.
 */
export function hasShrunk(context: Pick<WordBookContext, 'query' | 'filters' | 'list' | 'marks'>): boolean {
  const { query, filters, list } = context;
  if (query.trim() !== '' || filters.isPracticed === 'null') return false;
  return list?.content.some((word) => String(isMastered(context, word)) !== filters.isPracticed) ?? false;
}

/** Key of a revealed part of a word. */
export const revealKey = (wordId: number, part: WordPart) => `${wordId}.${part}`;

/** What to play of a word; the URL is empty if the word is gone. */
export function soundOf(context: Pick<WordBookContext, 'list'>, clip: Clip | null): PlayRequest {
  const word = clip ? wordOf(context, clip.wordId) : undefined;
  if (!clip || !word) return { url: '', rate: 1 };
  const { accent } = clip;
  return { url: word[accent].url ?? '', rate: 1, speech: { text: word.word, voice: { accent } } };
}
