import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');

/** The scripts that run a file with Node, and that file. */
const startedFiles = ['.', 'apps/api', 'apps/web', 'packages/api-client', 'content'].flatMap((folder) => {
  const { scripts = {} }: { scripts?: Record<string, string> } = JSON.parse(
    readFileSync(path.join(root, folder, 'package.json'), 'utf8'),
  );
  return Object.entries(scripts).flatMap(([name, command]) =>
    [...command.matchAll(/\bnode (?:--\S+ )*(\S+\.m?[jt]s)\b/g)].map(([, file = '']) => ({
      script: `${folder}: ${name}`,
      file: path.join(folder, file),
    })),
  );
});

describe('the scripts of package.json', () => {
  it('run files', () => expect(startedFiles.length).toBeGreaterThan(15));

  it.each(startedFiles)('$script runs an existing file: $file', ({ file }) => {
    expect(existsSync(path.join(root, file))).toBe(true);
  });
});
