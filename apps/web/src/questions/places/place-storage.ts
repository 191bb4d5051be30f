import { createStorage } from '@rehearse/device/storage';
import type { BrowserPlace } from '@rehearse/practice-machines/question-browser';
import type { SavedPlace } from '@rehearse/practice-machines/question-session';

/** The question browser's place, each item under its own key. */
const browserKeys = ['moduleId', 'submoduleId', 'globalIndex', 'currentPage', 'filters'] as const;
/** The browser's tab indexes, stored separately. */
const tabKeys = ['moduleIndex', 'submoduleIndex'] as const;
const questionKey = 'question';

/** If storage is blocked or full, the place is lost with the page. */
const storage = createStorage();
/** A string means that it could not be parsed: only numbers and records are stored here. */
const itemOf = (key: string) =>
  storage.item<unknown>(key, (saved) => (typeof saved === 'string' ? null : (saved ?? null)));

const read = (key: string): unknown => itemOf(key).get();

function write(items: Readonly<Record<string, unknown>>): void {
  for (const [key, value] of Object.entries(items)) itemOf(key).set(value);
}

/** The stored place in the question bank, unchecked; the machine validates it. */
export const savedBrowserPlace = (): unknown => Object.fromEntries(browserKeys.map((key) => [key, read(key)]));

/** Stores the place and the tab indexes. */
export const saveBrowserPlace = (place: BrowserPlace & { moduleIndex: number; submoduleIndex: number }) =>
  write({ ...place });

/** The stored copy of the detail screen's state, unchecked. */
export const savedQuestionPlace = (): unknown => read(questionKey);

/** Stores a copy of the detail screen's state, and separately the global index and page, if known, for the browser. */
export const saveQuestionPlace = (place: SavedPlace) => {
  const { globalIndex, currentPage } = place;
  write({ [questionKey]: place, ...(globalIndex !== null && { globalIndex, currentPage }) });
};

/** Deletes the stored place. */
export function forgetPlaces(): void {
  for (const key of [...browserKeys, ...tabKeys, questionKey]) itemOf(key).remove();
}
