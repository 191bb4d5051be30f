import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { generatedFiles } from './generated-files.ts';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8');

it.each(Object.entries(generatedFiles()))('%s is up to date; `npm run generate` writes it', (file, text) => {
  expect(read(file)).toBe(text);
});
