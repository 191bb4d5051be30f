import type { FrameLanguage } from './app-frame.types.ts';

/** Each language in its own name. */
export const languageNames: Record<FrameLanguage, string> = { en: 'English', zh: '中文' };
