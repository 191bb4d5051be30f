import type { Namespace, TextSource } from '@rehearse/ui/i18n';
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSettledLocale } from './use-settled-locale.ts';

/** What was asked for in Chinese, and what ends the loading of each. */
const asked = vi.hoisted(() => new Map<string, { isThere: boolean; arrive: () => void; loading: Promise<void> }>());

vi.mock('@rehearse/ui/i18n', async (importOriginal) => {
  const texts = await importOriginal<typeof import('@rehearse/ui/i18n')>();
  const chinese: TextSource = {
    ...texts.fromLocale('en'),
    language: () => 'zh',
    loading: (namespace) => {
      let arrive = () => {};
      const loading = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      const state = asked.get(namespace) ?? { isThere: false, loading, arrive };
      asked.set(namespace, state);
      return state.isThere ? null : state.loading;
    },
  };
  return { ...texts, fromLocale: (locale: string) => (locale === 'zh' ? chinese : texts.fromLocale(locale)) };
});

const arrive = () =>
  act(async () => {
    for (const state of asked.values()) {
      state.isThere = true;
      state.arrive();
    }
  });

it('loads what a question shows and nothing else, and keeps the language before until all is there', async () => {
  const { result, rerender } = renderHook(
    ({ locale, texts }: { locale: 'en' | 'zh'; texts: Namespace[] }) => useSettledLocale(locale, texts),
    { initialProps: { locale: 'en', texts: [] } },
  );
  const english = result.current;
  expect(english?.language()).toBe('en');

  rerender({ locale: 'zh', texts: [] });
  expect(result.current).toBe(english);
  expect([...asked.keys()]).toEqual(['ui', 'embedded', 'practice']);
  await arrive();
  expect(result.current?.language()).toBe('zh');

  // another question, which shows more
  rerender({ locale: 'zh', texts: ['reasons'] });
  expect(result.current).toBeNull();
  await arrive();
  expect(result.current?.language()).toBe('zh');
  expect([...asked.keys()]).toEqual(['ui', 'embedded', 'practice', 'reasons']);
});
