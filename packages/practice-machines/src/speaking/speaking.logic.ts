import { estimateFluency, gradeReadAloud } from '@rehearse/scoring';
import type { Recording } from '../shared/ports.ts';
import type { RecorderPhase } from '../shared/recorder.ts';
import type { SpeakingDraftAnswer, SpeakingQuestion, SpeakingResult } from './speaking.types.ts';

/** Read Aloud: here the prompt itself is what should be heard. */
const READ_ALOUD = 2;

/** The greatest length of a recording: 16 kHz WAV of this length stays under an upload of 8 MB. */
export const MAX_RECORDING_SECONDS = 240;

export function isReadAloud(question: SpeakingQuestion): boolean {
  return question.submoduleId === READ_ALOUD;
}

export function isAnswer(value: unknown): value is SpeakingDraftAnswer {
  if (typeof value !== 'object' || value === null || !('recordingId' in value)) return false;
  return value.recordingId === null || typeof value.recordingId === 'string';
}

/** What the sound tells, and the transcript if a recogniser gave one. Never how words were pronounced. */
export function assess(question: SpeakingQuestion, recording: Recording): SpeakingResult {
  const { samples, transcript } = recording;
  const text = isReadAloud(question) ? question.prompt : undefined;
  return {
    fluency: samples ? estimateFluency(samples.pcm, samples.sampleRate, text) : null,
    reading: text !== undefined && transcript !== undefined ? gradeReadAloud(text, transcript) : null,
  };
}

/** A recording without its samples: a take of three minutes holds 11 MB of them. */
export function withoutSamples({ samples: _, ...recording }: Recording): Recording {
  return recording;
}

/** Whether time runs: while one thinks or speaks, not while a device or a permission is waited for. */
export function isTimedPhase(phase: RecorderPhase): boolean {
  return phase === 'idle' || phase === 'recording';
}

export function isSpeakingPhase(phase: RecorderPhase | undefined): boolean {
  return phase === 'recording' || phase === 'paused' || phase === 'stopping' || phase === 'stopped';
}
