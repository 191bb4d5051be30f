import { type ActorRefFrom, assign, fromCallback, type SnapshotFrom, setup } from 'xstate';
import { type PlaybackFailure, type PlayerPort, type PlayRequest, PortMissingError, type Speech } from './ports.ts';

/** Input of an audio player. */
export interface AudioPlayerInput {
  url: string;
  /** What the sound says; absent for a sound without a known text. */
  speech?: Speech | undefined;
  /** How many times it may be played; null for no limit. */
  playsAllowed: number | null;
  /** Plays already used, from a draft. */
  playsUsed?: number;
  /** Play immediately. */
  autoplay?: boolean;
  /** Speed of the first play; default 1. */
  rate?: number;
}

/** Context of an audio player. */
export interface AudioPlayerContext {
  url: string;
  /** From the input: what the sound says. */
  speech: Speech | undefined;
  /** From the input: how many times it may be played; null for no limit. */
  playsAllowed: number | null;
  /** Counted when sound starts: a play that was blocked or could not load does not count. */
  playsUsed: number;
  /** Speed; 1 is the recorded speed. */
  rate: number;
  autoplay: boolean;
  /** Current position. */
  positionSeconds: number;
  /** Length; 0 until it is known. */
  lengthSeconds: number;
  /** Why the last play failed; null if it did not. */
  failure: PlaybackFailure | null;
}

/** Events of an audio player, from the learner and from its port. */
export type AudioPlayerEvent =
  /** Plays from the beginning. Ignored while playing and when no plays are left. */
  | { type: 'audio.play' }
  /** Stops this play; it counts if sound had started. */
  | { type: 'audio.stop' }
  /** Sets the speed from the next play on. */
  | { type: 'audio.setRate'; rate: number }
  | PlaybackEvent;

/** What a playing sound reports. */
export type PlaybackEvent =
  /** From the port: sound started. */
  | { type: 'playback.started' }
  /** From the port: current position. */
  | { type: 'playback.moved'; positionSeconds: number; lengthSeconds: number }
  /** From the port: the sound ended. */
  | { type: 'playback.ended' }
  /** From the port: playback failed. */
  | { type: 'playback.failed'; reason: PlaybackFailure };

/** View model of a player; `playsAllowed`, `playsUsed`, `rate` and `failure` as in its context. */
export interface AudioPlayerView {
  phase: 'idle' | 'loading' | 'playing' | 'ended' | 'failed';
  playsAllowed: number | null;
  playsUsed: number;
  /** Null for no limit. */
  playsLeft: number | null;
  canPlay: boolean;
  /** Share of the sound that was played, 0..1; 0 unless it is playing. */
  progress: number;
  rate: number;
  failure: PlaybackFailure | null;
}

/** Input of one play. */
export type PlaybackInput = PlayRequest;

/** The player's `playback` actor, on a port. */
export function playbackOn(player: PlayerPort) {
  return fromCallback<{ type: 'none' }, PlaybackInput>(({ input, sendBack }) => {
    const report = (event: PlaybackEvent) => sendBack(event);
    return player.play(input, {
      onStarted: () => report({ type: 'playback.started' }),
      onProgress: (positionSeconds, lengthSeconds) =>
        report({ type: 'playback.moved', positionSeconds, lengthSeconds }),
      onEnded: () => report({ type: 'playback.ended' }),
      onFailed: (reason) => report({ type: 'playback.failed', reason }),
    });
  });
}

/** Default actor: fails, because no player was provided. */
export const playbackWithoutPort = fromCallback<{ type: 'none' }, PlaybackInput>(() => {
  throw new PortMissingError('playback', 'Provide `playbackOn(player)`, or use `audioPlayerOn(ports)`.');
});

const hasPlaysLeft = ({ playsAllowed, playsUsed }: AudioPlayerContext) =>
  playsAllowed === null || playsUsed < playsAllowed;

/** A sound with a limited number of plays. */
export const audioPlayerMachine = setup({
  types: {
    context: {} as AudioPlayerContext,
    events: {} as AudioPlayerEvent,
    input: {} as AudioPlayerInput,
  },
  actors: { playback: playbackWithoutPort },
  actions: {
    countPlay: assign({ playsUsed: ({ context }) => context.playsUsed + 1 }),
    rewind: assign({ positionSeconds: 0, lengthSeconds: 0, failure: null, autoplay: false }),
  },
  guards: {
    hasPlaysLeft: ({ context }) => hasPlaysLeft(context),
    isAutoplay: ({ context }) => context.autoplay && hasPlaysLeft(context),
  },
}).createMachine({
  id: 'audioPlayer',
  context: ({ input: { url, speech, playsAllowed, playsUsed = 0, autoplay = false, rate = 1 } }) => ({
    url,
    speech,
    playsAllowed,
    playsUsed,
    autoplay,
    rate,
    positionSeconds: 0,
    lengthSeconds: 0,
    failure: null,
  }),
  initial: 'idle',
  on: { 'audio.setRate': { actions: assign({ rate: ({ event }) => event.rate }) } },
  states: {
    idle: {
      always: { guard: 'isAutoplay', target: 'open' },
      on: { 'audio.play': { guard: 'hasPlaysLeft', target: 'open' } },
    },
    open: {
      entry: 'rewind',
      invoke: { src: 'playback', input: ({ context: { url, speech, rate } }) => ({ url, speech, rate }) },
      initial: 'loading',
      on: {
        'playback.ended': '#audioPlayer.ended',
        'playback.failed': {
          target: '#audioPlayer.failed',
          actions: assign({ failure: ({ event }) => event.reason }),
        },
        'audio.stop': '#audioPlayer.ended',
      },
      states: {
        loading: { on: { 'playback.started': { target: 'playing', actions: 'countPlay' } } },
        playing: {
          on: {
            'playback.moved': {
              actions: assign(({ event: { positionSeconds, lengthSeconds } }) => ({ positionSeconds, lengthSeconds })),
            },
          },
        },
      },
    },
    ended: { on: { 'audio.play': { guard: 'hasPlaysLeft', target: 'open' } } },
    failed: { on: { 'audio.play': { guard: 'hasPlaysLeft', target: 'open' } } },
  },
});

/** `audioPlayerMachine` on a port. */
export function audioPlayerOn(player: PlayerPort) {
  return audioPlayerMachine.provide({ actors: { playback: playbackOn(player) } });
}

/** Snapshot of a player. */
export type AudioPlayerSnapshot = SnapshotFrom<typeof audioPlayerMachine>;
/** A running player: what `createActor(audioPlayerOn(player), { input })` returns. */
export type AudioPlayerActor = ActorRefFrom<typeof audioPlayerMachine>;

/** The view model of a player. */
export function audioPlayerView(snapshot: AudioPlayerSnapshot): AudioPlayerView {
  const { playsAllowed, playsUsed, positionSeconds, lengthSeconds, rate, failure } = snapshot.context;
  const { value } = snapshot;
  const phase = typeof value === 'string' ? value : value.open;
  return {
    phase,
    playsAllowed,
    playsUsed,
    playsLeft: playsAllowed === null ? null : Math.max(0, playsAllowed - playsUsed),
    canPlay: snapshot.can({ type: 'audio.play' }),
    progress: phase === 'playing' && lengthSeconds > 0 ? Math.min(1, positionSeconds / lengthSeconds) : 0,
    rate,
    failure,
  };
}
