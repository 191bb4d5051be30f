export { type AnsweredInput, answeredStatement, questionTypeExtension } from './answered.ts';
export { durationOf } from './duration.ts';
export { makeStatement, measured } from './make-statement.ts';
export { type RecordStore, type SentStatement, sendStatement } from './send-statement.ts';
export { completedStatement, experiencedStatement, type SittingInput } from './sittings.ts';
export type {
  Activity,
  Actor,
  InteractionType,
  Iri,
  LanguageMap,
  Scored,
  Statement,
  StatementContext,
  StatementInput,
  StatementResult,
} from './statement.ts';
export { type VerbName, verbs } from './verbs.ts';
