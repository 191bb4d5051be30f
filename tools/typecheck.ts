/**
 * `npm run typecheck`: checks the types of every project with TypeScript 7, whose native compiler takes half the time. Tools
 * that import the compiler still need TypeScript 6 (decision 0041).
 */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);
const manifest = createRequire(import.meta.url).resolve('typescript-7/package.json');
const compiler = path.join(path.dirname(manifest), 'bin', 'tsc');

const projects = globSync('{.,packages/*,apps/*,content}/tsconfig.json', { cwd: root }).sort();
const failed = projects.filter((project) => {
  const { status } = spawnSync(process.execPath, [compiler, '-p', project], { cwd: root, stdio: 'inherit' });
  return status !== 0;
});
if (failed.length > 0) console.error(`Type errors in ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
