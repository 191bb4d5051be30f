import { readFileSync } from 'node:fs';
import path from 'node:path';

const manifest = path.join(import.meta.dirname, '../../apps/web/dist/.vite/manifest.json');

/** Address of the file that the build made of a module, which is named by its place below `apps/web`. */
export function builtFile(module: string): string {
  const chunk = (JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { file: string }>)[module];
  if (!chunk) throw new Error(`The build has no module ${module}.`);
  return `**/${chunk.file}`;
}
