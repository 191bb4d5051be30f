import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { AssignedQuestion } from './classes.types.ts';
import {
  type PickedQuestions,
  type PickQuestions,
  usePickedQuestions,
  type WantedQuestions,
} from './use-picked-questions.ts';

const question = (questionId: number): AssignedQuestion => ({ questionId, submoduleId: 10, level: 'Easy' });
const picked = (ids: number[], available = 100): PickedQuestions => ({ questions: ids.map(question), available });
const wanted: WantedQuestions = { submoduleId: 10, level: null, count: 2 };
const settled = () => act(async () => {});

function picking(...replies: (PickedQuestions | Promise<PickedQuestions>)[]) {
  const pick = vi.fn<PickQuestions>();
  for (const reply of replies) pick.mockImplementationOnce(() => Promise.resolve(reply));
  const hook = renderHook((props: WantedQuestions) => usePickedQuestions(pick, props), { initialProps: wanted });
  const ids = () => {
    const { state } = hook.result.current;
    return state.phase === 'picked' ? state.questions.map(({ questionId }) => questionId) : state.phase;
  };
  return { ...hook, pick, ids, leftOut: () => pick.mock.lastCall?.[0].without };
}

it('a pick that comes late does not replace the one for what is wanted now', async () => {
  let arrive: (late: PickedQuestions) => void = () => {};
  const late = new Promise<PickedQuestions>((resolve) => {
    arrive = resolve;
  });
  const { rerender, ids } = picking(late, picked([7, 8]));
  rerender({ ...wanted, level: 'Hard' });
  await settled();
  expect(ids()).toEqual([7, 8]);
  arrive(picked([1, 2]));
  await settled();
  expect(ids()).toEqual([7, 8]);
});

it('others are none of those that were shown, until there are too few left', async () => {
  const { result, ids, leftOut } = picking(picked([1, 2], 5), picked([3, 4], 5), picked([1, 2], 5));
  await settled();
  act(() => result.current.pickOthers());
  expect(ids()).toBe('picking');
  await settled();
  expect(ids()).toEqual([3, 4]);
  expect(leftOut()).toEqual([1, 2]);
  act(() => result.current.pickOthers());
  await settled();
  expect(leftOut()).toEqual([]);
});

it('a replacement is none of those that were shown, and leaves the others', async () => {
  const { result, ids, pick } = picking(picked([1, 2]), picked([3]), picked([]));
  await settled();
  await act(() => result.current.replace(1));
  expect(ids()).toEqual([3, 2]);
  expect(pick).toHaveBeenLastCalledWith({ ...wanted, count: 1, without: [1, 2] });
  await act(async () => expect(await result.current.replace(3)).toBe(false));
  expect(ids()).toEqual([3, 2]);
  expect(pick).toHaveBeenLastCalledWith({ ...wanted, count: 1, without: [1, 2, 3] });
});
