import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, sendTo, setup } from 'xstate';
import { createFakeClock } from './fakes/clock.ts';
import { type TimerInput, type TimerReport, timerOn } from './timer.ts';

function start(input: TimerInput) {
  const clock = createFakeClock();
  const reports: (TimerReport & { at: number })[] = [];
  const parent = setup({
    types: { events: {} as TimerReport | { type: 'pause' } | { type: 'resume' } },
    actors: { timer: timerOn(clock) },
  }).createMachine({
    invoke: { id: 'timer', src: 'timer', input },
    on: {
      'timer.*': { actions: ({ event }) => reports.push({ ...(event as TimerReport), at: clock.now() }) },
      pause: { actions: sendTo('timer', { type: 'timer.pause' }) },
      resume: { actions: sendTo('timer', { type: 'timer.resume' }) },
    },
  });
  return { actor: createActor(parent).start(), clock, reports };
}

type Step = { do: 'pause' } | { do: 'resume' } | { do: 'pass' | 'sleep'; ms: number };

const ms = fc.oneof(fc.nat(3000), fc.constantFrom(0, 1, 999, 1000, 1001, 20_000));
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('pause' as const) }),
  fc.record({ do: fc.constant('resume' as const) }),
  fc.record({ do: fc.constant('pass' as const), ms }),
  fc.record({ do: fc.constant('sleep' as const), ms }),
);
const schedule = fc.array(step, { maxLength: 25 });
const used = fc.oneof(fc.constant(0), fc.nat(8000));

/** The running time computed from the schedule alone: `now` after each step. */
function runningTime(steps: readonly Step[], from: number, paused: boolean, limit: number): number[] {
  let sum = from;
  let runs = !paused;
  return steps.map((each) => {
    if (each.do === 'pause') runs = false;
    else if (each.do === 'resume') runs = true;
    else if (runs) sum += each.ms;
    return Math.min(sum, limit);
  });
}

function play({ actor, clock }: Pick<ReturnType<typeof start>, 'actor' | 'clock'>, each: Step) {
  if (each.do === 'pause' || each.do === 'resume') actor.send({ type: each.do });
  else if (each.do === 'pass') clock.increment(each.ms);
  else clock.sleep(each.ms);
}

describe('for any schedule of running, sleeping and pausing', () => {
  it('reports exactly the running time at a pause', () => {
    fc.assert(
      fc.property(schedule, used, fc.boolean(), (steps, elapsedMs, paused) => {
        const scene = start({ durationMs: null, elapsedMs, paused });
        const ran = runningTime(steps, elapsedMs, paused, Number.POSITIVE_INFINITY);
        for (const each of steps) play(scene, each);
        const before = scene.reports.length;
        const wasRunning = !steps.reduce(
          (still, each) => (each.do === 'pause' ? true : each.do === 'resume' ? false : still),
          paused,
        );
        scene.actor.send({ type: 'pause' });
        expect(scene.reports.slice(before).map((report) => report.elapsedMs)).toEqual(
          wasRunning ? [ran.at(-1) ?? elapsedMs] : [],
        );
        expect(scene.reports.every(({ type }) => type === 'timer.ticked')).toBe(true);
        scene.actor.stop();
      }),
    );
  });

  it('reports every second, never goes backwards and never exceeds the limit', () => {
    fc.assert(
      fc.property(schedule, fc.integer({ min: 1, max: 12_000 }), used, (steps, durationMs, elapsedMs) => {
        const scene = start({ durationMs, elapsedMs });
        for (const each of steps) play(scene, each);
        const said = scene.reports.map((report) => report.elapsedMs);
        expect(said).toEqual(said.toSorted((a, b) => a - b));
        expect(Math.max(0, ...said)).toBeLessThanOrEqual(durationMs);
        if (steps.every((each) => each.do === 'pass' || each.do === 'resume')) {
          const [ran = elapsedMs] = runningTime(steps, elapsedMs, false, durationMs).slice(-1);
          const seconds = Math.ceil((durationMs - elapsedMs) / 1000) - Math.ceil((durationMs - ran) / 1000);
          const ticks = scene.reports.filter(({ type, elapsedMs: at }) => type === 'timer.ticked' && at < durationMs);
          const whole = (durationMs - elapsedMs) % 1000 === 0 ? 0 : 1;
          if (ran < durationMs) expect(Math.abs(ticks.length - seconds)).toBeLessThanOrEqual(whole);
        }
        scene.actor.stop();
      }),
    );
  });

  it('expires once, when the running time reaches the limit, and never early', () => {
    fc.assert(
      fc.property(
        schedule,
        fc.integer({ min: 1, max: 12_000 }),
        used,
        fc.boolean(),
        (steps, durationMs, from, paused) => {
          const scene = start({ durationMs, elapsedMs: from, paused });
          const ran = runningTime(steps, from, paused, durationMs);
          const isOver = (index: number) => (index < 0 ? from : (ran[index] ?? 0)) >= durationMs;
          const count = () => scene.reports.filter(({ type }) => type === 'timer.expired').length;
          expect(count()).toBe(isOver(-1) ? 1 : 0);
          for (const [index, each] of steps.entries()) {
            play(scene, each);
            if (!isOver(index)) expect(count()).toBe(0);
          }
          scene.actor.send({ type: 'resume' });
          scene.clock.increment(durationMs + 1);
          expect(count()).toBe(1);
          expect(scene.reports.at(-1)).toMatchObject({ type: 'timer.expired', elapsedMs: durationMs });
          scene.actor.stop();
        },
      ),
    );
  });
});
