import practice from './locales/en/practice.json';
import screens from './locales/en/screens.json';
import ui from './locales/en/ui.json';
import type { UiLanguage } from './use-messages.ts';

/** English, which components also carry themselves. */
export const en: UiLanguage = { code: 'en', messages: { ui, practice, screens } };
