import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { provenFile, readProven, writeProven } from './proven-sounds.ts';
import { sampleOf } from './sample.ts';

const numbers = Array.from({ length: 1000 }, (_, index) => index);

it('is deterministic and spread over the list', () => {
  const sample = sampleOf(numbers, 100);
  expect(sample).toHaveLength(100);
  expect(sampleOf(numbers, 100)).toEqual(sample);
  expect(sample).toEqual([...sample].sort((a, b) => a - b));
  expect(Math.min(...sample)).toBeLessThan(100);
  expect(Math.max(...sample)).toBeGreaterThan(900);
  expect(sampleOf([1, 2], 100)).toEqual([1, 2]);
});

it('stores proven words per engine version', () => {
  const root = mkdtempSync(join(tmpdir(), 'rehearse-proven-'));
  mkdirSync(dirname(join(root, provenFile)), { recursive: true });
  expect(readProven(root, 'one')).toEqual(new Set());
  writeProven(root, 'one', ['plastoon', 'blooke']);
  expect(readProven(root, 'one')).toEqual(new Set(['blooke', 'plastoon']));
  expect(readProven(root, 'two')).toEqual(new Set());
  expect(readFileSync(join(root, provenFile), 'utf8')).toMatch(/^# .*\nblooke\nplastoon\n$/);
});
