import { ProfilePage } from './pages/profile-page.ts';
import { openFirst } from './support/open-first.ts';
import { breakVoices, playedOn, scriptSpeech, spokenOn } from './support/scripted-speech.ts';
import { shortSound } from './support/short-sound.ts';
import { expect, test } from './support/test.ts';

const dictation = { submoduleId: 6, module: 'Listening', submodule: 'Listen & Type' };

test('a voice chosen in the profile speaks a dictation; when it fails, the clip plays, and each play counts once', async ({
  page,
  learner,
}) => {
  await scriptSpeech(page);
  await page.route(/\/media\/speech\/.*\.mp3/, (route) =>
    route.fulfill({ contentType: 'audio/wav', body: shortSound() }),
  );

  await new ProfilePage(page).open();
  const voices = page.getByRole('region', { name: 'Voices' });
  await expect(voices.getByText(/sends the text of the question to the maker of your browser/)).toBeVisible();
  await voices.getByRole('combobox', { name: 'British English' }).selectOption('Daniel');
  await voices.getByRole('button', { name: 'Listen to a sample: British English' }).click();
  await expect.poll(() => spokenOn(page)).toMatchObject([{ voice: 'Daniel', lang: 'en-GB' }]);
  await voices.getByRole('combobox', { name: 'American English' }).selectOption('Samantha');

  const { question, key } = await openFirst(page, learner, dictation);
  const { task } = question;
  const accent = key.questionVoice?.accent;
  const chosen = accent === 'american' ? 'Samantha' : 'Daniel';
  await expect(task.getByText('2 plays left')).toBeVisible({ timeout: 20_000 });
  await expect.poll(async () => (await spokenOn(page)).at(-1)).toMatchObject({ voice: chosen, rate: 1 });
  const said = (await spokenOn(page)).map(({ text }) => text).join('');
  expect(said).toContain(String(key.referenceAnswer));

  expect(await playedOn(page)).toEqual([]);

  const play = task.getByRole('button', { name: 'Play again' });
  await expect(play).toBeEnabled({ timeout: 20_000 });
  await breakVoices(page);
  const before = (await spokenOn(page)).length;
  await play.click();
  await expect(task.getByText('1 play left')).toBeVisible();
  await expect.poll(() => playedOn(page)).toEqual([expect.stringContaining(key.questionAudioUrl ?? 'no clip')]);
  await expect(task.getByRole('button', { name: 'Play again' })).toBeEnabled();
  await expect(task.getByText('1 play left')).toBeVisible();
  expect((await spokenOn(page)).length).toBe(before + 1);

  await task.getByRole('button', { name: 'Voice' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Voices' });
  await expect(sheet.getByRole('combobox', { name: 'British English' })).toHaveValue('Daniel');
  await sheet.getByRole('combobox', { name: 'British English' }).selectOption({ label: 'Standard voice' });
  await sheet.getByRole('combobox', { name: 'American English' }).selectOption({ label: 'Standard voice' });
  await sheet.getByRole('button', { name: 'Done' }).click();
  await task.getByRole('button', { name: 'Play again' }).click();
  await expect(task.getByText('0 plays left')).toBeVisible();
  expect((await spokenOn(page)).length).toBe(before + 1);
  await expect.poll(async () => (await playedOn(page)).length).toBe(2);
});

test('in an exam a chosen voice speaks too, and choosing another one doesn’t stop the clock', async ({
  page,
  learner,
}) => {
  await scriptSpeech(page);
  await page.addInitScript(() =>
    localStorage.setItem('voices', JSON.stringify({ british: 'Daniel', american: 'Samantha' })),
  );
  const { question, key } = await openFirst(page, learner, dictation);
  await question.practiseIn('Exam');
  const { task } = question;
  await expect(task.getByText('2 plays left')).toBeVisible({ timeout: 20_000 });
  const before = (await spokenOn(page)).length;
  const play = task.getByRole('button', { name: 'Play again' });
  await expect(play).toBeEnabled({ timeout: 20_000 });
  await play.click();
  await expect(task.getByText('1 play left')).toBeVisible();
  const said = (await spokenOn(page)).slice(before).map(({ text }) => text);
  expect(String(key.referenceAnswer)).toContain(said[0] ?? 'nothing');
  expect(await playedOn(page)).toEqual([]);

  await task.getByRole('button', { name: 'Voice' }).click();
  await expect(page.getByRole('dialog', { name: 'Voices' })).toBeVisible();
  const clock = page.getByRole('timer', { includeHidden: true });
  const time = await clock.textContent();
  await expect(clock).not.toHaveText(time ?? '');
});
