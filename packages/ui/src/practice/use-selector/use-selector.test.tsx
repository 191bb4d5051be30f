import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { isShallowEqual, useSelector } from './index.ts';

afterEach(cleanup);

const counter = setup({
  types: { context: {} as { count: number; notes: number }, events: {} as { type: 'count' | 'note' } },
}).createMachine({
  context: { count: 0, notes: 0 },
  on: {
    count: { actions: assign({ count: ({ context }) => context.count + 1 }) },
    note: { actions: assign({ notes: ({ context }) => context.notes + 1 }) },
  },
});
type Counter = ReturnType<typeof createActor<typeof counter>>;

/** What each render drew. */
const drawn: object[] = [];

function View({ actor }: { actor: Counter }) {
  const view = useSelector(actor, ({ context }) => ({ count: context.count }), isShallowEqual);
  drawn.push(view);
  return <output>{view.count}</output>;
}

const start = () => {
  drawn.length = 0;
  return createActor(counter).start();
};

it('draws what the actor is at, and again when that changes', async () => {
  const actor = start();
  render(
    <StrictMode>
      <View actor={actor} />
    </StrictMode>,
  );
  expect(screen.getByRole('status').textContent).toBe('0');
  await act(async () => actor.send({ type: 'count' }));
  expect(screen.getByRole('status').textContent).toBe('1');
});

it('draws nothing again where the view is the same, and keeps its object', async () => {
  const actor = start();
  const { rerender } = render(<View actor={actor} />);
  await act(async () => actor.send({ type: 'note' }));
  expect(drawn).toHaveLength(1);
  rerender(<View actor={actor} />);
  expect(drawn[1]).toBe(drawn[0]);
});

it('follows another actor', async () => {
  const [first, second] = [start(), start()];
  second.send({ type: 'count' });
  const { rerender } = render(<View actor={first} />);
  rerender(<View actor={second} />);
  expect(screen.getByRole('status').textContent).toBe('1');
  await act(async () => first.send({ type: 'count' }));
  await act(async () => second.send({ type: 'count' }));
  expect(screen.getByRole('status').textContent).toBe('2');
});

it('stops listening when it leaves the page', async () => {
  const actor = start();
  const { unmount } = render(<View actor={actor} />);
  unmount();
  await act(async () => actor.send({ type: 'count' }));
  expect(drawn).toHaveLength(1);
});
