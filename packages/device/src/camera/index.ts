export { type CameraOptions, createCamera, type DeviceCamera, type OpenCamera } from './camera.ts';
export { startVideoRecorder, type VideoRecorder, type VideoRecorderOptions } from './video-recorder.ts';
export { openVideoTake, type VideoResult, type VideoTake, type VideoTakeOptions } from './video-take.ts';
