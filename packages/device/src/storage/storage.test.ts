import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StorageWarning } from '../shared/warning.ts';
import { createStorage } from './storage.ts';

function fakeStorage(content: Record<string, string> = {}) {
  const kept = new Map(Object.entries(content));
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
  return { kept, storage };
}

const readPage = (saved: unknown) => (typeof saved === 'number' && saved > 0 ? saved : 1);

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('createStorage', () => {
  it('stores a value as JSON under its key', () => {
    const { kept, storage } = fakeStorage();
    const page = createStorage({ prefix: 'rehearse.', storage: () => storage }).item('currentPage', readPage);
    expect(page.get()).toBe(1);
    page.set(7);
    expect(kept).toEqual(new Map([['rehearse.currentPage', '7']]));
    expect(page.get()).toBe(7);
    page.remove();
    expect(page.get()).toBe(1);
  });

  it('passes text that is not JSON to the reader unchanged', () => {
    const { storage } = fakeStorage({ broken: '{"a":', plain: 'abc' });
    const typed = createStorage({ storage: () => storage });
    expect(typed.item('broken', (saved) => saved).get()).toBe('{"a":');
    expect(typed.item('plain', (saved) => saved).get()).toBe('abc');
    expect(typed.item('absent', (saved) => saved).get()).toBeUndefined();
  });

  it('works in memory when storage is blocked, and warns once', () => {
    const warnings: StorageWarning[] = [];
    const storage = createStorage({
      storage: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      onWarning: (warning) => warnings.push(warning),
    });
    const page = storage.item('currentPage', readPage);
    page.set(3);
    expect(page.get()).toBe(3);
    page.remove();
    expect(page.get()).toBe(1);
    expect(warnings.map((warning) => warning.code)).toEqual(['blocked']);
  });

  it('works outside a browser', () => {
    const page = createStorage().item('currentPage', readPage);
    page.set(3);
    expect(page.get()).toBe(3);
    expect(page.subscribe(() => {})).toBeTypeOf('function');
  });

  it('keeps values in memory while storage is full', () => {
    const { kept, storage } = fakeStorage({ currentPage: '1' });
    const warnings: StorageWarning[] = [];
    const page = createStorage({ storage: () => storage, onWarning: (warning) => warnings.push(warning) }).item(
      'currentPage',
      readPage,
    );
    vi.spyOn(storage, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    page.set(2);
    expect(page.get()).toBe(2);
    expect(kept.get('currentPage')).toBe('1');
    expect(warnings.map((warning) => warning.code)).toEqual(['full']);
    page.set(3);
    expect(kept.get('currentPage')).toBe('3');
    expect(page.get()).toBe(3);
  });

  it('reports what another tab wrote, cleared or removed', () => {
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    const { storage } = fakeStorage();
    const received: number[] = [];
    const stop = createStorage({ storage: () => storage })
      .item('currentPage', readPage)
      .subscribe((value) => received.push(value));
    const dispatch = (key: string | null, newValue: string | null) =>
      page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    dispatch('currentPage', '5');
    dispatch('other', '6');
    dispatch('currentPage', null);
    dispatch(null, null);
    stop();
    dispatch('currentPage', '7');
    expect(received).toEqual([5, 1, 1]);
  });
});
