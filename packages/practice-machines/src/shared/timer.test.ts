import { describe, expect, it } from 'vitest';
import { createActor, sendTo, setup } from 'xstate';
import { createFakeClock } from './fakes/clock.ts';
import { type TimerInput, type TimerReport, timerOn, timerWithoutClock } from './timer.ts';

function start(input: Partial<TimerInput> = {}) {
  const clock = createFakeClock();
  const reports: TimerReport[] = [];
  const parent = setup({
    types: { events: {} as TimerReport | { type: 'pause' } | { type: 'resume' } },
    actors: { timer: timerOn(clock) },
  }).createMachine({
    invoke: { id: 'timer', src: 'timer', input: { durationMs: 5000, elapsedMs: 0, ...input } },
    on: {
      'timer.*': { actions: ({ event }) => reports.push(event as TimerReport) },
      pause: { actions: sendTo('timer', { type: 'timer.pause' }) },
      resume: { actions: sendTo('timer', { type: 'timer.resume' }) },
    },
  });
  const actor = createActor(parent).start();
  return { actor, clock, reports, last: () => reports.at(-1) };
}

describe('the timer', () => {
  it('reports each second and expires once, at its deadline', () => {
    const { clock, reports } = start();
    clock.increment(60_000);
    expect(reports).toEqual([
      { type: 'timer.ticked', elapsedMs: 1000 },
      { type: 'timer.ticked', elapsedMs: 2000 },
      { type: 'timer.ticked', elapsedMs: 3000 },
      { type: 'timer.ticked', elapsedMs: 4000 },
      { type: 'timer.expired', elapsedMs: 5000 },
    ]);
  });

  it('measures time that passed without callbacks, as in a sleeping tab', () => {
    const { clock, last } = start();
    clock.sleep(3300);
    clock.increment(0);
    expect(last()).toEqual({ type: 'timer.ticked', elapsedMs: 3300 });
    clock.increment(1700);
    expect(last()).toEqual({ type: 'timer.expired', elapsedMs: 5000 });
  });

  it('expires once after a sleep longer than the task', () => {
    const { clock, reports } = start();
    clock.sleep(60_000);
    clock.increment(10_000);
    expect(reports).toEqual([{ type: 'timer.expired', elapsedMs: 5000 }]);
  });

  it('loses no time at a pause, and reports where it stopped', () => {
    const { actor, clock, last } = start();
    clock.increment(1400);
    actor.send({ type: 'pause' });
    actor.send({ type: 'pause' });
    expect(last()).toEqual({ type: 'timer.ticked', elapsedMs: 1400 });
    clock.increment(100_000);
    expect(last()).toEqual({ type: 'timer.ticked', elapsedMs: 1400 });
    actor.send({ type: 'resume' });
    actor.send({ type: 'resume' });
    clock.increment(3599);
    expect(last()).toMatchObject({ type: 'timer.ticked' });
    clock.increment(1);
    expect(last()).toEqual({ type: 'timer.expired', elapsedMs: 5000 });
  });

  it('expires at a pause when the time is already used up, as when a dialog opens after a sleep', () => {
    const { actor, clock, reports } = start();
    clock.sleep(60_000);
    actor.send({ type: 'pause' });
    actor.send({ type: 'resume' });
    clock.increment(60_000);
    expect(reports).toEqual([{ type: 'timer.expired', elapsedMs: 5000 }]);
  });

  it('continues from the time used in a draft, in whole seconds of the time left', () => {
    const { clock, reports } = start({ elapsedMs: 3300 });
    clock.increment(1700);
    expect(reports).toEqual([
      { type: 'timer.ticked', elapsedMs: 4000 },
      { type: 'timer.expired', elapsedMs: 5000 },
    ]);
  });

  it('expires at once when the draft had used all the time', () => {
    expect(start({ elapsedMs: 7000 }).reports).toEqual([{ type: 'timer.expired', elapsedMs: 5000 }]);
  });

  it('can wait for its first resume', () => {
    const { actor, clock, reports } = start({ paused: true });
    clock.increment(9000);
    expect(reports).toEqual([]);
    actor.send({ type: 'resume' });
    clock.increment(5000);
    expect(reports.at(-1)).toEqual({ type: 'timer.expired', elapsedMs: 5000 });
  });

  it('measures the time used without a limit, and never expires', () => {
    const { clock, last, reports } = start({ durationMs: null });
    clock.increment(600_000);
    expect(last()).toEqual({ type: 'timer.ticked', elapsedMs: 600_000 });
    expect(reports).toHaveLength(600);
  });

  it('reports nothing after it is stopped', () => {
    const { actor, clock, reports } = start();
    actor.stop();
    clock.increment(10_000);
    expect(reports).toEqual([]);
  });

  it('ignores commands once it is over', () => {
    const { actor, clock, reports } = start();
    clock.increment(5000);
    const count = reports.length;
    actor.send({ type: 'pause' });
    actor.send({ type: 'resume' });
    clock.increment(10_000);
    expect(reports).toHaveLength(count);
  });
});

it('explains what to provide when there is no clock', () => {
  const actor = createActor(timerWithoutClock, { input: { durationMs: null, elapsedMs: 0 } });
  const errors: unknown[] = [];
  actor.subscribe({ error: (error) => errors.push(error) });
  actor.start();
  expect(String(errors[0])).toContain('Provide `timerOn(clock)`');
});
