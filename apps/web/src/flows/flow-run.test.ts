import type { SaveState } from '@rehearse/ui/screens';
import { expect, it, vi } from 'vitest';
import { createActor, emit, setup } from 'xstate';
import type { AnswerNews, GivenAnswer } from './answers.ts';
import { runFlow } from './flow-run.ts';

const machine = setup({
  types: {
    events: {} as { type: 'answer'; text: string | null },
    emitted: {} as { type: 'answered'; questionId: number; answer: string | null; result: null },
  },
}).createMachine({
  on: {
    answer: { actions: emit(({ event }) => ({ type: 'answered', questionId: 7, answer: event.text, result: null })) },
  },
});

function start() {
  const keys: string[] = [];
  let tell: (news: AnswerNews) => void = () => {};
  const room = {
    drafts: { save: vi.fn() },
    answers: {
      outbox: {
        subscribe: (listener: typeof tell) => {
          tell = listener;
          return () => {};
        },
      },
      newsOf: async () => undefined,
      give: async (_: unknown, __: GivenAnswer, { key }: { key: string }) => void keys.push(key),
    },
  };
  const flow = {
    givenBy: ({ answer }: { answer: unknown }) => (answer === null ? null : { kind: 'text', answer }),
  };
  const actor = createActor(machine);
  const heard: (SaveState | null)[] = [];
  runFlow({
    ...{ flow, actor, room, draft: null, question: { questionId: 7, submoduleId: 2 }, settings: {} },
    onAnswered: () => {},
    now: () => 0,
    onSaved: (saved: SaveState | null) => heard.push(saved),
  } as unknown as Parameters<typeof runFlow>[0]);
  return {
    actor,
    heard,
    keys,
    tell: (key: string, state: string) => tell({ idempotencyKey: key, state } as AnswerNews),
  };
}

it('says of a new answer only what is known of it, and nothing where there is nothing to save', async () => {
  const { actor, heard, keys, tell } = start();
  actor.send({ type: 'answer', text: 'first' });
  await vi.waitFor(() => expect(keys).toHaveLength(1));
  tell(keys[0] ?? '', 'saved');
  expect(heard.at(-1)).toEqual({ state: 'saved' });

  actor.send({ type: 'answer', text: null });
  expect(heard.at(-1)).toBeNull();
  tell(keys[0] ?? '', 'saved');
  expect(heard.at(-1)).toBeNull();
});
