import type { Page } from '@playwright/test';
import { questionOf } from './bank.ts';
import type { Learner } from './test.ts';

/** Duration in seconds of the learner's latest WAV recording on the host; throws if there is none. */
export async function savedSeconds(page: Page, learner: Learner, key: { questionId: number; submoduleId: number }) {
  const { userRecordingUrl } = await questionOf(page.request, learner, key);
  const headers = { authorization: `Bearer ${learner.token}` };
  const wav = await (await page.request.get(userRecordingUrl ?? '', { headers })).body();
  if (wav.toString('latin1', 0, 4) !== 'RIFF') throw new Error(`There is no WAV file for question ${key.questionId}.`);
  return (wav.byteLength - 44) / 2 / wav.readUInt32LE(24);
}
