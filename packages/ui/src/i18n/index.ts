export { en } from './en.ts';
export type { MessageKey, Messages, MessageValues } from './messages.ts';
export { UiLanguageProvider, type UiLanguageProviderProps } from './ui-language-provider.tsx';
export {
  type Namespace,
  namespaces,
  type Translation,
  type UiLanguage,
} from './use-messages.ts';
export { usePracticeTranslation } from './use-practice-translation.ts';
export { useScreensTranslation } from './use-screens-translation.ts';
export { useUiTranslation } from './use-ui-translation.ts';
