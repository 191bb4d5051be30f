import { createRecordings } from '@rehearse/device/recordings';
import { ShownUpload } from './shown-upload.tsx';
import { createUploads } from './uploads.ts';

/** What only types that record need: where recordings are kept, and how they are sent. */
export const recording = { createRecordings, createUploads, ShownUpload };

export type RecordingParts = typeof recording;
