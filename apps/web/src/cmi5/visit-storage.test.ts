import { expect, it } from 'vitest';
import { visitStorage } from './visit-storage.ts';

it('is the storage of the tab', () => {
  const tab = new Map<string, string>();
  const open = () => ({
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (k: string, v: string) => void tab.set(k, v),
  });
  visitStorage(open).setItem('a', '1');
  expect(visitStorage(open).getItem('a')).toBe('1');
  expect(visitStorage(open).getItem('b')).toBeNull();
});

it('is memory where the browser blocks it', () => {
  const storage = visitStorage(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  expect(storage.getItem('a')).toBeNull();
  storage.setItem('a', '1');
  expect(storage.getItem('a')).toBe('1');
});
