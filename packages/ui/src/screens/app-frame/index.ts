export { AppFrame, type AppFrameProps } from './app-frame.tsx';
export {
  type FrameProps,
  type FrameSession,
  type ThemeChoice,
  themeChoices,
} from './app-frame.types.ts';
