import type { APIRequestContext } from '@playwright/test';
import type { QuestionPage } from '../pages/question-page.ts';
import { questionOf } from './bank.ts';
import { expect, type Learner } from './test.ts';

/** Seconds of sound in a 16-bit mono WAV file, and how loud its loudest sample is, 0 to 1. */
export function measureWav(wav: Buffer): { seconds: number; peak: number } {
  expect(wav.toString('latin1', 0, 4)).toBe('RIFF');
  const samples = new Int16Array(wav.buffer, wav.byteOffset + 44, (wav.byteLength - 44) >> 1);
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0) / 32_768;
  return { seconds: samples.length / wav.readUInt32LE(24), peak };
}

/** The learner's newest recording of a question, as the server has it. */
export async function recordingOf(
  request: APIRequestContext,
  learner: Learner,
  key: { questionId: number; submoduleId: number },
) {
  const { userRecordingUrl } = await questionOf(request, learner, key);
  const headers = { authorization: `Bearer ${learner.token}` };
  return measureWav(await (await request.get(userRecordingUrl ?? '', { headers })).body());
}

/** The screen shows a recording of this many seconds, fewer than ten, or more. */
export const hasRecorded = ({ task }: QuestionPage, seconds: number) =>
  expect(task.getByText(new RegExp(`^0:(0[${seconds}-9]|1\\d)$`))).toBeVisible();

/** Starts recording and speaks for this long, counted from when the microphone is open. */
export async function speakFor(question: QuestionPage, seconds: number) {
  await question.task.getByRole('button', { name: 'Start recording' }).click();
  await expect(question.task.getByRole('button', { name: 'Stop recording' })).toBeVisible();
  await hasRecorded(question, seconds);
}
