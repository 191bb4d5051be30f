import { readFileSync } from 'node:fs';

const least = 8;
const most = 256;

/**
 * The 3,000 most common passwords of eight or more characters, from @zxcvbn-ts/language-common 3.0.4 (MIT), lower case.
 * Shorter ones are refused by their length.
 */
const common = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== ''),
);

/** Why a new password can't be taken, made for the learner; null when it can. */
export function passwordProblem(password: string): string | null {
  const characters = [...password].length;
  if (characters < least) return `use at least ${least} characters.`;
  if (characters > most) return `use at most ${most} characters.`;
  if (common.has(password.toLowerCase())) return 'this password is one of the most common ones. Choose another.';
  return null;
}
