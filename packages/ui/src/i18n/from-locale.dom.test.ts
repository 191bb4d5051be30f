import { expect, it, vi } from 'vitest';
import { fromLocale } from './from-locale.ts';

vi.mock('./load-texts.ts', () => ({
  loadTexts: {
    zh: {
      ui: async () => ({ close: '关闭' }),
      practice: async () => {
        throw new Error('offline');
      },
    },
  },
}));

const request = { key: 'close', values: undefined, english: () => 'Close' };

it('loads a namespace once, when it is asked for', async () => {
  const source = fromLocale('zh-CN');
  const loading = source.loading('ui');
  expect(loading).not.toBeNull();
  expect(fromLocale('zh').loading('ui')).toBe(loading);
  await loading;
  expect(source.loading('ui')).toBeNull();
  expect(source.text({ ...request, namespace: 'ui' }, 'zh')).toBe('关闭');
});

it('shows English where the texts of a language cannot be loaded', async () => {
  const source = fromLocale('zh');
  await source.loading('practice');
  expect(source.loading('practice')).toBeNull();
  expect(source.text({ ...request, namespace: 'practice' }, 'zh')).toBe('Close');
});
