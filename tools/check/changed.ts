import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Change } from './steps.ts';

const cwd = path.join(import.meta.dirname, '..', '..');
const git = (...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' }).trim();
const lines = (text: string) => text.split('\n').filter((line) => line !== '');

/** What this branch and the working tree change, since the branch left `ref`. */
export function changeSince(ref: string): Change {
  const base = git('merge-base', 'HEAD', ref);
  const tracked = lines(git('diff', '--name-only', '--no-renames', base));
  const added = lines(git('ls-files', '--others', '--exclude-standard'));
  return { base, files: [...tracked, ...added] };
}
