import { ApiError } from '@rehearse/api-client';
import { beforeEach, expect, it } from 'vitest';
import { askOrRecall, forgetReplies } from './kept-replies.ts';

const unreachable = () => Promise.reject(new ApiError('Failed to fetch', null));
const refused = () => Promise.reject(new ApiError('Not yours', 403));
const page = { submoduleId: 8, page: 2 };

beforeEach(forgetReplies);

it('gives the last reply to the same request while the host is out of reach', async () => {
  await askOrRecall('lists', page, async () => 'old');
  await askOrRecall('lists', page, async () => 'new');
  expect(await askOrRecall('lists', page, unreachable)).toBe('new');
  await expect(askOrRecall('lists', { ...page, page: 3 }, unreachable)).rejects.toThrow('Failed to fetch');
});

it('takes the page of a Wi-Fi login for a host out of reach', async () => {
  await askOrRecall('lists', page, async () => 'kept');
  const portal = () => Promise.reject(new ApiError('An unknown error occurred', 200, { isForeign: true }));
  expect(await askOrRecall('lists', page, portal)).toBe('kept');
});

it('tells what the host itself says', async () => {
  await askOrRecall('lists', page, async () => 'kept');
  await expect(askOrRecall('lists', page, refused)).rejects.toThrow('Not yours');
});

it('keeps the latest few', async () => {
  for (let number = 1; number <= 4; number += 1) await askOrRecall('lists', number, async () => number);
  await expect(askOrRecall('lists', 1, unreachable)).rejects.toThrow('Failed to fetch');
  expect(await askOrRecall('lists', 2, unreachable)).toBe(2);
});

it('forgets all of it when the learner leaves', async () => {
  await askOrRecall('questions', 1, async () => 'mine');
  forgetReplies();
  await expect(askOrRecall('questions', 1, unreachable)).rejects.toThrow('Failed to fetch');
});
