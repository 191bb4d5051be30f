import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type ServerProcess, startServerProcess } from '../../apps/api/src/testing/server-process.ts';
import { packFile } from '../../tools/build-pack.ts';
import { webFolder } from '../../tools/build-web.ts';
import { missingLetters } from '../pages/question-page.ts';
import { attemptsOf } from '../support/attempts.ts';
import { signUpLearner } from '../support/learners.ts';
import { dataFolder } from '../support/place.ts';
import { openQuestion } from '../support/questions.ts';
import { expect, signIn, test } from '../support/test.ts';

interface OwnServer {
  folder: string;
  url: string;
  /** SIGKILL. */
  kill(): Promise<void>;
  /** Restarts on the same port with the same data. */
  restart(): Promise<void>;
}

/** Copies the store of the server of the other tests: importing the bank would take longer than the test. */
function copyStore(folder: string): void {
  const store = new DatabaseSync(path.join(dataFolder, 'rehearse.db'), { readOnly: true });
  store.exec(`vacuum into '${path.join(folder, 'rehearse.db')}'`);
  store.close();
}

/** A server for a single test, with its own data. */
const ownServerTest = test.extend<{ ownServer: OwnServer }>({
  ownServer: async ({ browserName }, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), `rehearse-killed-${browserName}-`));
    copyStore(folder);
    const start = (port: string) =>
      startServerProcess({
        PORT: port,
        WEB_FOLDER: webFolder,
        CONTENT_PACK: packFile,
        REHEARSE_DATA: folder,
        RATE_LIMIT_SCALE: '1000',
      });
    let running: ServerProcess | undefined = await start('0');
    const { url } = running;
    await use({
      folder,
      url,
      async kill() {
        await running?.kill();
        running = undefined;
      },
      async restart() {
        running = await start(new URL(url).port);
      },
    });
    await running?.kill();
    await rm(folder, { recursive: true, force: true });
  },
  baseURL: ({ ownServer }, use) => use(ownServer.url),
});

ownServerTest(
  'a killed server loses no answer: the page keeps working and saves it when the server is back',
  async ({ page, ownServer }) => {
    const learner = await signUpLearner(page.request);
    await signIn(page, learner);
    const { question, ...chosen } = await openQuestion(page, learner, 10);
    await question.type(missingLetters(chosen.key));
    await ownServer.kill();
    await question.submit();
    await expect(question.task.getByText('All correct')).toBeVisible();
    await expect(question.task.getByText('Saved on this device.', { exact: false })).toBeVisible();

    await ownServer.restart();
    await expect(question.task.getByText('Saved', { exact: true })).toBeVisible({ timeout: 15_000 });
    expect(attemptsOf(learner, chosen.questionId, ownServer.folder)).toHaveLength(1);
  },
);
