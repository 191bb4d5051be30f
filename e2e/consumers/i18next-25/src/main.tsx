import { I18nextTexts } from '@rehearse/ui/i18n';
import embedded from '@rehearse/ui/locales/zh/embedded.json';
import practice from '@rehearse/ui/locales/zh/practice.json';
import ui from '@rehearse/ui/locales/zh/ui.json';
import i18n from 'i18next';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { App } from './app';

const resources = {
  en: { translation: { title: 'Exercise' } },
  zh: { translation: { title: '练习' }, embedded, practice, ui },
};
await i18n
  .use(initReactI18next)
  .init({ lng: 'zh', fallbackLng: 'en', resources, interpolation: { escapeValue: false } });

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <I18nextProvider i18n={i18n}>
      <I18nextTexts i18n={i18n}>
        <App />
      </I18nextTexts>
    </I18nextProvider>,
  );
}
