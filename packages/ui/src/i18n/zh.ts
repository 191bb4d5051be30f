import articles from './locales/zh/articles.json';
import company from './locales/zh/company.json';
import courses from './locales/zh/courses.json';
import home from './locales/zh/home.json';
import notebook from './locales/zh/notebook.json';
import practice from './locales/zh/practice.json';
import pricing from './locales/zh/pricing.json';
import products from './locales/zh/products.json';
import profile from './locales/zh/profile.json';
import screens from './locales/zh/screens.json';
import ui from './locales/zh/ui.json';
import vocabulary from './locales/zh/vocabulary.json';
import type { UiLanguage } from './use-messages.ts';

/** Simplified Chinese, for `UiLanguageProvider` or as i18next resources (`zh.messages`). */
export const zh: UiLanguage = {
  code: 'zh',
  messages: {
    ui,
    practice,
    screens,
    vocabulary,
    notebook,
    pricing,
    home,
    products,
    courses,
    company,
    articles,
    profile,
  },
};
