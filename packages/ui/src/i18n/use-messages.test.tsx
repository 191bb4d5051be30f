import { act, cleanup, render, screen } from '@testing-library/react';
import { createInstance, type i18n as I18n } from 'i18next';
import { createInstance as createInstance25 } from 'i18next-25';
import { createInstance as createInstance26 } from 'i18next-26';
import { Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fromLocale, type I18nextLike, I18nextTexts } from './index.ts';
import { zh } from './locales/zh/index.ts';
import { UiLanguageProvider } from './ui-language-provider.tsx';
import { useMessages } from './use-messages.ts';
import { useUiTranslation } from './use-ui-translation.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Position() {
  const { t, language } = useUiTranslation();
  return <p lang={language}>{t('pagination.position', { page: 2, count: 9 })}</p>;
}

function Both() {
  const { t } = useUiTranslation();
  return <p>{[t('pagination.position', { page: 2, count: 9 }), t('close')].join(' ')}</p>;
}

const english = { words_one: '{{count}} word', words_other: '{{count}} words' };
function Words() {
  const { t } = useMessages('ui', english);
  return <p>{[1, 2].map((count) => t('words', { count })).join(', ')}</p>;
}

/** As a host's build leaves them out of its bundle. */
const stripped = {} as { close: string };
function Stripped() {
  return <p>{useMessages('ui', stripped).t('close')}</p>;
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

describe('a language loaded on demand', () => {
  const show = (locale: string) =>
    render(
      <Suspense fallback={<p>…</p>}>
        <UiLanguageProvider value={fromLocale(locale)}>
          <Position />
        </UiLanguageProvider>
      </Suspense>,
    );

  it('is waited for', async () => {
    await act(async () => show('zh-CN'));
    expect(await screen.findByText('第 2 页，共 9 页')).toBeTruthy();
    expect(screen.getByRole('paragraph').lang).toBe('zh');
  });

  it('is English where there is no translation', async () => {
    await act(async () => show('fr'));
    expect(shown()).toBe('Page 2 of 9');
    expect(screen.getByRole('paragraph').lang).toBe('en');
  });
});

describe("a host's own wording", () => {
  const texts = { ui: { 'pagination.position': '{{page}}/{{count}}' } };

  it('replaces single texts of the built-in English', () => {
    render(
      <UiLanguageProvider texts={texts}>
        <Position />
      </UiLanguageProvider>,
    );
    expect(shown()).toBe('2/9');
  });

  it('replaces them in another language and leaves the others', () => {
    render(
      <UiLanguageProvider value={zh} texts={texts}>
        <Both />
      </UiLanguageProvider>,
    );
    expect(shown()).toBe('2/9 关闭');
  });

  it('replaces each plural form by itself', () => {
    const own = { ui: { words_one: 'a single word', words_other: '{{count}} of them' } };
    render(
      <UiLanguageProvider texts={own}>
        <Words />
      </UiLanguageProvider>,
    );
    expect(shown()).toBe('a single word, 2 of them');
  });

  it('replaces what comes from i18next', async () => {
    const i18n = createInstance();
    await i18n.init({ lng: 'zh', fallbackLng: 'zh', resources: { zh: zh.messages } });
    render(
      <I18nextTexts i18n={i18n}>
        <UiLanguageProvider texts={texts}>
          <Position />
        </UiLanguageProvider>
      </I18nextTexts>,
    );
    expect(shown()).toBe('2/9');
    expect(screen.getByRole('paragraph').lang).toBe('zh');
  });
});

describe.each([
  ['of the app', createInstance],
  ['26', () => createInstance26() satisfies I18nextLike as unknown as I18n],
  ['25', () => createInstance25() satisfies I18nextLike as unknown as I18n],
])('i18next %s', (_, create) => {
  it("reads the host's texts and follows its language", async () => {
    const i18n = create();
    await i18n.init({ lng: 'en', fallbackLng: 'en', resources: { zh: zh.messages } });
    render(
      <I18nextTexts i18n={i18n}>
        <Position />
      </I18nextTexts>,
    );
    expect(shown()).toBe('Page 2 of 9');
    await act(async () => {
      await i18n.changeLanguage('zh');
    });
    expect(shown()).toBe('第 2 页，共 9 页');
    expect(screen.getByRole('paragraph').lang).toBe('zh');
  });

  it('falls back to English where the host lacks a text', async () => {
    const i18n = create();
    await i18n.init({ lng: 'fr', fallbackLng: false, resources: { fr: { ui: { loading: 'Chargement…' } } } });
    render(
      <I18nextTexts i18n={i18n}>
        <Position />
      </I18nextTexts>,
    );
    expect(shown()).toBe('Page 2 of 9');
  });

  it('waits for texts that the host still loads', async () => {
    let arrive: (messages: object) => void = () => {};
    const texts = new Promise<object>((resolve) => {
      arrive = resolve;
    });
    const i18n = create();
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
        <I18nextTexts i18n={i18n}>
          <Suspense fallback={<p>…</p>}>
            <Position />
          </Suspense>
        </I18nextTexts>,
      );
    });
    expect(shown()).toBe('…');
    await act(async () => arrive(zh.messages.ui));
    expect(shown()).toBe('第 2 页，共 9 页');
  });

  it('says so where neither the page nor the build has the texts', async () => {
    const i18n = create();
    await i18n.init({ lng: 'en', fallbackLng: 'en', resources: { en: {} } });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const show = () =>
      render(
        <I18nextTexts i18n={i18n}>
          <Stripped />
        </I18nextTexts>,
      );
    expect(show).toThrow('The texts of "ui" could not be loaded. Reload the page to try again.');
  });
});
