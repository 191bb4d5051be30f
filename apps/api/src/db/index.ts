export { type RawBuilder, sql } from 'kysely';
export { StoreUnreadableError } from './errors.ts';
export { kindOf } from './kind.ts';
export { openStore, type StoreLocation } from './open.ts';
export type { Database, DifficultyLevel, QuestionRow, WordRow } from './schema.ts';
export type { ReviewCardRow } from './schema-notebook.ts';
export { inTransaction } from './transaction.ts';
export type { Db, Store, StoreKind } from './types.ts';
