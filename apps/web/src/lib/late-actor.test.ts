import { expect, it, vi } from 'vitest';
import { assign, createActor, emit, type SnapshotFrom, setup } from 'xstate';
import { createLateActor } from './late-actor.ts';

interface Form {
  text: string;
  sent: number;
}
type FormEvent = { type: 'typed'; text: string } | { type: 'sent' };

const typed = (text: string): FormEvent => ({ type: 'typed', text });
const sent: FormEvent = { type: 'sent' };
const opening: Form = { text: '', sent: 0 };

/** Counts how often it is sent. */
const machine = setup({
  types: {} as { context: Form; events: FormEvent; emitted: { type: 'sent'; text: string } },
}).createMachine({
  context: opening,
  on: {
    typed: { actions: assign({ text: ({ event }) => event.text }) },
    sent: {
      actions: [
        assign({ sent: ({ context }) => context.sent + 1 }),
        emit(({ context }) => ({ type: 'sent', text: context.text })),
      ],
    },
  },
});

/** A late actor whose machine is loaded, or not, when the test says so. */
function start() {
  let succeed = () => {};
  let breakOff = (_: Error) => {};
  const load = vi.fn(async () => {
    await new Promise<void>((resolve, reject) => {
      succeed = resolve;
      breakOff = reject;
    });
    return { actor: createActor(machine), viewOf: ({ context }: SnapshotFrom<typeof machine>) => context };
  });
  const late = createLateActor({
    view: opening,
    after: (view: Form, event: FormEvent) => (event.type === 'typed' ? { ...view, text: event.text } : view),
    load,
  });
  const emitted: unknown[] = [];
  late.on('*', (event) => emitted.push(event));
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const arrive = () => {
    succeed();
    return settled();
  };
  const fail = () => {
    breakOff(new Error('No connection.'));
    return settled();
  };
  return { late, load, emitted, arrive, fail };
}

it('loads its machine when it is needed, and once', async () => {
  const { late, load, arrive } = start();
  late.inform(sent);
  expect(load).not.toHaveBeenCalled();
  late.load();
  late.load();
  await arrive();
  late.load();
  expect(load).toHaveBeenCalledTimes(1);
  late.inform(sent);
  expect(late.state().view.sent).toBe(1);
});

it('shows at once what is typed before its machine is loaded', () => {
  const { late } = start();
  const changed = vi.fn();
  late.subscribe(changed);
  late.send(typed('a'));
  late.send(typed('ab'));
  expect(late.state()).toEqual({ view: { text: 'ab', sent: 0 }, request: 'none' });
  expect(changed).toHaveBeenCalledTimes(2);
});

it('passes on what was sent early, in order, and emits what comes of it', async () => {
  const { late, emitted, arrive } = start();
  for (const event of [typed('a'), typed('ab'), sent, typed('abc')]) late.send(event);
  expect(late.state().request).toBe('waiting');
  await arrive();
  expect(emitted).toEqual([{ type: 'sent', text: 'ab' }]);
  expect(late.state()).toEqual({ view: { text: 'abc', sent: 1 }, request: 'none' });
  late.send(typed('abcd'));
  expect(late.state().view.text).toBe('abcd');
});

it('keeps what was typed when its machine can’t be loaded, drops the request, and tries again', async () => {
  const { late, emitted, arrive, fail } = start();
  late.send(typed('a'));
  late.send(sent);
  await fail();
  expect(late.state()).toEqual({ view: { text: 'a', sent: 0 }, request: 'lost' });
  late.send(sent);
  expect(late.state().request).toBe('waiting');
  await arrive();
  expect(emitted).toEqual([{ type: 'sent', text: 'a' }]);
});

it('reports no loss when nothing was requested', async () => {
  const { late, fail } = start();
  late.load();
  await fail();
  expect(late.state().request).toBe('none');
});

it('starts nothing for a page that was left', async () => {
  const { late, emitted, arrive } = start();
  late.send(sent);
  late.stop();
  await arrive();
  expect(emitted).toEqual([]);
  late.load();
  await arrive();
  expect(emitted).toHaveLength(1);
});
