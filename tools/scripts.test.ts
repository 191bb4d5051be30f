import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');

/** Each script that starts a file with Node, and the file it names. */
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
  it('start files at all', () => expect(startedFiles.length).toBeGreaterThan(15));

  it.each(startedFiles)('$script starts a file that exists: $file', ({ file }) => {
    expect(existsSync(path.join(root, file))).toBe(true);
  });
});
