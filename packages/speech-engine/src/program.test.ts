import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

async function outputOf(fixture: string): Promise<string> {
  const file = fileURLToPath(new URL(`./fixtures/${fixture}`, import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [file], { timeout: 30_000 });
  return stdout.trim();
}

it('lets a program end after it closed the engine', async () => {
  expect(await outputOf('short-program.ts')).toBe('closed after speech');
}, 40_000);

it('lets a program end that never closes the engine', async () => {
  expect(await outputOf('forgetful-program.ts')).toBe('done');
}, 40_000);
