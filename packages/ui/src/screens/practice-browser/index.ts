export type { RetiredType } from './list-head.tsx';
export { PracticeBrowserScreen, type PracticeBrowserScreenProps } from './practice-browser-screen.tsx';
export type { JumpState } from './question-jump.tsx';
