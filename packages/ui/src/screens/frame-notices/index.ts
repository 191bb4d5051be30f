export { FrameNotices, type FrameNoticesProps } from './frame-notices.tsx';
