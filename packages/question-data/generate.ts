/** Writes the JSON Schemas of the question types, and the rules that the check reads. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generatedFiles } from './src/generated-files.ts';

for (const [file, text] of Object.entries(generatedFiles())) {
  const target = path.join(import.meta.dirname, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}
