import { expect, it } from 'vitest';
import { lazyDrafts } from './lazy-drafts.ts';
import { memoryDrafts } from './memory-drafts.ts';

const options = {
  open: () => Promise.resolve(memoryDrafts()),
  isKept: () => true,
  isOurs: () => Promise.resolve(true),
  onKeep: () => {},
  instead: () => memoryDrafts(),
};

it('a draft is gone once it was removed, also if it was saved just before', async () => {
  const drafts = lazyDrafts(options);
  await Promise.all([drafts.save(7, 'an answer'), drafts.remove(7)]);
  expect(await drafts.load(7)).toBeNull();
});

it('another tab’s draft is neither overwritten nor removed', async () => {
  const kept = memoryDrafts();
  await kept.save(7, 'of the other tab');
  const drafts = lazyDrafts({ ...options, open: () => Promise.resolve(kept), isOurs: () => Promise.resolve(false) });
  await drafts.save(7, 'of this tab');
  await drafts.remove(7);
  expect(await kept.load(7)).toBe('of the other tab');
});
