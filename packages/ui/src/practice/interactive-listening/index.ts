export { InteractiveListening, type InteractiveListeningProps } from './interactive-listening.tsx';
export { interactiveListeningShortcuts } from './interactive-listening-shortcuts.ts';
export { InteractiveListeningView, type InteractiveListeningViewProps } from './interactive-listening-view.tsx';
export { Thread, type ThreadProps } from './thread.tsx';
