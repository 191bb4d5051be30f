import type { Token } from '../../tagging/token.ts';

export const isShort = (token: Token | undefined): boolean => /^['’]/.test(token?.text ?? '');
