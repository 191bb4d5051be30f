import type { Token } from '../../tagging/token.ts';
import { clauseVerb } from './clauses.ts';

export const isComma = (token: Token | undefined): boolean => token?.text === ',';

export const opensClause = (tokens: readonly Token[], index: number): boolean => clauseVerb(tokens, index) >= 0;
