import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readManifest } from './pack.ts';
import { run } from './run.ts';

const resolutions = [
  ['node16', 'node16'],
  ['esnext', 'bundler'],
] as const;

/** Every import that the packages offer, with what a bundler or a stylesheet is for left out. */
async function offered(folder: string, name: string): Promise<string[]> {
  const manifest = path.join(folder, 'node_modules', name, 'package.json');
  const { exports } = JSON.parse(await readFile(manifest, 'utf8')) as { exports: Record<string, unknown> };
  return Object.entries(exports).flatMap(([entry, target]) =>
    typeof target === 'object' && target && 'types' in target && !entry.includes('*') ? [name + entry.slice(1)] : [],
  );
}

/**
 * Compiles the consumer `types` without `skipLibCheck`: once for every compiler among its dependencies (`typescript-*`) and
 * every way to resolve modules. Besides its own files, all entries of our packages are imported.
 *
 * @throws {Error} with the errors of all compilations that failed.
 */
export async function checkTypes(folder: string): Promise<string> {
  const { dependencies = {} } = await readManifest(folder);
  const names = Object.keys(dependencies);
  const entries = (
    await Promise.all(names.filter((name) => name.startsWith('@rehearse/')).map((name) => offered(folder, name)))
  ).flat();
  await writeFile(
    path.join(folder, 'entries.ts'),
    `${entries.map((entry, index) => `import type * as entry${index} from '${entry}';`).join('\n')}
export type Entries = [${entries.map((_, index) => `typeof entry${index}`).join(', ')}];\n`,
  );
  const failures: string[] = [];
  const compilers = names.filter((name) => name.startsWith('typescript-'));
  for (const compiler of compilers) {
    const command = path.join(folder, 'node_modules', compiler, 'bin/tsc');
    if (!existsSync(command)) throw new Error(`${compiler} has no command.`);
    for (const [module, moduleResolution] of resolutions) {
      try {
        run(process.execPath, [command, '-p', '.', '--module', module, '--moduleResolution', moduleResolution], folder);
      } catch (error) {
        failures.push(`${compiler}, ${moduleResolution}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
  if (failures.length > 0) throw new Error(failures.join('\n'));
  return `${entries.length} entries, ${compilers.length} compilers, ${resolutions.length} ways to resolve modules`;
}
