/** The first examples of READMEs that need a server or a microphone; `tools/readme-examples.test.ts` runs the others. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, defaultClientConditions } from 'vite';
import { serveFolder } from '../tools/docs/serve-folder.ts';
import { firstExample, writeExample } from '../tools/readme-example.ts';
import { origin } from './support/place.ts';
import { expect, test } from './support/test.ts';

/** Builds a page with these elements and the example of a package, as Vite does for the package's users, and gives its folder. */
async function buildPage(name: string, body: string): Promise<string> {
  const example = writeExample(name, firstExample(name));
  const root = path.dirname(example);
  const outDir = path.join(root, 'readme');
  writeFileSync(
    path.join(root, 'index.html'),
    `<!doctype html><html lang="en" class="rehearse"><title>Example</title><link rel="icon" href="data:,">
    <body>${body}<script type="module" src="/${path.basename(example)}"></script></body></html>`,
  );
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    resolve: { conditions: ['@rehearse/source', ...defaultClientConditions] },
    build: { outDir, target: 'es2022', minify: false },
  });
  return outDir;
}

test('api-client signs in at a server and lists questions', async ({ learner, page }) => {
  const { language, code } = firstExample('api-client');
  const ours = code
    .replace('https://api.example.org', origin)
    .replace('lin@example.org', learner.account)
    .replace('correct horse', learner.password);
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=@rehearse/source', writeExample('api-client', { language, code: ours })],
    // Playwright asks for colours, which would be in the output
    { encoding: 'utf8', env: { ...process.env, FORCE_COLOR: '0' } },
  );
  expect(stderr).toBe('');
  const reply = await page.request.post('/questions/list', { data: { submoduleId: 8, page: 1, size: 10 } });
  const { data } = (await reply.json()) as { data: { totalElements: number; content: { questionId: number }[] } };
  expect(data.content).toHaveLength(10);
  const [total, ids = ''] = stdout.split(/ (.*)/s);
  expect(Number(total)).toBe(data.totalElements);
  expect(JSON.parse(ids)).toEqual(data.content.map(({ questionId }) => questionId));
});

test('device records a reading', async ({ page }) => {
  const printed: string[] = [];
  page.on('console', (message) => printed.push(message.text()));
  const { origin: place, close } = await serveFolder(await buildPage('device', '<button>Record</button>'));
  try {
    await page.goto(`${place}/index.html`);
    const button = page.getByRole('button', { name: 'Record' });
    await button.click();
    await expect.poll(() => printed).toContain('recording');
    await button.click();
    await expect.poll(() => printed).toContainEqual(expect.stringMatching(/^blob:http/));
  } finally {
    close();
  }
});
