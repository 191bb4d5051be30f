import type { Page } from '@playwright/test';
import { attemptsOf } from '../support/attempts.ts';
import { ownBrowserTest } from '../support/own-browser.ts';
import { openQuestion } from '../support/questions.ts';
import { hasRecorded, recordingOf, speakFor } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';

/** Makes the browser reject microphone access with this error, until `restore` is called. */
async function breakMicrophone(page: Page, name: string) {
  await page.addInitScript((errorName) => {
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    let isBroken = true;
    mediaDevices.getUserMedia = (constraints) =>
      isBroken ? Promise.reject(new DOMException('', errorName)) : open(constraints);
    addEventListener('restore', () => {
      isBroken = false;
    });
  }, name);
  return { restore: () => page.evaluate(() => dispatchEvent(new Event('restore'))) };
}

for (const { fault, name, says } of [
  { fault: 'that is blocked', name: 'NotAllowedError', says: 'The microphone is blocked' },
  { fault: 'that is missing', name: 'NotFoundError', says: 'No microphone found' },
  { fault: 'that is in use', name: 'NotReadableError', says: 'The microphone is in use' },
]) {
  test(`a microphone ${fault} shows a message with a solution, and the question can be answered afterwards`, async ({
    page,
    learner,
  }) => {
    const { restore } = await breakMicrophone(page, name);
    const { question, ...chosen } = await openQuestion(page, learner, 2);
    await question.task.getByRole('button', { name: 'Start recording' }).click();
    await expect(question.task.getByRole('alert')).toContainText(says);

    await question.next();
    await question.last();
    await question.isOpen(chosen.questionId);
    await restore();
    await speakFor(question, 1);
    await question.task.getByRole('button', { name: 'Stop recording' }).click();
    await question.isSaved();
    expect(attemptsOf(learner, chosen.questionId)).toHaveLength(1);
  });
}

ownBrowserTest(
  'a microphone denied by the browser shows a message, and the question continues without it',
  async ({ own }) => {
    const { page } = await own.start({
      args: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream=deny'],
    });
    const { question } = await openQuestion(page, own.learner, 2);
    await question.task.getByRole('button', { name: 'Start recording' }).click();
    await expect(question.task.getByRole('alert')).toContainText('The microphone is blocked');
    await expect(question.task.getByRole('button', { name: 'Try again' })).toBeVisible();
    await question.next();
    await expect(page.getByRole('navigation', { name: 'Questions' })).toContainText('2/');
  },
);

test('when the microphone is unplugged while recording, the recording so far is kept and can be used', async ({
  page,
  learner,
}) => {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (constraints) => {
      const stream = await open(constraints);
      addEventListener('unplug', () => {
        for (const track of stream.getTracks()) {
          track.stop();
          // the browser only fires `ended` when the device, not the page, stops the track
          track.dispatchEvent(new Event('ended'));
        }
      });
      return stream;
    };
  });
  const { question, ...chosen } = await openQuestion(page, learner, 2);
  await speakFor(question, 2);
  await page.evaluate(() => dispatchEvent(new Event('unplug')));
  await expect(question.task.getByRole('alert')).toContainText('The microphone was disconnected');
  await question.task.getByRole('button', { name: 'Use this recording' }).click();
  await question.isSaved();
  const { seconds, peak } = await recordingOf(page.request, learner, chosen);
  expect(seconds).toBeGreaterThan(1.5);
  expect(peak).toBeGreaterThan(0.1);
});

test('after a reload while recording, the recording so far is offered', async ({ page, learner }) => {
  const { question } = await openQuestion(page, learner, 2);
  await speakFor(question, 2);
  await page.reload();
  await expect(question.task.getByText('We saved your recording')).toBeVisible();
  await hasRecorded(question, 2);
});
