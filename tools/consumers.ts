/**
 * `npm run test:consumers [-- NAME…]`: small pages of other products, in `e2e/consumers`. Each is copied to a temporary
 * folder, installs our packages from tarballs, is built with its own tools, and used in a browser. `--built` takes the packages as
 * they were built last. Screenshots are in `test-results/hosts`, or with
 * `KEEP_PICTURES=1` in `docs/visual/hosts`.
 */
import { cpSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from './chromium.ts';
import { checkPage } from './consumers/check-page.ts';
import { checkTypes } from './consumers/check-types.ts';
import { install, packAll, readManifest, sizeOf, type Tarballs } from './consumers/pack.ts';
import { run } from './consumers/run.ts';
import { type Served, serveFolder, startServer } from './consumers/serve.ts';
import { hostPictures } from './host-pictures.ts';

const root = path.dirname(import.meta.dirname);
const sources = path.join(root, 'e2e/consumers');
const all = readdirSync(sources, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

const { values, positionals } = parseArgs({ allowPositionals: true, options: { built: { type: 'boolean' } } });
const wanted = positionals.length > 0 ? positionals : all;
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`No such consumer: ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  process.exit(1);
}

/** Serves a built consumer: with its own server, if it has one. */
async function serve(folder: string): Promise<Served> {
  const { scripts } = await readManifest(folder);
  return scripts?.['start'] ? startServer(folder, scripts['start'].split(' ')) : serveFolder(path.join(folder, 'dist'));
}

async function check(name: string, home: string, tarballs: Tarballs, browser: Browser): Promise<string> {
  const folder = path.join(home, name);
  cpSync(path.join(sources, name), folder, { recursive: true });
  await install(folder, tarballs);
  if (name === 'types') return checkTypes(folder);
  run('npm', ['run', 'build'], folder);
  const served = await serve(folder);
  try {
    await checkPage(browser, served.url, name);
  } finally {
    await served.stop();
  }
  return `${sizeOf(path.join(folder, 'node_modules')).toFixed(0)} MB of node_modules`;
}

if (!values.built) {
  const filters = ['-r', '--workspace-concurrency=2', '--filter', './packages/*', 'run', 'build'];
  run('pnpm', filters, root);
}
const home = mkdtempSync(path.join(tmpdir(), 'rehearse-consumers-'));
const tarballs = await packAll(path.join(home, 'tarballs'));
const { executablePath, env } = findChromium();
const browser = await chromium.launch({ executablePath, env });
const failed: string[] = [];
for (const name of wanted) {
  const started = performance.now();
  try {
    const remark = await check(name, home, tarballs, browser);
    console.log(`${name}: passed in ${((performance.now() - started) / 1000).toFixed(0)} s, ${remark}`);
  } catch (error) {
    failed.push(name);
    console.error(`${name}: FAILED\n${error instanceof Error ? error.message : String(error)}`);
  }
}
await browser.close();
console.log(`Screenshots: ${hostPictures}`);
if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
