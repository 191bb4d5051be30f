import { readFileSync } from 'node:fs';

const least = 8;
const most = 256;

/**
 * The 3,000 most common passwords of eight or more characters, from @zxcvbn-ts/language-common 3.0.4 (MIT), lower case.
 * Shorter ones are already rejected by length.
 */
const common = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== ''),
);

/** Why a new password is rejected. */
export type PasswordProblem =
  | { readonly code: 'password.tooShort'; readonly params: { readonly min: number } }
  | { readonly code: 'password.tooLong'; readonly params: { readonly max: number } }
  | { readonly code: 'password.tooCommon' }
  | { readonly code: 'password.tooSimple' }
  | { readonly code: 'password.isAddress' };

/** Minimum number of distinct characters, to reject patterns such as `aaaaaaaa`, `abababab` or eight spaces. */
const leastDifferent = 4;
/** Minimum number of characters besides the account's own address. */
const leastBesidesAddress = 4;
/** Shorter names are ignored, because they occur in many words. */
const leastName = 4;

/** Normalized for comparison: case folded, Unicode compatibility form, trimmed. */
const plain = (text: string) => text.normalize('NFKC').toLowerCase().trim();

/** Whether a password is little more than the account's address or the part before the @. */
function isAddress(password: string, account: string) {
  const address = plain(account);
  const name = address.slice(0, address.lastIndexOf('@'));
  return [address, name]
    .filter((part) => part.length >= leastName || part === password)
    .some((part) => password.includes(part) && password.replaceAll(part, '').length < leastBesidesAddress);
}

/** Why a new password is rejected; null when it is acceptable. */
export function passwordProblem(password: string, account: string): PasswordProblem | null {
  const characters = [...password].length;
  if (characters < least) return { code: 'password.tooShort', params: { min: least } };
  if (characters > most) return { code: 'password.tooLong', params: { max: most } };
  const seen = plain(password);
  if (new Set(seen.replace(/\s+/g, '')).size < leastDifferent) return { code: 'password.tooSimple' };
  if (isAddress(seen, account)) return { code: 'password.isAddress' };
  if (common.has(seen)) return { code: 'password.tooCommon' };
  return null;
}
