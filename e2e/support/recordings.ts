import type { Page } from '@playwright/test';
import { questionOf } from './bank.ts';
import type { Learner } from './test.ts';

/** Seconds of the WAV file that the host keeps as the learner's latest recording; throws if there is none. */
export async function savedSeconds(page: Page, learner: Learner, key: { questionId: number; submoduleId: number }) {
  const { userRecordingUrl } = await questionOf(page.request, learner, key);
  const headers = { authorization: `Bearer ${learner.token}` };
  const wav = await (await page.request.get(userRecordingUrl ?? '', { headers })).body();
  if (wav.toString('latin1', 0, 4) !== 'RIFF') throw new Error(`No WAV file is kept for question ${key.questionId}.`);
  return (wav.byteLength - 44) / 2 / wav.readUInt32LE(24);
}
