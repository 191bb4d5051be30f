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

it('builds once, and skips an up-to-date output', async () => {
  expect([await run(), await run()]).toEqual([true, false]);
  expect(made).toBe(1);
});

it('rebuilds when an input was changed or added, or the output is missing', async () => {
  await run();
  await utimes(path.join(folder, 'input', 'a.ts'), 1, 1);
  expect(await run()).toBe(true);
  await writeFile(path.join(folder, 'input', 'b.ts'), 'b');
  expect(await run()).toBe(true);
  await rm(path.join(folder, 'output'));
  expect(await run()).toBe(true);
});

it('rebuilds after a failed build', async () => {
  const failing = makeIfStale(path.join(folder, 'output'), [path.join(folder, 'input')], () =>
    Promise.reject(new Error('no')),
  );
  await expect(failing).rejects.toThrow('no');
  expect(await run()).toBe(true);
});

it('ignores node_modules', async () => {
  await run();
  await writeFile(path.join(folder, 'input', 'node_modules', 'x.js'), 'x');
  expect(await run()).toBe(false);
});
