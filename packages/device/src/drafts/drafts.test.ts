import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDatabase } from '../shared/database.ts';
import { blocked, collectWarnings, createTestDatabase, freshName, full } from '../shared/testing.ts';
import { createDrafts } from './drafts.ts';

const account = 'lin@example.org';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('createDrafts', () => {
  it('returns the latest of many writes after a reload', async () => {
    const name = freshName();
    const before = createDrafts({ account, database: createDatabase(name) });
    await Promise.all(['h', 'he', 'hel', 'hell', 'hello'].map((text) => before.save(7, { text })));
    const after = createDrafts({ account, database: createDatabase(name) });
    expect(await after.load(7)).toEqual({ text: 'hello' });
    expect(await after.load(8)).toBeNull();
  });

  it('reads a value that is still being written', async () => {
    const drafts = createDrafts({ account, ...createTestDatabase() });
    void drafts.save(7, 'first');
    void drafts.save(7, 'second');
    expect(await drafts.load(7)).toBe('second');
  });

  it('removes a draft', async () => {
    const drafts = createDrafts({ account, ...createTestDatabase() });
    await drafts.save(7, 'text');
    await drafts.remove(7);
    expect(await drafts.load(7)).toBeNull();
  });

  it('never returns the drafts of another account', async () => {
    const { database } = createTestDatabase();
    await createDrafts({ account, database }).save(7, 'mine');
    expect(await createDrafts({ account: 'kim@example.org', database }).load(7)).toBeNull();
  });

  it('keeps drafts in memory while storage is full, warns each time, and returns to storage afterwards', async () => {
    const { database, failWith } = createTestDatabase();
    const { codes, onWarning } = collectWarnings();
    const drafts = createDrafts({ account, database, onWarning });
    await drafts.save(7, 'kept');
    failWith(full());
    await drafts.save(7, 'too long');
    await drafts.save(7, 'longer');
    expect(await drafts.load(7)).toBe('longer');
    expect(codes).toEqual(['full', 'full']);
    failWith(undefined);
    await drafts.save(7, 'short');
    expect(await createDrafts({ account, database }).load(7)).toBe('short');
    expect(await drafts.load(7)).toBe('short');
  });

  it('works in memory where storage is blocked, and warns once', async () => {
    const { database, failWith } = createTestDatabase();
    const { codes, onWarning } = collectWarnings();
    failWith(blocked());
    const drafts = createDrafts({ account, database, onWarning });
    expect(await drafts.load(7)).toBeNull();
    await drafts.save(7, 'text');
    expect(await drafts.load(7)).toBe('text');
    await drafts.remove(7);
    expect(await drafts.load(7)).toBeNull();
    expect(codes).toEqual(['blocked']);
  });

  it('works in memory where there is no IndexedDB', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const { codes, onWarning } = collectWarnings();
    const drafts = createDrafts({ account, database: createDatabase(freshName()), onWarning });
    await drafts.save(7, 'text');
    expect(await drafts.load(7)).toBe('text');
    expect(codes).toEqual(['blocked']);
  });

  it('does not let a late failure of an old write undo a newer one', async () => {
    const { database } = createTestDatabase();
    const { codes, onWarning } = collectWarnings();
    let fail = (_: Error) => {};
    let calls = 0;
    const drafts = createDrafts({
      account,
      onWarning,
      database: (work) => {
        calls += 1;
        if (calls > 1) return database(work);
        return new Promise((_, reject) => {
          fail = reject;
        });
      },
    });
    const old = drafts.save(7, 'old');
    await drafts.save(7, 'new');
    fail(full());
    await old;
    expect(await drafts.load(7)).toBe('new');
    expect(codes).toEqual(['full']);
  });
});
