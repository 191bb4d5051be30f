import { questionOf } from './support/bank.ts';
import { openFirst } from './support/open-first.ts';
import { expect, test } from './support/test.ts';

const readAloud = { submoduleId: 2, module: 'Speaking', submodule: 'Read Aloud' };

test('Read Aloud: a recording is made, played back, saved, and repeated', async ({ page, learner }) => {
  const { question, key, questionId } = await openFirst(page, learner, readAloud);
  await expect(question.task.getByText(key.questionText ?? '', { exact: true })).toBeVisible();
  await question.task.getByRole('button', { name: 'Start recording' }).click();
  const stop = question.task.getByRole('button', { name: 'Stop recording' });
  await expect(stop).toBeVisible();
  await expect(page.getByRole('timer')).toContainText('0:17');
  await stop.click();
  await question.isSaved();
  await expect(question.task.getByRole('button', { name: 'Record again' })).toBeVisible();

  const saved = await questionOf(page.request, learner, { questionId, submoduleId: 2 });
  const headers = { authorization: `Bearer ${learner.token}` };
  const wav = await (await page.request.get(saved.userRecordingUrl ?? '', { headers })).body();
  expect(wav.toString('latin1', 0, 4)).toBe('RIFF');
  const seconds = (wav.byteLength - 44) / 2 / wav.readUInt32LE(24);
  expect(seconds).toBeGreaterThan(1.5);
  expect(seconds).toBeLessThan(8);

  await question.task.getByRole('button', { name: 'Play: Your recording' }).click();
  await question.task.getByRole('button', { name: 'Record again' }).click();
  await expect(question.task.getByRole('button', { name: 'Start recording' })).toBeVisible();
});

test('Read Aloud: a blocked microphone shows a solution', async ({ page, learner, context }) => {
  await context.clearPermissions();
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  const { question } = await openFirst(page, learner, readAloud);
  await question.task.getByRole('button', { name: 'Start recording' }).click();
  await expect(question.task.getByText('The microphone is blocked')).toBeVisible();
  await expect(question.task.getByRole('button', { name: 'Try again' })).toBeVisible();
});
