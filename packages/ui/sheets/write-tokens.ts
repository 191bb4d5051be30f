/** `npm run generate` writes `tokens.gen.json` from the tokens and palettes. */
import { writeFile } from 'node:fs/promises';
import { designTokens } from '../src/themes/design-tokens.ts';

const file = new URL('../src/themes/tokens.gen.json', import.meta.url);
await writeFile(file, `${JSON.stringify(designTokens(), null, 2)}\n`);
