import { estimateFluency, gradeReadAloud } from '@rehearse/scoring';
import type { Recording } from '../shared/ports.ts';
import { isReadAloud } from './speaking.logic.ts';
import type { SpeakingQuestion, SpeakingResult } from './speaking.types.ts';
import { judge } from './speaking.verdict.ts';

/** Assesses the sound, and the transcript if a recogniser provided one. Pronunciation is never assessed. */
export function assess(question: SpeakingQuestion, recording: Recording): SpeakingResult {
  const { samples, transcript } = recording;
  const text = isReadAloud(question) ? question.prompt : undefined;
  const fluency = samples ? estimateFluency(samples.pcm, samples.sampleRate) : null;
  const reading = text !== undefined && transcript !== undefined ? gradeReadAloud(text, transcript) : null;
  return { fluency, reading, verdict: judge(question, fluency, reading) };
}
