export { RecordButton, type RecordButtonProps } from './record-button.tsx';
export { Speaking, type SpeakingProps } from './speaking.tsx';
export { speakingShortcuts } from './speaking-shortcuts.ts';
export { SpeakingView, type SpeakingViewProps } from './speaking-view.tsx';
