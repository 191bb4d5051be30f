import { expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import { explore, leafStates, never, outcome, replayedLeaves, silent } from '../shared/machine-testing.ts';
import { sittingMachine } from './sitting.machine.ts';
import type { OpenedSlot, Sitting, SittingCall, SlotCall } from './sitting.types.ts';
import { sittingView } from './sitting.view.ts';

const call = fromPromise<Sitting, SittingCall>(never);
const inert = sittingMachine.provide({
  actors: {
    start: call,
    pause: call,
    finish: call,
    reload: call,
    openSlot: fromPromise<OpenedSlot, SlotCall>(never),
    question: silent,
    devices: silent,
    connection: silent,
    wait: silent,
  },
});

const slots = [1, 1, 6].map((submoduleId, index) => ({ slot: index + 1, submoduleId, state: 'waiting' }) as const);
const mock: Sitting = { kind: 'mock', state: 'ready', isSealed: true, review: 'end', mode: 'exam', slots, minutes: 20 };
const drill: Sitting = {
  ...mock,
  kind: 'drill',
  isSealed: false,
  review: 'each',
  mode: 'timed',
  slots: slots.slice(1),
};
const question = (slot: number) => ({ slot, submoduleId: 1, question: {}, seconds: 5, secondsLeft: 5 });
const coded = (actor: string, code: string) => ({
  ...outcome.failed(actor, code),
  error: Object.assign(new Error('Not done.'), { code }),
});

const checking = explore(inert, { sitting: { ...mock, slots: slots.slice(2) } }, [
  { type: 'sitting.begin' },
  { type: 'check.start' },
  { type: 'device.level', level: 0.4 },
  { type: 'device.played' },
  { type: 'device.checked', failure: null },
  { type: 'device.checked', failure: 'offline' },
  { type: 'check.heard', isHeard: true },
  { type: 'check.heard', isHeard: false },
  { type: 'check.skip' },
  { type: 'sitting.continue' },
]);
/** What the host says in a sitting of these slots. */
const hostOf = (sitting: Sitting) => {
  const host: Sitting = { ...sitting, state: 'running' };
  return {
    started: outcome.done('start', host),
    reloaded: outcome.done('reload', host),
    opened: outcome.done('openSlot', { current: question(2), next: question(3) }),
    openedLast: outcome.done('openSlot', { current: question(3), next: null }),
    paused: outcome.done('pause', { ...host, state: 'paused' }),
    finished: outcome.done('finish', { ...host, state: 'finished' }),
  };
};
const answering = [drill, { ...mock, slots: drill.slots }].flatMap((sitting) => {
  const { started, reloaded, opened, openedLast, paused, finished } = hostOf(sitting);
  return explore(inert, { sitting }, [
    { type: 'sitting.begin' },
    { type: 'check.skip' },
    { type: 'sitting.continue' },
    started,
    opened,
    openedLast,
    { type: 'question.answered', score: 1, isTimeUp: false },
    { type: 'sitting.pause' },
    { type: 'pause.confirm' },
    { type: 'pause.cancel' },
    { type: 'question.left' },
    paused,
    reloaded,
    finished,
  ]);
});
const single: Sitting = { ...drill, review: 'end', slots: slots.slice(2) };
const { started, reloaded, openedLast, finished } = hostOf(single);
const failing = explore(inert, { sitting: single }, [
  started,
  outcome.failed('start', 'Down.'),
  openedLast,
  coded('openSlot', 'network'),
  coded('openSlot', 'slotClosed'),
  outcome.failed('openSlot', 'Down.'),
  { type: 'question.failed', error: 'Unreadable.' },
  { type: 'question.answered', score: null, isTimeUp: true },
  { type: 'question.skip' },
  reloaded,
  coded('reload', 'network'),
  coded('finish', 'network'),
  finished,
  outcome.failed('finish', 'Down.'),
  { type: 'wait.ended' },
  { type: 'sitting.retry' },
]);
const paths = [...checking, ...answering, ...failing];

it('reaches every state', () => {
  expect(replayedLeaves(paths)).toEqual(leafStates(sittingMachine));
});

it('always has something to show, and asks nothing twice', () => {
  for (const { replay } of paths) {
    const answered = new Set<number>();
    replay(({ context, ...snapshot }) => {
      const view = sittingView({ context, ...snapshot } as Parameters<typeof sittingView>[0]);
      expect(view.phase).toBeTruthy();
      for (const { slot, state } of context.sitting.slots) if (state === 'answered') answered.add(slot);
      for (const { slot, state } of context.sitting.slots) if (answered.has(slot)) expect(state).toBe('answered');
    });
  }
});
