import { ApiError, NotOffered } from '@rehearse/api-client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createExtras } from './extras.ts';

const failing = (status: number | null, isForeign = false) =>
  vi.fn(() => Promise.reject(new ApiError('No.', status, { isForeign })));

beforeEach(() => sessionStorage.clear());

describe('an extra of the host', () => {
  it.each<[string, number, boolean]>([
    ['404', 404, false],
    ['405', 405, true],
    ['501', 501, true],
    ['the page of an app', 200, true],
  ])('is missing after %s, and is not asked for again, on the next page neither', async (_, status, isForeign) => {
    const call = failing(status, isForeign);
    const extras = createExtras();
    const heard = vi.fn();
    extras.subscribe(heard);
    await expect(extras.ask('stats', call)).rejects.toBeInstanceOf(NotOffered);
    await expect(extras.ask('stats', call)).rejects.toBeInstanceOf(NotOffered);
    await expect(createExtras().ask('stats', call)).rejects.toBeInstanceOf(NotOffered);
    expect([call.mock.calls.length, heard.mock.calls.length, extras.lacks('stats')]).toEqual([1, 1, true]);
  });

  it.each<[string, number | null, boolean]>([
    ['no connection', null, false],
    ['a host in trouble', 503, false],
    ['a gateway without its host', 502, true],
    ['a login that is over', 401, false],
    ['too many calls', 429, false],
  ])('is not missing after %s', async (_, status, isForeign) => {
    const extras = createExtras();
    await expect(extras.ask('stats', failing(status, isForeign))).rejects.toBeInstanceOf(ApiError);
    expect(extras.lacks('stats')).toBe(false);
  });

  it('is asked for once by two that want it at the same time', async () => {
    const call = failing(404);
    const extras = createExtras();
    const asked = [extras.ask('me', call), extras.ask('me', call)];
    for (const one of asked) await expect(one).rejects.toBeInstanceOf(NotOffered);
    expect(call).toHaveBeenCalledOnce();
  });

  it('puts the others in doubt when it is missing: each is asked for once', async () => {
    const preview = failing(404);
    const notebook = vi.fn(() => Promise.resolve());
    const extras = createExtras(async () => ({ preview, notebook, lessons: () => null }));
    await extras.ask('me', failing(404)).catch(() => {});
    await extras.ask('stats', failing(404)).catch(() => {});
    await vi.waitFor(() => expect(extras.lacks('preview')).toBe(true));
    expect([preview.mock.calls.length, notebook.mock.calls.length, extras.lacks('notebook')]).toEqual([1, 1, false]);
  });

  it('leaves a host in peace that has them all', async () => {
    const preview = vi.fn(() => Promise.resolve());
    const extras = createExtras(async () => ({ preview }));
    expect(await extras.ask('me', async () => 'lin@example.org')).toBe('lin@example.org');
    expect(preview).not.toHaveBeenCalled();
  });
});
