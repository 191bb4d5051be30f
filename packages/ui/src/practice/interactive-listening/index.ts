export { InteractiveListening, type InteractiveListeningProps } from './interactive-listening.tsx';
export { InteractiveListeningView, type InteractiveListeningViewProps } from './interactive-listening-view.tsx';
export { Thread, type ThreadProps } from './thread.tsx';
