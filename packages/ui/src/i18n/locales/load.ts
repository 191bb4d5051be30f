import type { Language } from '@rehearse/languages';
import type { Messages } from '../messages.ts';
import type { Namespace } from '../namespaces.ts';

type Load = () => Promise<Messages>;

/** Loads the texts of one namespace, for each language but English, which is built in. */
export const loadTexts: Record<Exclude<Language, 'en'>, Record<Namespace, Load>> = {
  zh: {
    ui: async () => (await import('./zh/ui.json')).default,
    practice: async () => (await import('./zh/practice.json')).default,
    corrections: async () => (await import('./zh/corrections.json')).default,
    reasons: async () => (await import('./zh/reasons.json')).default,
    ai: async () => (await import('./zh/ai.json')).default,
    screens: async () => (await import('./zh/screens.json')).default,
    vocabulary: async () => (await import('./zh/vocabulary.json')).default,
    notebook: async () => (await import('./zh/notebook.json')).default,
    mistakes: async () => (await import('./zh/mistakes.json')).default,
    plan: async () => (await import('./zh/plan.json')).default,
    pricing: async () => (await import('./zh/pricing.json')).default,
    home: async () => (await import('./zh/home.json')).default,
    products: async () => (await import('./zh/products.json')).default,
    courses: async () => (await import('./zh/courses.json')).default,
    embedded: async () => (await import('./zh/embedded.json')).default,
    framing: async () => (await import('./zh/framing.json')).default,
    company: async () => (await import('./zh/company.json')).default,
    articles: async () => (await import('./zh/articles.json')).default,
    profile: async () => (await import('./zh/profile.json')).default,
    voices: async () => (await import('./zh/voices.json')).default,
    sitting: async () => (await import('./zh/sitting.json')).default,
    reports: async () => (await import('./zh/reports.json')).default,
  },
};
