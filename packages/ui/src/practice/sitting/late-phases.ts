export { ConnectionNotice } from './connection-notice.tsx';
export { PauseDialog } from './pause-dialog.tsx';
export { SittingStops } from './sitting-stops.tsx';
