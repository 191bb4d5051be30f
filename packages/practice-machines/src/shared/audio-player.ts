import { type ActorRefFrom, assign, fromCallback, type SnapshotFrom, setup } from 'xstate';
import { type PlaybackFailure, type PlayerPort, PortMissingError } from './ports.ts';

export interface AudioPlayerInput {
  url: string;
  /** How often it may be heard; null for as often as one likes. */
  playsAllowed: number | null;
  /** Plays used before, from a draft. */
  playsUsed?: number;
  /** Play at once. */
  autoplay?: boolean;
}

export interface AudioPlayerContext {
  url: string;
  playsAllowed: number | null;
  /** Counted when sound comes out: a play that the browser blocked or that couldn't load is not used up. */
  playsUsed: number;
  /** 1 is the speed it was recorded at. */
  rate: number;
  autoplay: boolean;
  positionSeconds: number;
  lengthSeconds: number;
  failure: PlaybackFailure | null;
}

export type AudioPlayerEvent =
  /** Plays from the beginning. Ignored while it plays and when no plays are left. */
  | { type: 'audio.play' }
  | { type: 'audio.stop' }
  /** From the next play on. */
  | { type: 'audio.setRate'; rate: number }
  | { type: 'playback.started' }
  | { type: 'playback.moved'; positionSeconds: number; lengthSeconds: number }
  | { type: 'playback.ended' }
  | { type: 'playback.failed'; reason: PlaybackFailure };

/** What a view shows of a player. */
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

type PlaybackInput = { url: string; rate: number };

/** The `playback` actor of the player on a port. */
export function playbackOn(player: PlayerPort) {
  return fromCallback<{ type: 'none' }, PlaybackInput>(({ input, sendBack }) => {
    const report = (event: AudioPlayerEvent) => sendBack(event);
    return player.play(input, {
      onStarted: () => report({ type: 'playback.started' }),
      onProgress: (positionSeconds, lengthSeconds) =>
        report({ type: 'playback.moved', positionSeconds, lengthSeconds }),
      onEnded: () => report({ type: 'playback.ended' }),
      onFailed: (reason) => report({ type: 'playback.failed', reason }),
    });
  });
}

const playbackWithoutPort = fromCallback<{ type: 'none' }, PlaybackInput>(() => {
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
  context: ({ input: { url, playsAllowed, playsUsed = 0, autoplay = false } }) => ({
    ...{ url, playsAllowed, playsUsed, autoplay },
    ...{ rate: 1, positionSeconds: 0, lengthSeconds: 0, failure: null },
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

export type AudioPlayerSnapshot = SnapshotFrom<typeof audioPlayerMachine>;
export type AudioPlayerActor = ActorRefFrom<typeof audioPlayerMachine>;

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
