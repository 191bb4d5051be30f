import type { Page } from '@playwright/test';
import { PracticeBrowserPage } from './pages/practice-browser-page.ts';
import { QuestionPage } from './pages/question-page.ts';
import { firstPageOf, questionOf } from './support/bank.ts';
import { expect, type Learner, test } from './support/test.ts';

const submoduleId = 13;

async function openSample(page: Page) {
  const questionId = (await firstPageOf(page.request, submoduleId)).content[0]?.questionId ?? 0;
  const browser = new PracticeBrowserPage(page);
  await browser.open('Sample', 'Speaking Sample');
  await browser.openQuestion(questionId);
  const question = new QuestionPage(page);
  await question.isOpen(questionId);
  const { task } = question;
  return {
    question,
    questionId,
    power: task.getByRole('switch', { name: 'Record with camera' }),
    preview: task.getByLabel('Your camera, mirrored'),
    start: task.getByRole('button', { name: 'Start speaking now' }),
    stop: task.getByRole('button', { name: 'Stop recording' }),
  };
}

/** URL and content of the learner's recording on the host. */
async function savedRecording(page: Page, learner: Learner, questionId: number) {
  const { userRecordingUrl } = await questionOf(page.request, learner, { questionId, submoduleId });
  const reply = await page.request.get(userRecordingUrl ?? '', {
    headers: { authorization: `Bearer ${learner.token}` },
  });
  return { url: userRecordingUrl ?? '', type: reply.headers()['content-type'], bytes: await reply.body() };
}

/** Duration and video width of a file according to the browser; the width is 0 for audio. */
const opened = (page: Page, url: string) =>
  page.evaluate(async (src) => {
    const video = document.createElement('video');
    video.src = src;
    await new Promise((resolve, reject) => {
      video.onloadeddata = resolve;
      video.onerror = () => reject(new Error(video.error?.message));
    });
    return { seconds: video.duration, width: video.videoWidth };
  }, url);

test('Speaking Sample: a recording with camera is previewed, saved as a video and played; the choice is kept', async ({
  page,
  learner,
  context,
}) => {
  await context.grantPermissions(['microphone', 'camera']);
  const { question, questionId, power, preview, start, stop } = await openSample(page);
  const canFilm = await page.evaluate(() => MediaRecorder.isTypeSupported('video/mp4'));
  test.info().annotations.push({ type: 'video/mp4', description: canFilm ? 'made here' : 'not made here' });
  if (canFilm) {
    await expect(power).not.toBeChecked();
    await power.press('Space');
    await expect(preview).toHaveJSProperty('readyState', 4);
  } else {
    await expect(start).toBeVisible();
    await expect(power).toBeHidden();
  }
  await start.click();
  await expect(stop).toBeVisible();
  if (canFilm) await expect(preview).toBeVisible();
  await expect(page.getByRole('timer')).toContainText('2:57');
  await stop.click();
  await question.isSaved();

  const saved = await savedRecording(page, learner, questionId);
  expect(saved.type).toBe(canFilm ? 'video/mp4' : 'audio/wav');
  expect(saved.bytes.toString('latin1', ...(canFilm ? [4, 8] : [0, 4]))).toBe(canFilm ? 'ftyp' : 'RIFF');
  const file = await opened(page, saved.url);
  expect(file.seconds).toBeGreaterThan(1.5);
  expect(file.width > 0).toBe(canFilm);
  // 180 seconds at this bit rate must stay below the upload limit
  expect((saved.bytes.byteLength / file.seconds) * 180).toBeLessThan(8 * 1024 * 1024);

  await question.task.getByRole('button', { name: 'Play: Your recording' }).click();
  await expect(question.task.getByRole('button', { name: 'Pause: Your recording' })).toBeVisible();

  if (!canFilm) return;
  await question.task.getByRole('button', { name: 'Record again' }).click();
  await expect(power).toBeChecked();
  await expect(question.task.getByText('Your camera turns on when you start recording.')).toBeVisible();
});

test('Speaking Sample: without camera permission only the voice is recorded, with a message', async ({
  page,
  learner,
}) => {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = (wanted) =>
      wanted?.video ? Promise.reject(new DOMException('no', 'NotAllowedError')) : ask(wanted);
    // browsers that can't record MP4 don't offer the camera
    MediaRecorder.isTypeSupported = () => true;
  });
  const { question, questionId, start, stop } = await openSample(page);
  await question.task.getByText('Record with camera').click();
  await expect(question.task.getByText('The camera is blocked')).toBeVisible();
  await start.click();
  await expect(stop).toBeVisible();
  await expect(page.getByRole('timer')).toContainText('2:58');
  await stop.click();
  await expect(question.task.getByText('Saved without video')).toBeVisible();
  await question.isSaved();
  const saved = await savedRecording(page, learner, questionId);
  expect(saved.type).toBe('audio/wav');
  expect((await opened(page, saved.url)).seconds).toBeGreaterThan(1);
});

test('Speaking Sample: a reload while filming loses neither audio nor video', async ({ page, learner, context }) => {
  await context.grantPermissions(['microphone', 'camera']);
  const { question, questionId, power, start, stop } = await openSample(page);
  const canFilm = await page.evaluate(() => MediaRecorder.isTypeSupported('video/mp4'));
  if (canFilm) await power.press('Space');
  await start.click();
  await expect(stop).toBeVisible();
  await expect(page.getByRole('timer')).toContainText('2:56');
  await page.reload();
  await expect(question.task.getByText('We saved your recording')).toBeVisible();
  await question.task.getByRole('button', { name: 'Use this recording' }).click();
  await question.isSaved();
  const saved = await savedRecording(page, learner, questionId);
  expect(saved.type).toBe(canFilm ? 'video/mp4' : 'audio/wav');
  const file = await opened(page, saved.url);
  expect(file.seconds).toBeGreaterThan(2);
  expect(file.width > 0).toBe(canFilm);
});
