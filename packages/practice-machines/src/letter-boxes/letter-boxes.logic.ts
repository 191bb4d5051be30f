import { gradeLetters, type LetterWord } from '@rehearse/scoring';
import type {
  BoxPlace,
  LetterBoxesDraftAnswer,
  LetterBoxesQuestion,
  LetterEntries,
  LetterSegment,
} from './letter-boxes.types.ts';

type WordSegment = Extract<LetterSegment, { kind: 'word' }>;

/** The words of a question, in order. */
export function wordsOf(question: LetterBoxesQuestion): readonly WordSegment[] {
  return question.segments.filter((segment) => segment.kind === 'word');
}

export function toLetterWords(question: LetterBoxesQuestion): readonly LetterWord[] {
  return wordsOf(question).map((word) => ({ ...word, answer: word.answer ?? '' }));
}

export function emptyEntries(question: LetterBoxesQuestion): LetterEntries {
  return wordsOf(question).map((word) => word.clues.map(() => ''));
}

/** Whether a value has the shape of entries for this question: the same number of words, and of letters in each. */
export function isEntriesFor(question: LetterBoxesQuestion, value: unknown): value is LetterEntries {
  const words = wordsOf(question);
  return (
    Array.isArray(value) &&
    value.length === words.length &&
    value.every(
      (letters: unknown, index) =>
        Array.isArray(letters) &&
        letters.length === words[index]?.clues.length &&
        letters.every((letter) => typeof letter === 'string'),
    )
  );
}

/** Whether a value is a draft's answer for this question. */
export function isDraftAnswerFor(question: LetterBoxesQuestion, value: unknown): value is LetterBoxesDraftAnswer {
  if (typeof value !== 'object' || value === null || !('entries' in value) || !('hinted' in value)) return false;
  if (!isEntriesFor(question, value.entries) || !Array.isArray(value.hinted)) return false;
  return value.hinted.every((place: unknown) => {
    if (typeof place !== 'object' || place === null || !('word' in place) || !('box' in place)) return false;
    return typeof place.word === 'number' && typeof place.box === 'number' && isOpen(question, place as BoxPlace);
  });
}

export const isSamePlace = (a: BoxPlace, b: BoxPlace) => a.word === b.word && a.box === b.box;

/** The boxes that take a letter, in reading order. */
export function openBoxes(question: LetterBoxesQuestion): BoxPlace[] {
  return wordsOf(question).flatMap((segment, word) =>
    segment.clues.flatMap((clue, box) => (clue === null ? [{ word, box }] : [])),
  );
}

export function isOpen(question: LetterBoxesQuestion, { word, box }: BoxPlace): boolean {
  return wordsOf(question)[word]?.clues[box] === null;
}

/** The open box one step away; the same box at either end. */
export function stepFrom(question: LetterBoxesQuestion, { word, box }: BoxPlace, step: -1 | 1): BoxPlace {
  const isBeyond = (place: BoxPlace) => (place.word - word || place.box - box) * step > 0;
  const open = openBoxes(question);
  return (step === 1 ? open.find(isBeyond) : open.findLast(isBeyond)) ?? { word, box };
}

/** The first open box, or the last one. */
export function endOf(question: LetterBoxesQuestion, end: 'first' | 'last'): BoxPlace {
  return openBoxes(question).at(end === 'first' ? 0 : -1) ?? { word: 0, box: 0 };
}

/** Where to continue after a reload: the first empty open box, otherwise the last one. */
export function firstEmpty(question: LetterBoxesQuestion, entries: LetterEntries): BoxPlace {
  const empty = openBoxes(question).find(({ word, box }) => entries[word]?.[box] === '');
  return empty ?? endOf(question, 'last');
}

/** Initial values of a new attempt, or of one that continues from a draft. */
export function begin(
  question: LetterBoxesQuestion,
  { entries = emptyEntries(question), hinted = [] }: Partial<LetterBoxesDraftAnswer> = {},
) {
  return { entries, hinted, cursor: firstEmpty(question, entries) };
}

/** The last character as a person counts (grapheme), or empty for white space. */
export function lastLetter(text: string): string {
  return [...text.normalize('NFC').trim()].at(-1) ?? '';
}

/** Entries with one letter changed; only the changed word is a new array. */
export function setLetter(entries: LetterEntries, { word, box }: BoxPlace, letter: string): LetterEntries {
  return entries.map((letters, index) => (index === word ? letters.with(box, letter) : letters));
}

/** The letters of a pasted text to put into boxes; a pasted whole word loses its given letters. */
function lettersToPlace(question: LetterBoxesQuestion, place: BoxPlace, text: string): string[] {
  const letters = [...text.normalize('NFC').replace(/\s+/gu, '')];
  const clues = wordsOf(question)[place.word]?.clues ?? [];
  const isWholeWord =
    letters.length === clues.length &&
    clues.every((clue, index) => clue === null || clue.toLowerCase() === letters[index]?.toLowerCase());
  return isWholeWord ? letters.filter((_, index) => clues[index] === null) : letters;
}

/** Entries and cursor after a paste into a box. */
export function pasteLetters(
  question: LetterBoxesQuestion,
  entries: LetterEntries,
  place: BoxPlace,
  text: string,
): { entries: LetterEntries; cursor: BoxPlace } {
  let next = entries;
  let cursor = place;
  for (const letter of lettersToPlace(question, place, text)) {
    next = setLetter(next, cursor, letter);
    const following = stepFrom(question, cursor, 1);
    if (following.word === cursor.word && following.box === cursor.box) break;
    cursor = following;
  }
  return { entries: next, cursor };
}

/** Entries with one word's open boxes filled from a plain text; missing letters stay empty, extra ones are cut off. */
export function fillWord(
  question: LetterBoxesQuestion,
  entries: LetterEntries,
  word: number,
  text: string,
): LetterEntries {
  const clues = wordsOf(question)[word]?.clues ?? [];
  const open = clues.flatMap((clue, box) => (clue === null ? [box] : []));
  const letters = lettersToPlace(question, { word, box: open[0] ?? 0 }, text);
  const filled = clues.map((clue, box) => (clue === null ? (letters[open.indexOf(box)] ?? '') : ''));
  return entries.map((current, index) => (index === word ? filled : current));
}

/** The letter and box of the next hint: the next empty box from the cursor, then any empty box, then the first wrong one. */
export function nextHint(
  question: LetterBoxesQuestion,
  entries: LetterEntries,
  cursor: BoxPlace,
): (BoxPlace & { letter: string }) | null {
  const graded = gradeLetters(toLetterWords(question), entries);
  const stateAt = ({ word, box }: BoxPlace) => graded.words[word]?.boxes[box];
  const open = openBoxes(question);
  const isFromCursor = ({ word, box }: BoxPlace) => word > cursor.word || (word === cursor.word && box >= cursor.box);
  const empty = open.filter((place) => stateAt(place)?.given === '');
  const place = empty.find(isFromCursor) ?? empty[0] ?? open.find((each) => stateAt(each)?.state === 'wrong');
  const letter = place && stateAt(place)?.expected;
  return place && letter ? { ...place, letter } : null;
}
