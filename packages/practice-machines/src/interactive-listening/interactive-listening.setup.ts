import { assign, emit, sendTo, setup, stopChild } from 'xstate';
import type { FlowTag } from '../protocol/protocol.ts';
import {
  type AudioPlayerSnapshot,
  type AudioPlayerView,
  audioPlayerMachine,
  audioPlayerView,
  playbackWithoutPort,
} from '../shared/audio-player.ts';
import { isDraftDue, overtimeMs, readDraft, toFlowContext, writeDraft } from '../shared/flow.ts';
import { PortMissingError } from '../shared/ports.ts';
import { timerWithoutClock } from '../shared/timer.ts';
import { waitWithoutClock } from '../shared/wait.ts';
import * as logic from './interactive-listening.logic.ts';
import type {
  InteractiveListeningContext,
  InteractiveListeningEmitted,
  InteractiveListeningEvent,
  InteractiveListeningInput,
  InteractiveListeningProgress,
  Replay,
} from './interactive-listening.types.ts';

export const FLOW = 'interactiveListening';

export function toContext(input: InteractiveListeningInput): InteractiveListeningContext {
  const isProgress = (value: unknown): value is InteractiveListeningProgress =>
    logic.isProgressOf(input.question, value);
  const draft = readDraft(input, FLOW, isProgress);
  const progress = draft?.answer ?? logic.emptyProgress;
  const seconds = logic.secondsOf(input);
  const context: InteractiveListeningContext = {
    ...toFlowContext(input, draft, progress.part !== 'intro'),
    ...progress,
    ...seconds,
    durationSeconds: progress.part === 'summary' ? seconds.summarySeconds : seconds.conversationSeconds,
    ...{ audio: null, replay: null, rate: 1, answered: draft?.phase === 'reviewed', result: null },
  };
  return context.answered ? { ...context, result: logic.grade(context) } : context;
}

export const toAudio = ({ event }: { event: { snapshot: AudioPlayerSnapshot } }) => audioPlayerView(event.snapshot);

/** Actors, actions and guards of the flow; the machine says when. */
export const interactiveListeningSetup = setup({
  types: {
    context: {} as InteractiveListeningContext,
    events: {} as InteractiveListeningEvent,
    input: {} as InteractiveListeningInput,
    emitted: {} as InteractiveListeningEmitted,
    tags: {} as FlowTag,
  },
  actors: {
    timer: timerWithoutClock,
    wait: waitWithoutClock,
    audioPlayer: audioPlayerMachine,
    playback: playbackWithoutPort,
  },
  actions: {
    /** Fetches the sounds of the turn under way and of the one after it: no more, or a slow line brings the first one last. */
    preloadTurns: () => {
      throw new PortMissingError('preloadTurns', 'Use `interactiveListeningOn(ports)`.');
    },
    setElapsed: assign({ elapsedMs: (_, params: { elapsedMs: number }) => params.elapsedMs }),
    setAudio: assign((_, audio: AudioPlayerView) => ({ audio, playsUsed: audio.playsUsed })),
    takeBackPlay: assign({ playsUsed: 0, audio: null }),
    giveReply: assign(({ context }) => logic.giveReply(context)),
    beginConversation: assign({ part: 'conversation' }),
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
    grade: assign({ answered: true, audio: null, replay: null, result: ({ context }) => logic.grade(context) }),
    startOver: assign(({ context: { conversationSeconds } }) => ({
      ...logic.emptyProgress,
      ...{ durationSeconds: conversationSeconds, elapsedMs: 0, answered: false, result: null },
    })),
    emitDraft: emit(({ context }) => ({
      type: 'draft',
      draft: writeDraft(FLOW, context, context.answered ? 'reviewed' : 'answering', logic.progressOf(context)),
    })),
    emitAnswered: emit(({ context }) => ({
      type: 'answered',
      questionId: context.question.questionId,
      answer: logic.toAnswer(context),
      result: context.result,
    })),
    pauseTimer: sendTo('timer', { type: 'timer.pause' }),
    resumeTimer: sendTo('timer', { type: 'timer.resume' }),
    play: sendTo('audioPlayer', { type: 'audio.play' }),
  },
  guards: {
    isExam: ({ context }) => context.mode === 'exam',
    isPractice: ({ context }) => context.mode !== 'exam',
    isLearning: ({ context }) => context.mode === 'learn',
    isAnswered: ({ context }) => context.answered,
    isAnsweredInExam: ({ context }) => context.answered && context.mode === 'exam',
    isInSummary: ({ context }) => context.part === 'summary',
    isInConversation: ({ context }) => context.part === 'conversation',
    isConversationOver: ({ context }) => context.replies.length >= context.question.turns.length,
    isUnheard: ({ context }) => logic.isUnheard(context),
    isFirstSound: ({ context }, audio: AudioPlayerView) => context.playsUsed === 0 && audio.playsUsed > 0,
    hasEnded: (_, audio: AudioPlayerView) => audio.phase === 'ended',
    hasFailed: ({ context }) => context.audio?.phase === 'failed',
    hasChoice: ({ context }) => context.choice !== null,
    canChoose: ({ context }, option: number) =>
      logic.currentTurn(context)?.options[option] !== undefined && !context.removed.includes(option),
    canHint: ({ context }) => context.mode === 'learn' && logic.nextHint(context) !== null,
    isReplaying: ({ context }, turn: number) => context.replay?.turn === turn && context.replay.phase !== 'failed',
    canReplay: ({ context }, turn: number) => context.mode === 'learn' && logic.wasHeard(context, turn),
    isDraftDue: ({ context }, params: { elapsedMs: number }) => isDraftDue(context.elapsedMs, params.elapsedMs),
  },
});
