export {
  type ItemContext,
  itemQuestionId,
  itemRecord,
  mostItems,
  type NumberedItem,
  type ReadItem,
  readItem,
} from './added-items.ts';
export {
  type AddedPhotograph,
  addedPhotographRecords,
  addedQuestionIds,
  mostAddedPhotographs,
} from './added-photographs.ts';
export { contentRoot, pictureFile } from './bank.ts';
export { type BuildOptions, buildPack, clipRecords } from './build-pack.ts';
export { type Level, levels } from './catalogue.ts';
export { type ClipCollector, clipUrl, createClipCollector } from './clips.ts';
export { readExams } from './exams/read.ts';
export type { ExamFormName, ExamProfile, ExamTypeRules } from './exams/schema.ts';
export { type Fault, formatFault, SourceError } from './fault.ts';
export { type DamagedText, parseDamagedText } from './letters.ts';
export { translatedSchema } from './localized.ts';
export { type Pack, PackError, packOf, readPack, verifyPack, writePack } from './pack.ts';
export { payloadSchemas } from './payload.ts';
export type { ClipRecord, PackHeader, PackRecord, PictureRecord, QuestionRecord, WordRecord } from './records.ts';
export { type Located, parseSource } from './sources.ts';
export type { Payload } from './submodules/index.ts';
