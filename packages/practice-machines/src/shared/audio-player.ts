import { type ActorRefFrom, assign, fromCallback, type SnapshotFrom, setup } from 'xstate';
import { type PlaybackFailure, type PlayerPort, PortMissingError } from './ports.ts';

/** What a player starts from. */
export interface AudioPlayerInput {
  url: string;
  /** How often it may be heard; null for as often as one likes. */
  playsAllowed: number | null;
  /** Plays used before, from a draft. */
  playsUsed?: number;
  /** Play at once. */
  autoplay?: boolean;
  /** Speed of the first play; default 1. */
  rate?: number;
}

/** What a player knows. */
export interface AudioPlayerContext {
  url: string;
  /** From the input: how often it may be heard; null for as often as one likes. */
  playsAllowed: number | null;
  /** Counted when sound comes out: a play that the browser blocked or that couldn't load is not used up. */
  playsUsed: number;
  /** 1 is the speed it was recorded at. */
  rate: number;
  autoplay: boolean;
  /** Where the sound is. */
  positionSeconds: number;
  /** How long it is; 0 until that is known. */
  lengthSeconds: number;
  /** Why the last play gave no sound; null if it did. */
  failure: PlaybackFailure | null;
}

/** What a player is told, by a person and by its port. */
export type AudioPlayerEvent =
  /** Plays from the beginning. Ignored while it plays and when no plays are left. */
  | { type: 'audio.play' }
  /** Ends this play; it is used up if sound came out. */
  | { type: 'audio.stop' }
  /** From the next play on. */
  | { type: 'audio.setRate'; rate: number }
  | PlaybackEvent;

/** What a sound that plays reports. */
export type PlaybackEvent =
  /** From the port: sound comes out. */
  | { type: 'playback.started' }
  /** From the port: where the sound is. */
  | { type: 'playback.moved'; positionSeconds: number; lengthSeconds: number }
  /** From the port: the sound is over. */
  | { type: 'playback.ended' }
  /** From the port: there is no sound. */
  | { type: 'playback.failed'; reason: PlaybackFailure };

/** What a view shows of a player; `playsAllowed`, `playsUsed`, `rate` and `failure` as in its context. */
export interface AudioPlayerView {
  phase: 'idle' | 'loading' | 'playing' | 'ended' | 'failed';
  playsAllowed: number | null;
  playsUsed: number;
  /** Null for unlimited. */
  playsLeft: number | null;
  canPlay: boolean;
  /** Share of the sound that was heard, 0..1; 0 unless it plays. */
  progress: number;
  rate: number;
  failure: PlaybackFailure | null;
}

/** What one play starts from; `rate` 1 is the speed it was recorded at. */
export type PlaybackInput = { url: string; rate: number };

/** The `playback` actor of the player on a port. */
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

/** Stands where no player was provided. */
export const playbackWithoutPort = fromCallback<{ type: 'none' }, PlaybackInput>(() => {
  throw new PortMissingError('playback', 'Provide `playbackOn(player)`, or use `audioPlayerOn(ports)`.');
});

const hasPlaysLeft = ({ playsAllowed, playsUsed }: AudioPlayerContext) =>
  playsAllowed === null || playsUsed < playsAllowed;

/** A sound that may be heard a limited number of times. */
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
  context: ({ input: { url, playsAllowed, playsUsed = 0, autoplay = false, rate = 1 } }) => ({
    ...{ url, playsAllowed, playsUsed, autoplay, rate },
    ...{ positionSeconds: 0, lengthSeconds: 0, failure: null },
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
      invoke: { src: 'playback', input: ({ context: { url, rate } }) => ({ url, rate }) },
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

/** Where a player stands: its state and context. */
export type AudioPlayerSnapshot = SnapshotFrom<typeof audioPlayerMachine>;
/** A running player: what `createActor(audioPlayerOn(player), { input })` gives. */
export type AudioPlayerActor = ActorRefFrom<typeof audioPlayerMachine>;

/** What to draw of a player. */
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
