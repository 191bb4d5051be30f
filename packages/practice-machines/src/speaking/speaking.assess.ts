import { estimateFluency, gradeReadAloud } from '@rehearse/scoring';
import type { Recording } from '../shared/ports.ts';
import { isReadAloud } from './speaking.logic.ts';
import type { SpeakingQuestion, SpeakingResult } from './speaking.types.ts';
import { judge } from './speaking.verdict.ts';

/** What the sound tells, and the transcript if a recogniser gave one. Never how words were pronounced. */
export function assess(question: SpeakingQuestion, recording: Recording): SpeakingResult {
  const { samples, transcript } = recording;
  const text = isReadAloud(question) ? question.prompt : undefined;
  const fluency = samples ? estimateFluency(samples.pcm, samples.sampleRate) : null;
  const reading = text !== undefined && transcript !== undefined ? gradeReadAloud(text, transcript) : null;
  return { fluency, reading, verdict: judge(question, fluency, reading) };
}
