import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseToken, readToken, tokenKey, writeToken } from './token-storage.ts';

const token = { accessToken: 'abc', expiresAt: 1_795_000_000_000 };

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the stored token', () => {
  it('is kept under authToken as accessToken and expiresAt', () => {
    writeToken(token);
    expect(JSON.parse(localStorage.getItem('authToken') ?? '')).toEqual(token);
    expect(readToken()).toEqual(token);
  });

  it('is gone once removed', () => {
    writeToken(token);
    writeToken(null);
    expect(localStorage.getItem(tokenKey)).toBeNull();
    expect(readToken()).toBeNull();
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another shape', '{"accessToken":"abc"}'],
    ['a date in words', '{"accessToken":"abc","expiresAt":"tomorrow"}'],
    ['a bare text', '"abc"'],
  ])('counts as none when storage holds %s', (_, stored) => {
    expect(parseToken(stored)).toBeNull();
  });

  it('counts as none, and harms nothing, where storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    expect(() => writeToken(token)).not.toThrow();
    expect(readToken()).toBeNull();
  });
});
