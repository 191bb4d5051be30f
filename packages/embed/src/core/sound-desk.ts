import { MicrophoneError, type MicrophonePort, type PlayerPort } from '@rehearse/practice-machines/ports';
import type { SoundDesk } from '../types/question-device.ts';

/** Who plays and who records on this page. */
interface Floor {
  recorder: object | null;
  player: object | null;
  /** Ends what `player` plays. */
  silence: () => void;
}

// other copies of this code on the page find the same one
const name = Symbol.for('@rehearse/embed/sound');

function floor(): Floor {
  const page = globalThis as { [name]?: Floor };
  page[name] ??= { recorder: null, player: null, silence: () => {} };
  return page[name];
}

/** The part of one question in the sound of its page. */
export interface QuestionSound extends SoundDesk {
  /**
   * Takes the turn for playback that no port starts, such as an `<audio>` element, and silences other questions. False if
   * another question records, and then nothing may play.
   */
  takeTurn(silence: () => void): boolean;
}

/**
 * Lets one question of the page play or record at a time. Playback gives way to whatever starts next. A recording never
 * does: while it runs, other questions neither play, which it would record, nor record.
 */
export function createQuestionSound(): QuestionSound {
  const owner = {};
  const isFree = () => (floor().recorder ?? owner) === owner;

  function hush(): void {
    if (floor().player !== owner) floor().silence();
  }

  /** Returns the function that gives up the turn. */
  function play(silence: () => void): () => void {
    hush();
    Object.assign(floor(), { player: owner, silence });
    return () => {
      if (floor().silence === silence) Object.assign(floor(), { player: null, silence: () => {} });
    };
  }

  function record(): () => void {
    hush();
    floor().recorder = owner;
    return () => {
      if (floor().recorder === owner) floor().recorder = null;
    };
  }

  return {
    takeTurn(silence) {
      if (!isFree()) return false;
      play(silence);
      return true;
    },
    player: (port) => takingTurns(port, isFree, play),
    microphone: (port) => alone(port, isFree, record),
  };
}

type Turn = (silence: () => void) => () => void;

function takingTurns(port: PlayerPort, isFree: () => boolean, takeTurn: Turn): PlayerPort {
  return {
    preload: (url) => port.preload(url),
    play(request, listener) {
      let stop = () => {};
      let isOver = false;
      const end = (report = () => {}) => {
        if (isOver) return;
        isOver = true;
        leave();
        stop();
        report();
      };
      const leave = isFree() ? takeTurn(() => end(() => listener.onFailed('blocked'))) : () => {};
      if (isFree()) {
        stop = port.play(request, {
          onStarted: () => listener.onStarted(),
          onProgress: (position, length) => listener.onProgress(position, length),
          onEnded: () => end(() => listener.onEnded()),
          onFailed: (reason) => end(() => listener.onFailed(reason)),
        });
      } else queueMicrotask(() => end(() => listener.onFailed('blocked')));
      return () => end();
    },
  };
}

function alone(port: MicrophonePort, isFree: () => boolean, takeFloor: () => () => void): MicrophonePort {
  return {
    async open(request, listener) {
      if (!isFree()) throw new MicrophoneError('taken');
      const leave = takeFloor();
      const session = await port.open(request, listener).catch((error: unknown) => {
        leave();
        throw error;
      });
      return {
        pause: () => session.pause(),
        resume: () => session.resume(),
        stop: () => session.stop().finally(leave),
        dispose() {
          leave();
          session.dispose();
        },
      };
    },
  };
}
