export { Writing, type WritingProps } from './writing.tsx';
export { WritingView, type WritingViewProps } from './writing-view.tsx';
