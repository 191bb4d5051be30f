export { Writing, type WritingProps } from './writing.tsx';
export { writingShortcuts } from './writing-shortcuts.ts';
export { WritingView, type WritingViewProps } from './writing-view.tsx';
