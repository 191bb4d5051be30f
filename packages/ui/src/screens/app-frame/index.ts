export { AppFrame, type AppFrameProps } from './app-frame.tsx';
export {
  type FrameLanguage,
  type FrameProps,
  type FrameSession,
  frameLanguages,
  type ThemeChoice,
  themeChoices,
} from './app-frame.types.ts';
