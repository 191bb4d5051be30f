import { readFileSync } from 'node:fs';
import path from 'node:path';

const manifest = path.join(import.meta.dirname, '../../apps/web/dist/.vite/manifest.json');

/**
 * Address of the file that the build made of a module, which is named by its place below `apps/web`, or of a group of
 * modules, which has a name in `apps/web/vite-chunks.ts`.
 */
export function builtFile(module: string): string {
  const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { file: string; name?: string }>;
  const chunk = chunks[module] ?? Object.values(chunks).find(({ name }) => name === module);
  if (!chunk) throw new Error(`The build has no module ${module}.`);
  return `**/${chunk.file}`;
}
