export { exact } from './exact.ts';
export { faultsOf } from './faults/index.ts';
export * as fields from './fields/index.ts';
export * as parts from './fields/parts.ts';
export { formatVersion, type QuestionData, questionSchemas } from './schemas.ts';
