export { type Recording, readRecording } from './read.ts';
export { maxRecordingBytes, uploadRecording } from './upload.ts';
