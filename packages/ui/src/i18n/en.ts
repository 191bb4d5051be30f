import articles from './locales/en/articles.json';
import company from './locales/en/company.json';
import courses from './locales/en/courses.json';
import home from './locales/en/home.json';
import notebook from './locales/en/notebook.json';
import practice from './locales/en/practice.json';
import pricing from './locales/en/pricing.json';
import products from './locales/en/products.json';
import profile from './locales/en/profile.json';
import screens from './locales/en/screens.json';
import ui from './locales/en/ui.json';
import vocabulary from './locales/en/vocabulary.json';
import type { UiLanguage } from './use-messages.ts';

/** English, which is also built into the components. */
export const en: UiLanguage = {
  code: 'en',
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
