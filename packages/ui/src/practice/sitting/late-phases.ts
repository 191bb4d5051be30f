export { DeviceCheck } from './device-check.tsx';
export { Introduction } from './introduction.tsx';
export { PauseDialog } from './pause-dialog.tsx';
export { SittingResult } from './sitting-result.tsx';
