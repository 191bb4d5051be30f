/**
 * `npm run typecheck`: checks the types of every project with TypeScript 7, whose native compiler takes half the time. Tools
 * that import the compiler still need TypeScript 6 (decision 0041).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);
const manifest = createRequire(import.meta.url).resolve('typescript-7/package.json');
const compiler = path.join(path.dirname(manifest), 'bin', 'tsc');

/** Threads of one compiler each work out the types of the machines again, so projects run side by side instead. */
async function hasErrors(project: string): Promise<boolean> {
  const args = [compiler, '-p', project, '--singleThreaded'];
  const [code] = await once(spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }), 'exit');
  return code !== 0;
}

const projects = globSync('{.,packages/*,apps/*,content}/tsconfig.json', { cwd: root }).sort();
const waiting = [...projects];
const failed: string[] = [];

async function checkInTurn(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) if (await hasErrors(next)) failed.push(next);
}

// `npm test` uses the other half
await Promise.all(Array.from({ length: Math.ceil(availableParallelism() / 2) }, checkInTurn));
if (failed.length > 0) console.error(`Type errors in ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
