import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock, setup } from 'xstate';
import { type CooldownEvent, createCooldown } from './cooldown.ts';
import type { Clock } from './ports.ts';

function listen(clock: Clock, durationMs: number) {
  const events: CooldownEvent[] = [];
  const parent = setup({
    types: { events: {} as CooldownEvent },
    actors: { cooldown: createCooldown(clock) },
    actions: { record: ({ event }) => events.push(event) },
  }).createMachine({
    invoke: { src: 'cooldown', input: { durationMs } },
    on: { 'cooldown.ticked': { actions: 'record' }, 'cooldown.over': { actions: 'record' } },
  });
  return { actor: createActor(parent).start(), events };
}

describe('createCooldown', () => {
  it('reports each whole second and the end', () => {
    const clock = new SimulatedClock();
    const { events } = listen(clock, 2500);
    clock.increment(500);
    clock.increment(1000);
    clock.increment(1000);
    expect(events).toEqual([
      { type: 'cooldown.ticked', remainingSeconds: 3 },
      { type: 'cooldown.ticked', remainingSeconds: 2 },
      { type: 'cooldown.ticked', remainingSeconds: 1 },
      { type: 'cooldown.over' },
    ]);
  });

  it('is over at once after a sleep longer than the time left', () => {
    const late = { now: 0, callback: () => {} };
    const clock: Clock = {
      now: () => late.now,
      setTimeout: (callback) => {
        late.callback = callback;
      },
      clearTimeout: () => {},
    };
    const { events } = listen(clock, 60_000);
    late.now = 3_600_000;
    late.callback();
    expect(events.at(-1)).toEqual({ type: 'cooldown.over' });
  });

  it('reports nothing after it is stopped', () => {
    const clock = new SimulatedClock();
    const { actor, events } = listen(clock, 5000);
    actor.stop();
    clock.increment(10_000);
    expect(events).toHaveLength(1);
  });
});
