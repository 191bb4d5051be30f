export { addLesson, type LessonTexts } from './add.ts';
export { changeLesson, type LessonChange } from './change.ts';
export { importLessonBundles } from './import-bundles.ts';
export { LessonError } from './lesson-error.ts';
export { listLessons, storedLessons } from './list.ts';
export { openLessonFile } from './open.ts';
export { removeLesson } from './remove.ts';
export { type LessonDeps, type LessonExtras, maxVideoBytes } from './store-files.ts';
