import practice from './locales/zh/practice.json';
import screens from './locales/zh/screens.json';
import ui from './locales/zh/ui.json';
import type { UiLanguage } from './use-messages.ts';

/** Simplified Chinese, for `UiLanguageProvider` or as i18next resources (`zh.messages`). */
export const zh: UiLanguage = { code: 'zh', messages: { ui, practice, screens } };
