import { ApiError } from '@rehearse/api-client';
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Correcting, type OpenAnswers, useCorrectAll } from './use-correct-all.ts';

type Judged = OpenAnswers['questions'][number];
const answer = (attemptId: number, submoduleId: number, judgedBy: Judged['judgedBy']): Judged => ({
  attemptId,
  submoduleId,
  judgedBy,
});
const questions: readonly Judged[] = [
  answer(1, 10, 'key'),
  answer(2, 14, 'measures'),
  answer(3, 13, 'nobody'),
  answer(4, 11, 'service'),
  answer(5, 12, 'measures'),
  { submoduleId: 13, judgedBy: 'nobody' },
];
const reportWith = (openLeft: number): OpenAnswers => ({ questions, openLeft });
const everything: Correcting = { submoduleIds: [12, 13, 14], left: 9 };
const refused = new ApiError('Too short.', 400);
const noConnection = new ApiError('No connection.', null, { code: 'network' });

async function offered(
  offer: Correcting | null,
  {
    request = async () => {},
    report = reportWith(0),
  }: { request?: (id: number) => Promise<unknown>; report?: OpenAnswers } = {},
) {
  const load = vi.fn(async () => offer);
  const asked = vi.fn(request);
  const onAsked = vi.fn();
  const hook = renderHook(() => useCorrectAll({ report, load, request: asked, onAsked }));
  await act(async () => {});
  const press = () => act(async () => hook.result.current.onCorrectAll());
  return { load, asked, onAsked, press, now: () => hook.result.current.correctable };
}

it('all texts and recordings that no service has judged are asked for with one press', async () => {
  const { now, press, asked, onAsked } = await offered(everything);
  expect(now()).toEqual({ count: 3, left: 9, isAsking: false });
  await press();
  expect(asked.mock.calls).toEqual([[2], [3], [5]]);
  expect(onAsked).toHaveBeenCalledExactlyOnceWith(null);
  expect(now()).toBeNull();
});

it('no more are asked for than the learner has left, and none of types that the host does not correct', async () => {
  expect((await offered({ ...everything, left: 2 })).now()).toMatchObject({ count: 2, left: 2 });
  expect((await offered({ ...everything, submoduleIds: [13] })).now()).toMatchObject({ count: 1 });
});

it.each([null, { ...everything, left: 0 }])('nothing is offered where nothing can be corrected: %j', async (offer) => {
  expect((await offered(offer)).now()).toBeNull();
});

it('nothing is offered while answers are being corrected', async () => {
  const { now, load } = await offered(everything, { report: reportWith(2) });
  expect(now()).toBeNull();
  expect(load).not.toHaveBeenCalled();
});

it('an answer that the host refuses does not keep the others from being corrected', async () => {
  const { press, asked, onAsked, now } = await offered(everything, {
    request: (id) => (id === 2 ? Promise.reject(refused) : Promise.resolve()),
  });
  await press();
  expect(asked).toHaveBeenCalledTimes(3);
  expect(onAsked).toHaveBeenCalledExactlyOnceWith(refused);
  expect(now()).toBeNull();
});

it('after a lost connection the rest can be asked for again', async () => {
  const { press, asked, onAsked, now } = await offered(everything, {
    request: (id) => (id === 3 ? Promise.reject(noConnection) : Promise.resolve()),
  });
  await press();
  expect(asked.mock.calls).toEqual([[2], [3]]);
  expect(onAsked).toHaveBeenCalledExactlyOnceWith(noConnection);
  expect(now()).toMatchObject({ isAsking: false });
});

it('a second press meanwhile asks for nothing twice', async () => {
  let finish = () => {};
  const { press, asked, now } = await offered(everything, {
    request: () => new Promise<void>((resolve) => (finish = resolve)),
  });
  await press();
  expect(now()).toMatchObject({ isAsking: true });
  await press();
  expect(asked).toHaveBeenCalledOnce();
  finish();
});
