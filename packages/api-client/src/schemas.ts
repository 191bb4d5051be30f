/** The contract's types as zod schemas, for servers and tests; too large for a page's first load. */
export * from './generated/zod.gen.ts';
