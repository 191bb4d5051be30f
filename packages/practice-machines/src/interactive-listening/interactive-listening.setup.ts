import { assign, sendTo, stopChild } from 'xstate';
import {
  type AudioPlayerSnapshot,
  type AudioPlayerView,
  audioPlayerMachine,
  audioPlayerView,
  playbackWithoutPort,
} from '../shared/audio-player.ts';
import { overtimeMs } from '../shared/flow.ts';
import { PortMissingError } from '../shared/ports.ts';
import { practiceFlow } from '../shared/practice-flow.ts';
import { waitWithoutClock } from '../shared/wait.ts';
import * as logic from './interactive-listening.logic.ts';
import type {
  InteractiveListeningAnswer,
  InteractiveListeningContext,
  InteractiveListeningEvent,
  InteractiveListeningProgress,
  Replay,
} from './interactive-listening.types.ts';

interface Types {
  context: InteractiveListeningContext;
  events: InteractiveListeningEvent;
  answer: InteractiveListeningAnswer;
  draft: InteractiveListeningProgress;
}

const { root, setup } = practiceFlow({
  id: 'interactiveListening',
  types: {} as Types,
  actors: { wait: waitWithoutClock, audioPlayer: audioPlayerMachine, playback: playbackWithoutPort },
  isDraftAnswer: logic.isProgressOf,
  toContext: (input, draft) => {
    const { question } = input;
    const progress = draft ? logic.progressFrom(question, draft.answer) : logic.freshProgress(question);
    const parts = { ...progress, ...logic.secondsOf(input) };
    return { ...parts, durationSeconds: logic.partSeconds(parts), audio: null, replay: null, rate: 1 };
  },
  hasStarted: (draft) => draft !== undefined && logic.hasClockStarted(draft.answer),
  cleared: (context) => {
    const progress = logic.clearedProgress(context);
    return { ...progress, durationSeconds: logic.partSeconds({ ...context, ...progress }) };
  },
  toDraft: logic.progressOf,
  toAnswer: logic.toAnswer,
  closed: () => ({ audio: null, replay: null }),
  grade: logic.grade,
});

export { root };

export const toAudio = ({ event }: { event: { snapshot: AudioPlayerSnapshot } }) => audioPlayerView(event.snapshot);

/** Actors, actions and guards of the flow. */
export const interactiveListeningSetup = setup.extend({
  actions: {
    /** Preloads the sounds that are needed next. */
    preloadSounds: () => {
      throw new PortMissingError('preloadSounds', 'Use `interactiveListeningOn(ports)`.');
    },
    setAudio: assign((_, audio: AudioPlayerView) => ({ audio, playsUsed: audio.playsUsed })),
    takeBackPlay: assign({ playsUsed: 0, audio: null }),
    submitReply: assign(({ context }) => logic.submitReply(context)),
    chooseOpening: assign(({ context }, chosen: boolean) => logic.chooseOpening(context, chosen)),
    /** Nothing remembers it unless a port does. */
    rememberOpening: (_, _chosen: boolean) => {},
    begin: assign({ part: ({ context }) => (context.entries ? 'blanks' : 'conversation') }),
    fillBlank: assign({
      entries: ({ context }, { blank, text }: { blank: number; text: string }) =>
        logic.fillBlank(context.entries ?? [], blank, text),
    }),
    beginConversation: assign({ part: 'conversation', playsUsed: 0, audio: null }),
    setRate: assign({ rate: (_, rate: number) => rate }),
    beginSummary: assign(({ context }) => ({
      part: 'summary' as const,
      durationSeconds: context.summarySeconds,
      elapsedMs: overtimeMs(context),
    })),
    setReplay: assign({
      replay: ({ context }, params: Partial<Replay>) => context.replay && { ...context.replay, ...params },
    }),
    beginReplay: assign({ replay: (_, turn: number) => ({ turn, phase: 'loading' as const, failure: null }) }),
    stopPlayback: stopChild('replay'),
    clearReplay: assign({ replay: null }),
    play: sendTo('audioPlayer', { type: 'audio.play' }),
    stopSound: sendTo('audioPlayer', { type: 'audio.stop' }),
    setPlayerRate: sendTo('audioPlayer', (_, rate: number) => ({ type: 'audio.setRate', rate })),
  },
  guards: {
    isInSummary: ({ context }) => context.part === 'summary',
    isInConversation: ({ context }) => context.part === 'conversation' || context.part === 'blanks',
    isInBlanks: ({ context }) => context.part === 'blanks',
    isHeard: ({ context }) => context.playsUsed > 0,
    isOpeningOptional: ({ context }) => context.question.opening?.chosen !== undefined,
    isConversationOver: ({ context }) => context.replies.length >= context.question.turns.length,
    isUnplayed: ({ context }) => logic.isUnplayed(context),
    isFirstSound: ({ context }, audio: AudioPlayerView) => context.playsUsed === 0 && audio.playsUsed > 0,
    hasEnded: (_, audio: AudioPlayerView) => audio.phase === 'ended',
    hasFailed: ({ context }) => context.audio?.phase === 'failed',
    hasChoice: ({ context }) => context.choice !== null,
    canChoose: ({ context }, option: number) =>
      logic.currentTurn(context)?.options[option] !== undefined && !context.removed.includes(option),
    canHint: ({ context }) => context.mode === 'learn' && logic.nextHint(context) !== null,
    isReplaying: ({ context }, turn: number) => context.replay?.turn === turn && context.replay.phase !== 'failed',
    canReplay: ({ context }, turn: number) => context.mode === 'learn' && logic.wasPlayed(context, turn),
  },
});
