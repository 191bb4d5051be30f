import type { Language } from '@rehearse/languages';
import type { Messages } from './messages.ts';
import type { Namespace } from './namespaces.ts';

type Load = () => Promise<Messages>;

/** Loads the texts of one namespace, for each language but English, which is built in. */
export const loadTexts: Record<Exclude<Language, 'en'>, Record<Namespace, Load>> = {
  zh: {
    ui: async () => (await import('./locales/zh/ui.json')).default,
    practice: async () => (await import('./locales/zh/practice.json')).default,
    corrections: async () => (await import('./locales/zh/corrections.json')).default,
    reasons: async () => (await import('./locales/zh/reasons.json')).default,
    ai: async () => (await import('./locales/zh/ai.json')).default,
    screens: async () => (await import('./locales/zh/screens.json')).default,
    vocabulary: async () => (await import('./locales/zh/vocabulary.json')).default,
    notebook: async () => (await import('./locales/zh/notebook.json')).default,
    mistakes: async () => (await import('./locales/zh/mistakes.json')).default,
    plan: async () => (await import('./locales/zh/plan.json')).default,
    pricing: async () => (await import('./locales/zh/pricing.json')).default,
    home: async () => (await import('./locales/zh/home.json')).default,
    products: async () => (await import('./locales/zh/products.json')).default,
    courses: async () => (await import('./locales/zh/courses.json')).default,
    embedded: async () => (await import('./locales/zh/embedded.json')).default,
    framing: async () => (await import('./locales/zh/framing.json')).default,
    company: async () => (await import('./locales/zh/company.json')).default,
    articles: async () => (await import('./locales/zh/articles.json')).default,
    profile: async () => (await import('./locales/zh/profile.json')).default,
    voices: async () => (await import('./locales/zh/voices.json')).default,
    sitting: async () => (await import('./locales/zh/sitting.json')).default,
    reports: async () => (await import('./locales/zh/reports.json')).default,
    classes: async () => (await import('./locales/zh/classes.json')).default,
    schools: async () => (await import('./locales/zh/schools.json')).default,
  },
};
