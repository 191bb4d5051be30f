import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeIfStale } from './fresh.ts';

let folder: string;
let made: number;
const make = async () => {
  made += 1;
  await writeFile(path.join(folder, 'output'), String(made));
};
const run = () => makeIfStale(path.join(folder, 'output'), [path.join(folder, 'input')], make);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rehearse-fresh-'));
  made = 0;
  await mkdir(path.join(folder, 'input', 'node_modules'), { recursive: true });
  await writeFile(path.join(folder, 'input', 'a.ts'), 'a');
});
afterEach(() => rm(folder, { recursive: true }));

it('makes once and leaves what is up to date alone', async () => {
  expect([await run(), await run()]).toEqual([true, false]);
  expect(made).toBe(1);
});

it('makes again when an input changed, came, or the output is gone', async () => {
  await run();
  await utimes(path.join(folder, 'input', 'a.ts'), 1, 1);
  expect(await run()).toBe(true);
  await writeFile(path.join(folder, 'input', 'b.ts'), 'b');
  expect(await run()).toBe(true);
  await rm(path.join(folder, 'output'));
  expect(await run()).toBe(true);
});

it('makes again after a make that failed', async () => {
  const failing = makeIfStale(path.join(folder, 'output'), [path.join(folder, 'input')], () =>
    Promise.reject(new Error('no')),
  );
  await expect(failing).rejects.toThrow('no');
  expect(await run()).toBe(true);
});

it('does not look into node_modules', async () => {
  await run();
  await writeFile(path.join(folder, 'input', 'node_modules', 'x.js'), 'x');
  expect(await run()).toBe(false);
});
