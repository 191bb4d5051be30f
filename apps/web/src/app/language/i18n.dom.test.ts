import { afterEach, expect, it, vi } from 'vitest';
import { unknownOrigin } from '../page-data.ts';
import { startI18n } from './i18n.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page rendered in English and opened by a reader whose cookie says `wanted`. */
async function open(wanted: 'en' | 'zh') {
  vi.stubGlobal('fetch', async () => Response.json({ read: 'yes' }));
  // biome-ignore lint/suspicious/noDocumentCookie: the detector reads the choice from the cookie
  document.cookie = `i18next=${wanted}`;
  const texts = { language: 'en', namespaces: { app: {}, ui: {}, screens: {} } } as const;
  const started = await startI18n({ texts, origin: unknownOrigin });
  return { ...started, changes: vi.spyOn(started.i18n, 'changeLanguage') };
}

it('switches a page that was prerendered in another language than the reader’s once it is hydrated', async () => {
  const { speakWanted, changes } = await open('zh');
  expect(changes).not.toHaveBeenCalled();
  speakWanted();
  speakWanted();
  expect(changes.mock.calls).toEqual([['zh']]);
});

it('keeps what the reader chose before the page was hydrated', async () => {
  const { i18n, speakWanted, changes } = await open('en');
  await i18n.changeLanguage('zh');
  speakWanted();
  expect(changes.mock.calls).toEqual([['zh']]);
});

it('a sketch is replaced by a page in the reader’s language at once', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ read: 'yes' }));
  // biome-ignore lint/suspicious/noDocumentCookie: the detector reads the choice from the cookie
  document.cookie = 'i18next=zh';
  const texts = { language: 'en', namespaces: { app: {}, ui: {}, screens: {} } } as const;
  const { i18n } = await startI18n({ texts, origin: unknownOrigin, isSketch: true });
  expect(i18n.language).toBe('zh');
});
