import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import type { VoiceName } from '../../packages/speech-engine/src/index.ts';

/** A spoken sentence, and its Chinese translation for the captions. */
export interface Sentence {
  en: string;
  zh: string;
}

/** A slide and the sentences spoken while it is shown. */
export interface Step {
  /** Default: the passage. */
  show?: 'title' | 'summary';
  note?: string;
  /** Highlighted parts of the passage. */
  mark?: string[];
  /** Indexes of the filled gaps, from 0. */
  fill?: number[];
  /** Index of the gap that the step is about. */
  blank?: number;
  points?: string[];
  say: Sentence[];
}

/** The source of a video lesson: `content/lessons/{name}.yaml`. */
export interface Lesson {
  title: string;
  kicker: string;
  voice: VoiceName;
  /** `{given|missing}` marks a word whose second half is missing. */
  passage: string;
  steps: Step[];
}

/** Reads a lesson. */
export const readLesson = async (file: string): Promise<Lesson> => parse(await readFile(file, 'utf8')) as Lesson;
