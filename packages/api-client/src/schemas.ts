/** The contract's shapes as zod schemas: for servers and tests, too heavy for a page's first load. */
export * from './generated/zod.gen.ts';
