import { MicrophoneError, type MicrophoneListener } from '@rehearse/practice-machines/ports';
import type { DeviceCheck, DeviceReport } from '@rehearse/practice-machines/sitting';
import { createFakeClock } from '@rehearse/practice-machines/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runsOf } from './device-runs.ts';

/** The microphone of the device, as the test drives it. */
const microphone = vi.hoisted(() => ({
  listener: null as MicrophoneListener | null,
  open: Promise.resolve(),
  released: 0,
}));
vi.mock('@rehearse/device/microphone', () => ({
  createMicrophone: () => ({
    async open(_: unknown, listener: MicrophoneListener) {
      await microphone.open;
      microphone.listener = listener;
      return {
        dispose() {
          microphone.released += 1;
        },
      };
    },
  }),
}));

beforeEach(() => {
  Object.assign(microphone, { listener: null, open: Promise.resolve(), released: 0 });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function run(check: DeviceCheck, callHost: () => Promise<unknown> = async () => {}) {
  const clock = createFakeClock();
  const reports: DeviceReport[] = [];
  const { stop } = runsOf(callHost)[check]((report) => reports.push(report), clock);
  const results = () => reports.filter(({ type }) => type === 'device.checked');
  return { clock, reports, results, stop };
}

/** Waits until the microphone is open; `hear` are loudnesses, 0..1. */
async function listening(check: 'microphone' | 'quiet') {
  const running = run(check);
  await expect.poll(() => microphone.listener).not.toBeNull();
  const hear = (...levels: number[]) => {
    for (const level of levels) microphone.listener?.onLevel(level, 0);
  };
  return { ...running, hear };
}

const good = [{ type: 'device.checked', failure: null }];
const bad = (failure: string) => [{ type: 'device.checked', failure }];

describe('the microphone', () => {
  it('is good once a voice was heard for half a second, and is free again', async () => {
    const { hear, reports, results } = await listening('microphone');
    hear(0.5, 0.1, 0.5, 0.5);
    expect(results()).toEqual([]);
    hear(0.4);
    expect(results()).toEqual(good);
    expect(reports.filter(({ type }) => type === 'device.level')).toHaveLength(5);
    expect(microphone.released).toBe(1);
  });

  it('is silent when nothing is heard for ten seconds', async () => {
    const { clock, hear, results } = await listening('microphone');
    hear(0.1, 0.2);
    clock.increment(9_999);
    expect(results()).toEqual([]);
    clock.increment(1);
    expect(results()).toEqual(bad('silent'));
    expect(microphone.released).toBe(1);
  });

  it.each(['refused', 'missing'] as const)('says that it is %s', async (reason) => {
    microphone.open = Promise.reject(new MicrophoneError(reason));
    const { results } = run('microphone');
    await expect.poll(results).toEqual(bad(reason));
  });

  it('is taken if it is unplugged meanwhile, and says so once', async () => {
    const { clock, results } = await listening('microphone');
    microphone.listener?.onLost();
    clock.increment(20_000);
    expect(results()).toEqual(bad('taken'));
  });

  it('is free again if the learner goes on before it is open', async () => {
    const { results, stop } = run('microphone');
    stop();
    await expect.poll(() => microphone.released).toBe(1);
    microphone.listener?.onLevel(1, 0);
    expect(results()).toEqual([]);
  });
});

describe('the room', () => {
  it.each([
    ['quiet enough while half of the time is loud', [0.9, 0.1, 0.9, 0.1], null],
    ['noisy when more of it is', [0.9, 0.1, 0.9], 'noisy'],
  ])('is %s', async (_, levels, failure) => {
    const { clock, hear, results } = await listening('quiet');
    hear(...levels);
    expect(results()).toEqual([]);
    clock.increment(3000);
    expect(results()).toEqual([{ type: 'device.checked', failure }]);
  });
});

describe('the connection', () => {
  it.each([
    [2000, null],
    [2001, 'slow'],
  ])('after %i ms is %s', async (ms, failure) => {
    let reply = () => {};
    const { clock, results } = run('connection', () => new Promise<void>((resolve) => (reply = resolve)));
    clock.increment(ms);
    reply();
    await expect.poll(results).toEqual([{ type: 'device.checked', failure }]);
  });

  it('is offline when the host can’t be reached', async () => {
    const { results } = run('connection', () => Promise.reject(new Error('No connection.')));
    await expect.poll(results).toEqual(bad('offline'));
  });

  it('has no result once the learner has gone on', async () => {
    let reply = () => {};
    const called = new Promise<void>((resolve) => (reply = resolve));
    const { results, stop } = run('connection', () => called);
    stop();
    reply();
    await called;
    expect(results()).toEqual([]);
  });
});

describe('the sound', () => {
  /** Sound of a browser that plays, or not. */
  function sounding(state: 'running' | 'suspended') {
    const notes: Note[] = [];
    const closed = vi.fn();
    class Context {
      readonly state = state;
      readonly currentTime = 0;
      readonly destination = {};
      resume = async () => {};
      close = closed;
    }
    class Gain {
      connect() {}
    }
    class Note {
      onended: (() => void) | null = null;
      constructor() {
        notes.push(this);
      }
      connect() {}
      start() {}
      stop() {}
    }
    vi.stubGlobal('AudioContext', Context);
    vi.stubGlobal('GainNode', Gain);
    vi.stubGlobal('OscillatorNode', Note);
    return { notes, closed };
  }

  it('was played when its last note ends; the learner says whether it was heard', async () => {
    const { notes, closed } = sounding('running');
    const { reports, stop } = run('sound');
    await expect.poll(() => notes.length).toBe(2);
    expect(reports).toEqual([]);
    for (const { onended } of notes) onended?.();
    expect(reports).toEqual([{ type: 'device.played' }]);
    stop();
    expect(closed).toHaveBeenCalledOnce();
  });

  it('is blocked where the browser allows none', async () => {
    sounding('suspended');
    const { results } = run('sound');
    await expect.poll(results).toEqual(bad('blocked'));
  });

  it('is blocked where it can’t be made', async () => {
    sounding('running');
    vi.stubGlobal('OscillatorNode', undefined);
    const { results } = run('sound');
    await expect.poll(results).toEqual(bad('blocked'));
  });
});
