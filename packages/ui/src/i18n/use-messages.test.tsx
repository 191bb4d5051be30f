import { act, cleanup, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { zh } from './locales/zh/index.ts';
import { UiLanguageProvider } from './ui-language-provider.tsx';
import { useUiTranslation } from './use-ui-translation.ts';

afterEach(cleanup);

function Position() {
  const { t, language } = useUiTranslation();
  return <p lang={language}>{t('pagination.position', { page: 2, count: 9 })}</p>;
}
const shown = () => screen.getByRole('paragraph').textContent;

it('speaks English on a page that has set nothing up', () => {
  render(<Position />);
  expect(shown()).toBe('Page 2 of 9');
});

it('speaks another language by one import', () => {
  render(
    <UiLanguageProvider value={zh}>
      <Position />
    </UiLanguageProvider>,
  );
  expect(shown()).toBe('第 2 页，共 9 页');
  expect(screen.getByRole('paragraph').lang).toBe('zh');
});

it("reads the host's i18next and follows its language", async () => {
  const i18n = createInstance();
  await i18n.init({ lng: 'en', fallbackLng: 'en', resources: { zh: zh.messages } });
  render(
    <I18nextProvider i18n={i18n}>
      <Position />
    </I18nextProvider>,
  );
  expect(shown()).toBe('Page 2 of 9');
  await act(() => i18n.changeLanguage('zh'));
  expect(shown()).toBe('第 2 页，共 9 页');
});

it('falls back to its own English where the host lacks a text', async () => {
  const i18n = createInstance();
  await i18n.init({ lng: 'fr', fallbackLng: false, resources: { fr: { ui: { loading: 'Chargement…' } } } });
  render(
    <I18nextProvider i18n={i18n}>
      <Position />
    </I18nextProvider>,
  );
  expect(shown()).toBe('Page 2 of 9');
});

it('waits for texts that the host still loads', async () => {
  let arrive: (messages: object) => void = () => {};
  const texts = new Promise<object>((resolve) => {
    arrive = resolve;
  });
  const i18n = createInstance();
  i18n.use({
    type: 'backend',
    init() {},
    read(_language: string, _namespace: string, done: (error: unknown, data: unknown) => void) {
      void texts.then((messages) => done(null, messages));
    },
  });
  void i18n.init({ lng: 'zh', fallbackLng: false, ns: [], partialBundledLanguages: true, resources: {} });
  await act(async () => {
    render(
      <I18nextProvider i18n={i18n}>
        <Suspense fallback={<p>…</p>}>
          <Position />
        </Suspense>
      </I18nextProvider>,
    );
  });
  expect(shown()).toBe('…');
  await act(async () => arrive(zh.messages.ui));
  expect(shown()).toBe('第 2 页，共 9 页');
});
