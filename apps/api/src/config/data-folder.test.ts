import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDataFolder, secretOf } from './data-folder.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'rehearse-data-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

it('only the owner can read the data folder, and its secret stays the same', () => {
  const folder = path.join(parent, 'a', 'b');
  openDataFolder(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  const secret = secretOf(folder);
  expect(secret.length).toBeGreaterThan(60);
  expect(secretOf(folder)).toBe(secret);
  expect(readdirSync(folder)).toEqual(['secret']);
});
