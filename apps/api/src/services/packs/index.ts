export { importPack, importRecords, lockBank, type OpenPack } from './import.ts';
export { type ImportDeps, importPackFile, importPackFileIfNew } from './import-file.ts';
export { PackConflictError } from './import-questions.ts';
export type { ImportProgress, ImportReport, KindReport } from './report.ts';
export { withdrawQuestions } from './withdraw-questions.ts';
