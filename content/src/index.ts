export {
  type AddedPhotograph,
  addedPhotographRecords,
  addedQuestionIds,
  mostAddedPhotographs,
} from './added-photographs.ts';
export { contentRoot, pictureFile } from './bank.ts';
export { type BuildOptions, buildPack } from './build-pack.ts';
export { type Level, levels } from './catalogue.ts';
export { clipUrl } from './clips.ts';
export { readExams } from './exams/read.ts';
export type { ExamFormName, ExamProfile, ExamTypeRules } from './exams/schema.ts';
export { type Fault, formatFault, SourceError } from './fault.ts';
export { translatedSchema } from './localized.ts';
export { type Pack, PackError, packOf, readPack, verifyPack, writePack } from './pack.ts';
export { payloadSchemas } from './payload.ts';
export type { ClipRecord, PackHeader, PackRecord, PictureRecord, QuestionRecord, WordRecord } from './records.ts';
export { type Located, parseSource } from './sources.ts';
export type { Payload } from './submodules/index.ts';
