export { PracticeBrowserScreen, type PracticeBrowserScreenProps } from './practice-browser-screen.tsx';
