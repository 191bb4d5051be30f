import { createStorage } from '../storage/index.ts';

/** Where this device remembers the chosen voices. Nothing is stored while none is chosen. */
const storage = createStorage();

export const choiceItem = <T>(read: (saved: unknown) => T) => storage.item('voices', read);
