import '../packages/ui/src/styles.ts';
import '../packages/ui/src/styles/fonts.css';
import './preview.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { infoOf, languages, tagOf } from '../packages/languages/src/index.ts';
import { en, type UiLanguage, UiLanguageProvider } from '../packages/ui/src/i18n/index.ts';
import { keepDocsPageAtTop } from './docs-page.ts';
import { DocsSurface } from './docs-surface.tsx';
import { modes } from './modes.ts';
import { checkOtherTheme, isTestRun } from './other-theme.ts';
import { pasteable } from './pasteable.ts';

keepDocsPageAtTop();
// Menus, dialogs and others load their code on first use. Vite prepares it only then: 0.4 s on an idle machine and more
// than the default limit of 1 s on a busy one. Stories say what appears, not how soon.
if (isTestRun) configure({ asyncUtilTimeout: 10_000 });
document.documentElement.classList.add('rehearse');

const modules = import.meta.glob<Record<string, UiLanguage>>('../packages/ui/src/i18n/locales/*/index.ts', {
  eager: true,
});
const texts = Object.values(modules).flatMap((module) => Object.values(module));
const textsOf = (language: string) => texts.find(({ code }) => code === language) ?? en;

const withSurroundings: Decorator = (Story, { globals, viewMode }) => {
  const theme = String(globals.theme ?? 'light');
  const language = String(globals.language ?? 'en');
  document.documentElement.dataset.theme = theme;
  document.documentElement.lang = tagOf(language);
  return (
    <UiLanguageProvider value={textsOf(language)}>
      {viewMode === 'docs' ? (
        <DocsSurface>
          <Story />
        </DocsSurface>
      ) : (
        <Story />
      )}
    </UiLanguageProvider>
  );
};

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    // In a run of the tests only violations are looked for in full: naming every element that passed takes longer.
    a11y: { test: 'error', ...(isTestRun && { options: { resultTypes: ['violations'] } }) },
    chromatic: { modes },
    layout: 'padded',
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { source: { transform: pasteable } },
    options: {
      storySort: {
        order: [
          'Start here',
          'Embed',
          ['Embed in five minutes', 'Question data', 'Playground', 'Question', 'Sitting', 'rehearse-question'],
          'Foundations',
          'Components',
          'Practice',
          'Screens',
          'Machines',
        ],
      },
    },
    viewport: {
      options: {
        narrow: { name: 'Phone 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '860px' }, type: 'desktop' },
        ...MINIMAL_VIEWPORTS,
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    language: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: languages.map((language) => ({ value: language, title: infoOf(language).nativeName })),
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', language: 'en' },
  decorators: [withSurroundings],
  afterEach: checkOtherTheme,
};
export default preview;
