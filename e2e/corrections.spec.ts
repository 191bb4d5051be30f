import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServerProcess } from '../apps/api/src/testing/server-process.ts';
import { packFile } from '../tools/build-pack.ts';
import { webFolder } from '../tools/build-web.ts';
import { WritingPage } from './pages/writing-page.ts';
import { signUpLearner } from './support/learners.ts';
import { openQuestion } from './support/questions.ts';
import { test as base, expect, signIn } from './support/test.ts';

interface Service {
  /** Its address, as the server is given it. */
  apiUrl: string;
  /** Lets the service answer; before, its requests wait. */
  release(): void;
}

const root = path.join(import.meta.dirname, '..');

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** `npm run demo:corrector` on a free port. */
async function startDemonstration() {
  const port = await freePort();
  const running = spawn(
    process.execPath,
    ['--conditions=@rehearse/source', 'apps/api/src/commands/demo-corrector.ts'],
    { cwd: root, env: { ...process.env, DEMO_CORRECTOR_PORT: String(port) }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(running.stdout, 'data');
  return { url: `http://127.0.0.1:${port}`, stop: () => running.kill() };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** The demonstration of a correction service, which waits until it may answer, and a server that uses it. */
const test = base.extend<object, { service: Service; ownServer: { url: string } }>({
  service: [
    async ({ browserName: _ }, use) => {
      const demonstration = await startDemonstration();
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      const gate = createServer(async (request, response) => {
        const body = await bodyOf(request);
        await released;
        const sent = request.method === 'POST' ? { method: 'POST', body } : {};
        const reply = await fetch(`${demonstration.url}${request.url}`, sent);
        response.writeHead(reply.status, { 'content-type': 'application/json' }).end(await reply.text());
      }).listen(0, '127.0.0.1');
      await once(gate, 'listening');
      const { port } = gate.address() as AddressInfo;
      await use({ apiUrl: `http://127.0.0.1:${port}/v1`, release });
      gate.closeAllConnections();
      gate.close();
      demonstration.stop();
    },
    { scope: 'worker' },
  ],
  ownServer: [
    async ({ service }, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'rehearse-corrections-'));
      const server = await startServerProcess({
        PORT: '0',
        WEB_FOLDER: webFolder,
        CONTENT_PACK: packFile,
        REHEARSE_DATA: folder,
        RATE_LIMIT_SCALE: '1000',
        CORRECTION_API_URL: service.apiUrl,
        CORRECTION_API_MODEL: 'rehearse-demonstration',
        CORRECTION_NAME: 'Demonstration',
        CORRECTION_KEPT_DAYS: '0',
        CORRECTIONS_FREE_PER_MONTH: '1',
      });
      await use(server);
      await server.kill();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ ownServer }, use) => use(ownServer.url),
});

const text =
  'In this photo I see two childrens in a park. They is playing with a ball, and a old man sits on a bench and look at them.';

test('an AI correction: consent, the report from the bell, none left, and consent withdrawn', async ({
  page,
  service,
}) => {
  const learner = await signUpLearner(page.request);
  await signIn(page, learner);
  await openQuestion(page, learner, 11);
  const question = new WritingPage(page);
  await question.box().fill(text);
  await question.submit();
  await question.isSaved();

  const block = page.getByRole('region', { name: 'AI correction' });
  await expect(block).toContainText('This is a demonstration.');
  await expect(block).toContainText('Left: 1 free this month.');
  await block.getByRole('button', { name: 'Get an AI correction' }).click();
  const consent = page.getByRole('dialog', { name: 'Send your answer to a service?' });
  await expect(consent).toContainText('Demonstration (127.0.0.1)');
  await expect(consent).toContainText('It doesn’t keep them.');
  await consent.getByRole('button', { name: 'Not now' }).click();
  await block.getByRole('button', { name: 'Get an AI correction' }).click();
  await consent.getByRole('button', { name: 'Agree and send' }).click();
  await expect(block.getByRole('status')).toHaveText(/Reading your answer…|You’re next/);

  // the learner leaves; the bell shows the result when it is there
  await page.goto('/practice');
  const bell = page.getByRole('banner').getByRole('button', { name: /^AI corrections/ });
  await expect(bell).toHaveAccessibleName('AI corrections');
  service.release();
  await expect(bell).toHaveAccessibleName('AI corrections, 1 new');
  await bell.press('ArrowDown');
  await page.getByRole('menuitem', { name: /^Write About the Photo: .* · New$/ }).press('Enter');
  await expect(page).toHaveURL(/\/corrections\/\d+$/);
  await expect(page.getByText('Estimated score')).toBeVisible();
  await page.getByRole('button', { name: /^childrens/ }).click();
  await expect(page.getByRole('region', { name: /^Correction \d of \d$/ })).toContainText('children');
  await expect(page.getByText(/^Checked by the rules of the built-in corrector/)).toBeVisible();
  await expect(bell).toHaveAccessibleName('AI corrections');

  // the one free correction of the month is used; the report belongs to the answer
  await page.getByRole('button', { name: 'Open the question' }).click();
  await expect(block).toContainText('Estimated score');
  await question.solveAgain();
  await question.box().fill(`${text} It is sunny.`);
  await question.submit();
  await expect(block).toContainText('You have no AI corrections left.');
  await expect(block.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/pricing');
  await expect(block.getByRole('button')).toHaveCount(0);

  await page.goto('/profile');
  const profile = page.getByRole('region', { name: 'AI corrections' });
  const allowed = profile.getByRole('switch', { name: /^Allow sending answers to AI services/ });
  await expect(allowed).toBeChecked();
  await allowed.press('Space');
  await expect(allowed).not.toBeChecked();
  await page.reload();
  await expect(allowed).not.toBeChecked();
  await expect(profile.getByRole('link', { name: 'Write About the Photo' })).toBeVisible();
});
