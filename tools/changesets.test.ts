import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseChangesetFile } from '@changesets/parse';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const packages = globSync('packages/*/package.json', { cwd: root }).map((file) => JSON.parse(read(file)).name);

// There are none right after a release.
it('every changeset says what changes in which of our packages, so that a release can be made', () => {
  for (const file of globSync('.changeset/*.md', { cwd: root })) {
    const { releases, summary } = parseChangesetFile(read(file));
    expect(summary, file).not.toBe('');
    expect(releases, file).not.toEqual([]);
    expect(packages, file).toEqual(expect.arrayContaining(releases.map(({ name }) => name)));
  }
});
