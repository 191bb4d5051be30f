export type { Resample } from '../shared/sound.ts';
export { type Capture, type CaptureListener, type CaptureOptions, type OpenCapture, openCapture } from './capture.ts';
export { createMicrophone, type MicrophoneOptions } from './microphone.ts';
