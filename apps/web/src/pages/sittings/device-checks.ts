import { createMicrophone } from '@rehearse/device/microphone';
import { type Clock, MicrophoneError } from '@rehearse/practice-machines/ports';
import type { CheckFailure, DeviceCheck, DeviceCommand, DeviceReport } from '@rehearse/practice-machines/sitting';
import { fromCallback } from 'xstate';

/** A check that runs. */
interface Check {
  /** Ends it and frees the device. */
  stop: () => void;
}

type Report = (event: DeviceReport) => void;
type RunCheck = (report: Report, clock: Clock) => Check;

/** A voice is heard at this loudness, 0..1, for so many eighths of a second. */
const voice = { level: 0.4, count: 4 };
const listenMs = 10_000;
const quietMs = 3000;
/** Half of the time may be louder than this in a room that is quiet enough. */
const noiseLevel = 0.45;
const slowMs = 2000;

/** The test sound: two notes. */
const notes = [
  { hertz: 440, from: 0, to: 0.5 },
  { hertz: 660, from: 0.5, to: 1.2 },
] as const;

const failing = (report: Report, failure: CheckFailure | null) => report({ type: 'device.checked', failure });

const playSound: RunCheck = (report) => {
  // created in the turn of the press: Safari allows sound only then
  const context = new AudioContext();
  const stop = () => void (context.state !== 'closed' && context.close());
  const play = async () => {
    await context.resume();
    if (context.state !== 'running') return failing(report, 'blocked');
    const volume = new GainNode(context, { gain: 0.2 });
    volume.connect(context.destination);
    for (const { hertz, from, to } of notes) {
      const note = new OscillatorNode(context, { frequency: hertz });
      note.connect(volume);
      note.start(context.currentTime + from);
      note.stop(context.currentTime + to);
      if (hertz === notes[1].hertz) note.onended = () => report({ type: 'device.played' });
    }
  };
  play().catch(() => failing(report, 'blocked'));
  return { stop };
};

/** Listens to the microphone, which keeps nothing. `hear` gets each loudness, and returns a result as soon as there is one. */
function listen(
  report: Report,
  clock: Clock,
  { ms, hear, atEnd }: { ms: number; hear: (level: number) => boolean; atEnd: () => CheckFailure | null },
): Check {
  let isOver = false;
  let release = () => {};
  const stop = () => {
    isOver = true;
    clock.clearTimeout(timeout);
    release();
  };
  const end = (failure: CheckFailure | null) => {
    if (isOver) return;
    stop();
    failing(report, failure);
  };
  let timeout: unknown;
  const open = async () => {
    const microphone = createMicrophone({ store: { append: async () => {} } });
    const session = await microphone.open(
      { recordingId: 'check' },
      {
        onLevel(level) {
          if (isOver) return;
          report({ type: 'device.level', level });
          if (hear(level)) end(null);
        },
        onLost: () => end('taken'),
      },
    );
    release = session.dispose;
    if (isOver) return release();
    timeout = clock.setTimeout(() => end(atEnd()), ms);
  };
  open().catch((error: unknown) => end(error instanceof MicrophoneError ? error.reason : 'taken'));
  return { stop };
}

const hearVoice: RunCheck = (report, clock) => {
  let loud = 0;
  return listen(report, clock, {
    ms: listenMs,
    hear(level) {
      if (level >= voice.level) loud += 1;
      return loud >= voice.count;
    },
    atEnd: () => 'silent',
  });
};

const hearRoom: RunCheck = (report, clock) => {
  const levels: number[] = [];
  return listen(report, clock, {
    ms: quietMs,
    hear: (level) => levels.push(level) < 0,
    atEnd: () => (levels.filter((level) => level > noiseLevel).length * 2 > levels.length ? 'noisy' : null),
  });
};

const reachHost =
  (callHost: () => Promise<unknown>): RunCheck =>
  (report, clock) => {
    let isOver = false;
    const end = (failure: CheckFailure | null) => !isOver && failing(report, failure);
    const from = clock.now();
    callHost().then(
      () => end(clock.now() - from > slowMs ? 'slow' : null),
      () => end('offline'),
    );
    return {
      stop: () => {
        isOver = true;
      },
    };
  };

/**
 * Checks the devices of this browser.
 *
 * @param callHost a small call, to see whether the host can be reached
 */
export const checkDevices = (clock: Clock, callHost: () => Promise<unknown>) =>
  fromCallback<DeviceCommand, undefined>(({ receive, sendBack }) => {
    const run: Readonly<Record<DeviceCheck, RunCheck>> = {
      sound: playSound,
      microphone: hearVoice,
      quiet: hearRoom,
      connection: reachHost(callHost),
    };
    let running: Check | undefined;
    receive(({ check }) => {
      running?.stop();
      running = run[check](sendBack, clock);
    });
    return () => running?.stop();
  });
