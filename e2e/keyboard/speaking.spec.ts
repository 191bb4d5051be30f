import { voiceOf } from '../microphone.ts';
import { SpeakingPage } from '../pages/speaking-page.ts';
import { openByEnter, openByKeyboard, pressAt, titleOf } from '../support/keyboard.ts';
import { screenReaderOn } from '../support/screen-reader.ts';
import { expect, test } from '../support/test.ts';

test('Read Aloud: Space starts, P pauses, Space stops, the recording is saved', async ({ page, learner }) => {
  const reader = await screenReaderOn(page);
  const type = { submoduleId: 2, module: 'Speaking', submodule: 'Read Aloud' };
  const { questionId } = await openByKeyboard(page, learner, type);
  const screen = new SpeakingPage(page);
  await expect(titleOf(page, `Read Aloud #${questionId}`)).toBeFocused();
  await page.keyboard.press('Space');
  await reader.hears('Recording');
  await page.keyboard.press('p');
  await reader.hears('Paused');
  await page.keyboard.press('p');
  await reader.hears('Recording');
  await screen.hasRecorded(1);
  await page.keyboard.press('Space');
  await expect(screen.done).toBeFocused();
  await reader.hears('Saved');

  await pressAt(page, screen.task.getByRole('button', { name: 'Record again' }));
  await expect(screen.task.getByRole('button', { name: 'Start recording' })).toBeFocused();
});

test('Read Then Speak: Space starts speaking before the preparation time is over', async ({ page, learner }) => {
  const reader = await screenReaderOn(page);
  const type = { submoduleId: 3, module: 'Speaking', submodule: 'Read Then Speak' };
  const { questionId } = await openByEnter(page, learner, type);
  const screen = new SpeakingPage(page);
  await expect(titleOf(page, `Read Then Speak #${questionId}`)).toBeFocused();
  await expect(screen.preparation).toBeVisible();
  await page.keyboard.press('Space');
  await reader.hears('Recording');
  await screen.hasRecorded(1);
  await page.keyboard.press('Space');
  await expect(screen.done).toBeFocused();
  await reader.hears('Saved');

  await pressAt(page, screen.task.getByRole('button', { name: 'Record again' }));
  await expect(screen.speakNow).toBeFocused();
});

test('Speaking Sample: Enter starts speaking before the preparation time is over, and the words are estimated', async ({
  page,
  learner,
}) => {
  const reader = await screenReaderOn(page);
  const type = { submoduleId: 13, module: 'Sample', submodule: 'Speaking Sample' };
  const { questionId } = await openByEnter(page, learner, type);
  const screen = new SpeakingPage(page);
  await expect(titleOf(page, `Speaking Sample #${questionId}`)).toBeFocused();
  await expect(screen.task.getByText('Aim for about 250 words.')).toBeVisible();
  await expect(screen.preparation).toHaveText(/0:(30|2\d)/);
  await expect(page.getByRole('banner').getByRole('timer')).toContainText('3:00');
  await page.keyboard.press('Enter');
  await reader.hears('Recording');
  await screen.hasRecorded(4);
  await page.keyboard.press('Enter');
  await expect(screen.done).toBeFocused();
  await reader.hears('Saved');
  await screen.isSaved();
  await expect(screen.task.getByText(/^About \d+ of the recommended 250 words$/)).toBeVisible();

  await pressAt(page, screen.task.getByRole('button', { name: 'Record again' }));
  await expect(screen.speakNow).toBeFocused();
});

test('Listen, Then Speak: the full stop plays again, and the remaining plays are announced', async ({
  page,
  learner,
}) => {
  const sound = voiceOf(1);
  await page.route('**/media/speech/*', (route) => route.fulfill({ contentType: 'audio/wav', body: sound }));
  const reader = await screenReaderOn(page);
  const type = { submoduleId: 4, module: 'Speaking', submodule: 'Listen Then Speak' };
  await openByEnter(page, learner, type);
  const screen = new SpeakingPage(page);
  await expect(screen.task.getByRole('button', { name: 'Play again' })).toBeVisible();
  await page.keyboard.press('.');
  await reader.hears('1 play left');
  await page.keyboard.press('Space');
  await reader.hears('Recording');
  await screen.hasRecorded(1);
  await page.keyboard.press('Space');
  await expect(screen.done).toBeFocused();
  await reader.hears('Saved');
});

test('Speak About the Photo: automatic steps and the time are announced without a key press', async ({
  page,
  learner,
}) => {
  await page.clock.install();
  const reader = await screenReaderOn(page);
  const type = { submoduleId: 5, module: 'Speaking', submodule: 'Speak About the Photo' };
  const { key } = await openByEnter(page, learner, type);
  const screen = new SpeakingPage(page);
  await expect(screen.task.getByRole('img', { name: key.imageAlt?.en ?? '' })).toBeVisible();
  await page.clock.runFor(12_000);
  await reader.hears('Recording starts automatically in 10 seconds.');
  await page.clock.runFor(10_000);
  await reader.hears('Recording');
  await page.clock.runFor(90_000);
  await reader.hears('60 seconds left', '30 seconds left', '10 seconds left');
  await expect(screen.done).toBeFocused();
  await reader.hears('Saved');
});
