import type { Token } from '../../tagging/token.ts';

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const isSmall = ({ text }: Token): boolean => /^\p{Ll}/u.test(text);

export const isWordToken = (token: Token | undefined): token is Token =>
  token !== undefined && /^\p{L}/u.test(token.text);

/** Whether the token belongs to an address, a tag or a longer word: www.london.com, #paris. */
export function isAttached(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  if (!token) return true;
  if (before && before.end === token.start && /^[-@#._/\\&’']$/.test(before.text)) return true;
  if (!after || after.start !== token.end) return false;
  return (
    /^[-@_/\\&]$/.test(after.text) ||
    (after.text === '.' && tokens[index + 2]?.start === after.end && isWordToken(tokens[index + 2]))
  );
}
