export { en } from './locales/en/index.ts';
export type { MessageKey, Messages, MessageValues } from './messages.ts';
export { UiLanguageProvider, type UiLanguageProviderProps } from './ui-language-provider.tsx';
export { useArticlesTranslation } from './use-articles-translation.ts';
export { useCompanyTranslation } from './use-company-translation.ts';
export { useCoursesTranslation } from './use-courses-translation.ts';
export { useEmbeddedTranslation } from './use-embedded-translation.ts';
export { useHomeTranslation } from './use-home-translation.ts';
export {
  type Namespace,
  namespaces,
  type Translation,
  type UiLanguage,
} from './use-messages.ts';
export { useMistakesTranslation } from './use-mistakes-translation.ts';
export { useNotebookTranslation } from './use-notebook-translation.ts';
export { usePlanTranslation } from './use-plan-translation.ts';
export { usePracticeTranslation } from './use-practice-translation.ts';
export { usePricingTranslation } from './use-pricing-translation.ts';
export { useProductsTranslation } from './use-products-translation.ts';
export { useProfileTranslation } from './use-profile-translation.ts';
export { useScreensTranslation } from './use-screens-translation.ts';
export { useUiTranslation } from './use-ui-translation.ts';
export { useVocabularyTranslation } from './use-vocabulary-translation.ts';
