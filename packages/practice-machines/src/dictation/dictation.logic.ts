import type { PracticeMode } from '../protocol/protocol.ts';
import type { DictationAnswer } from './dictation.types.ts';

/** Plays of one sentence, by the spec. */
export const DICTATION_PLAYS = 3;

export function playsAllowed(mode: PracticeMode): number | null {
  return mode === 'learn' ? null : DICTATION_PLAYS;
}

export function isAnswer(value: unknown): value is DictationAnswer {
  if (typeof value !== 'object' || value === null) return false;
  return 'text' in value && typeof value.text === 'string' && 'playsUsed' in value && Number.isInteger(value.playsUsed);
}
