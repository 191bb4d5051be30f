import { createQuestionSound } from './sound-desk.ts';
import { watchMedia } from './watch-media.ts';

/** What only types need that play or record: their part in the sound of the page. */
export const sound = { create: createQuestionSound, watch: watchMedia };

export type SoundParts = typeof sound;
