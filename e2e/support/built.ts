import { readFileSync } from 'node:fs';
import path from 'node:path';

const manifest = path.join(import.meta.dirname, '../../apps/web/dist/.vite/manifest.json');

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
}

function builtChunk(module: string): [chunk: Chunk, all: Record<string, Chunk>] {
  const all = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, Chunk>;
  const chunk = all[module] ?? Object.values(all).find(({ name }) => name === module);
  if (!chunk) throw new Error(`The build has no module ${module}.`);
  return [chunk, all];
}

const addressOf = ({ file }: Chunk) => `**/${file}`;

/**
 * Address of the file that the build made of a module, which is named by its place below `apps/web`, or of a group of
 * modules, which has a name in `apps/web/vite-chunks.ts`.
 */
export const builtFile = (module: string): string => addressOf(builtChunk(module)[0]);

/** Addresses of that file and of every file without which it does not run. */
export function builtFiles(module: string): string[] {
  const [first, all] = builtChunk(module);
  const found = new Set([first]);
  for (const { imports = [] } of found) {
    for (const key of imports) {
      const chunk = all[key];
      if (chunk) found.add(chunk);
    }
  }
  return [...found].map(addressOf);
}
