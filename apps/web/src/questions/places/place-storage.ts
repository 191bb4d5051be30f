import { createStorage } from '@rehearse/device/storage';
import type { BrowserPlace } from '@rehearse/practice-machines/question-browser';
import type { SavedPlace } from '@rehearse/practice-machines/question-session';

/** The browser's place, item by item under its own name. */
const browserKeys = ['moduleId', 'submoduleId', 'globalIndex', 'currentPage', 'filters'] as const;
/** The indexes of the browser's tabs, kept beside its place. */
const tabKeys = ['moduleIndex', 'submoduleIndex'] as const;
const questionKey = 'question';

/** Where storage is blocked or full, the place lasts as long as the page. */
const storage = createStorage();
/** A text is what could not be read: all that is kept here is numbers and records. */
const itemOf = (key: string) =>
  storage.item<unknown>(key, (saved) => (typeof saved === 'string' ? null : (saved ?? null)));

const read = (key: string): unknown => itemOf(key).get();

function write(items: Readonly<Record<string, unknown>>): void {
  for (const [key, value] of Object.entries(items)) itemOf(key).set(value);
}

/** Where the learner was in the question bank, in any condition; the machine checks it. */
export const savedBrowserPlace = (): unknown => Object.fromEntries(browserKeys.map((key) => [key, read(key)]));

/** Keeps the place and the indexes of its tabs. */
export const saveBrowserPlace = (place: BrowserPlace & { moduleIndex: number; submoduleIndex: number }) =>
  write({ ...place });

/** The copy of the detail screen's state, in any condition. */
export const savedQuestionPlace = (): unknown => read(questionKey);

/** Keeps a copy of the detail screen's state, and the global index and page, where known, by themselves for the browser. */
export const saveQuestionPlace = (place: SavedPlace) => {
  const { globalIndex, currentPage } = place;
  write({ [questionKey]: place, ...(globalIndex !== null && { globalIndex, currentPage }) });
};

/** Forgets where the learner was. */
export function forgetPlaces(): void {
  for (const key of [...browserKeys, ...tabKeys, questionKey]) itemOf(key).remove();
}
