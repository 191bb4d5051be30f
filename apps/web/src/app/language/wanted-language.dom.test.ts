import { afterEach, expect, it, vi } from 'vitest';
import { keepLanguage, wantedLanguage } from './wanted-language.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
  localStorage.clear();
  document.documentElement.lang = '';
  // biome-ignore lint/suspicious/noDocumentCookie: no Cookie Store here
  document.cookie = 'i18next=; Max-Age=0; Path=/';
});

const browserSpeaks = (...tags: string[]) => vi.stubGlobal('navigator', { languages: tags });

it('the query goes before the cookie, the cookie before local storage, that before the browser and the page', () => {
  document.documentElement.lang = 'zh-Hans';
  browserSpeaks('fr');
  expect(wantedLanguage()).toBe('zh');
  browserSpeaks('fr', 'en-GB', 'zh');
  expect(wantedLanguage()).toBe('en');
  localStorage.setItem('i18nextLng', 'zh');
  expect(wantedLanguage()).toBe('zh');
  keepLanguage('en');
  expect(wantedLanguage()).toBe('en');
  history.replaceState(null, '', '/pricing?lng=zh-CN');
  expect(wantedLanguage()).toBe('zh');
});

it('a language that the product does not have is passed over', () => {
  browserSpeaks('fr');
  history.replaceState(null, '', '/?lng=de');
  expect(wantedLanguage()).toBe('en');
});

it('blocked storage is passed over', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
    clear: () => {},
  });
  browserSpeaks('zh-TW');
  expect(wantedLanguage()).toBe('zh');
});
