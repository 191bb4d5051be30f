import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type AnyStateMachine, StateMachine } from 'xstate';

/** The folder of this package. */
export const packageFolder = path.join(import.meta.dirname, '..', '..');

interface Manifest {
  exports: Record<string, string | { '@rehearse/source': string }>;
}

/** The package's entry points: the import path, and the file in `src` behind it. */
export function entries(): { entry: string; file: string }[] {
  const manifest = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8')) as Manifest;
  return Object.entries(manifest.exports).flatMap(([entry, target]) =>
    typeof target === 'string'
      ? []
      : globSync(target['@rehearse/source'], { cwd: packageFolder }).map((file) => ({
          entry: entry.replace('*', path.basename(path.dirname(file))),
          file: path.join(packageFolder, file),
        })),
  );
}

export interface ExportedMachine {
  /** As exported, `letterBoxesMachine`. */
  name: string;
  /** As imported, `./letter-boxes`. */
  entry: string;
  /** The file in `src` behind the entry. */
  file: string;
  machine: AnyStateMachine;
  /** Everything that the entry exports. */
  exported: Record<string, unknown>;
}

/** Every machine that the package exports. */
export async function exportedMachines(): Promise<ExportedMachine[]> {
  const modules = entries().map(async ({ entry, file }) => {
    const exported = (await import(file)) as Record<string, unknown>;
    return Object.entries(exported).flatMap(([name, value]) =>
      value instanceof StateMachine ? [{ name, entry, file, machine: value as AnyStateMachine, exported }] : [],
    );
  });
  return (await Promise.all(modules)).flat();
}
