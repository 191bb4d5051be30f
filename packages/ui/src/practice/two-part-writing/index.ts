export { LockedPart, type LockedPartProps } from './locked-part.tsx';
export { TwoPartWriting, type TwoPartWritingProps } from './two-part-writing.tsx';
export { twoPartWritingShortcuts } from './two-part-writing-shortcuts.ts';
export { TwoPartWritingView, type TwoPartWritingViewProps } from './two-part-writing-view.tsx';
