import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const skipped = new Set(['node_modules', 'dist', '.cache', '.data']);

const filesBelow = (entry: string): string[] => {
  if (!statSync(entry).isDirectory()) return [entry];
  return readdirSync(entry, { withFileTypes: true })
    .filter(({ name }) => !skipped.has(name))
    .flatMap(({ name }) => filesBelow(path.join(entry, name)));
};

/** A fingerprint of files and folders by name, size and modification time. */
export function fingerprint(entries: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of entries.flatMap(filesBelow).sort()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Runs `make` unless `output` is up to date with the inputs. Resolves to whether it ran. */
export async function makeIfStale(
  output: string,
  inputs: readonly string[],
  make: () => Promise<void>,
): Promise<boolean> {
  const stamp = `${output}.made-from`;
  const now = fingerprint(inputs);
  if (existsSync(output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return false;
  await make();
  writeFileSync(stamp, now);
  return true;
}
