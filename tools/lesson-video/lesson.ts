import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import type { VoiceName } from '../../packages/speech-engine/src/index.ts';

/** A sentence that is said, and its Chinese for the captions. */
export interface Sentence {
  en: string;
  zh: string;
}

/** What is shown while some sentences are said. */
export interface Step {
  /** Default: the passage. */
  show?: 'title' | 'summary';
  note?: string;
  /** Parts of the passage that are looked at. */
  mark?: string[];
  /** Numbers of the gaps that are filled, from 0. */
  fill?: number[];
  /** Number of the gap that the step is about. */
  blank?: number;
  points?: string[];
  say: Sentence[];
}

/** A video lesson as it is written: `content/lessons/{name}.yaml`. */
export interface Lesson {
  title: string;
  kicker: string;
  voice: VoiceName;
  /** `{given|missing}` stands for a word that has lost its second half. */
  passage: string;
  steps: Step[];
}

/** Reads a lesson. */
export const readLesson = async (file: string): Promise<Lesson> => parse(await readFile(file, 'utf8')) as Lesson;
