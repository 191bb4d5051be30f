export { deleteRecording } from './delete.ts';
export { type Recording, readRecording } from './read.ts';
export { maxUnsavedRecordings, removeUnsaved } from './unsaved.ts';
export { maxRecordingBytes, uploadRecording } from './upload.ts';
