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

/** Why a new password can't be taken. */
export type PasswordProblem =
  | { readonly code: 'password.tooShort'; readonly params: { readonly min: number } }
  | { readonly code: 'password.tooLong'; readonly params: { readonly max: number } }
  | { readonly code: 'password.tooCommon' };

/** Why a new password can't be taken; null when it can. */
export function passwordProblem(password: string): PasswordProblem | null {
  const characters = [...password].length;
  if (characters < least) return { code: 'password.tooShort', params: { min: least } };
  if (characters > most) return { code: 'password.tooLong', params: { max: most } };
  if (common.has(password.toLowerCase())) return { code: 'password.tooCommon' };
  return null;
}
