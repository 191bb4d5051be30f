import { type DictationResult, gradeDictation } from '@rehearse/scoring';
import { type ActorRefFrom, assign, emit, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { FlowTag } from '../protocol/protocol.ts';
import {
  type AudioPlayerSnapshot,
  type AudioPlayerView,
  audioPlayerMachine,
  audioPlayerOn,
  audioPlayerView,
} from '../shared/audio-player.ts';
import { isDraftDue, readDraft, toFlowContext, toTimerInput, writeDraft } from '../shared/flow.ts';
import type { PracticePorts } from '../shared/ports.ts';
import { timerOn, timerWithoutClock } from '../shared/timer.ts';
import { isAnswer, isNewHint, MAX_SENTENCE_LENGTH, nextHint, playsAllowed } from './dictation.logic.ts';
import type { DictationContext, DictationEmitted, DictationEvent, DictationInput } from './dictation.types.ts';

const FLOW = 'dictation';

function grade({ mode, question, text }: DictationContext): DictationResult | null {
  return mode === 'exam' ? null : gradeDictation(question.text, text, question.acceptedTexts);
}

function toContext(input: DictationInput): DictationContext {
  const draft = readDraft(input, FLOW, isAnswer);
  const context: DictationContext = {
    ...toFlowContext(input, draft, (draft?.answer.playsUsed ?? 0) > 0),
    text: draft?.answer.text ?? '',
    playsUsed: draft?.answer.playsUsed ?? 0,
    audio: null,
    hints: [],
    answered: draft?.phase === 'reviewed',
    result: null,
  };
  return context.answered ? { ...context, result: grade(context) } : context;
}

const toAudio = ({ event }: { event: { snapshot: AudioPlayerSnapshot } }) => audioPlayerView(event.snapshot);

/** Listen & Type: a sentence is heard up to three times and typed. The clock starts with the first sound. */
export const dictationMachine = setup({
  types: {
    context: {} as DictationContext,
    events: {} as DictationEvent,
    input: {} as DictationInput,
    emitted: {} as DictationEmitted,
    tags: {} as FlowTag,
  },
  actors: { timer: timerWithoutClock, audioPlayer: audioPlayerMachine },
  actions: {
    setElapsed: assign({ elapsedMs: (_, params: { elapsedMs: number }) => params.elapsedMs }),
    setText: assign({ text: (_, params: { text: string }) => params.text.slice(0, MAX_SENTENCE_LENGTH) }),
    giveHint: assign({
      hints: ({ context: { question, text, hints } }) => {
        const hint = nextHint(question, text, hints);
        return hint ? [...hints, hint] : hints;
      },
    }),
    setAudio: assign((_, audio: AudioPlayerView) => ({ audio, playsUsed: audio.playsUsed })),
    grade: assign({ answered: true, audio: null, result: ({ context }) => grade(context) }),
    startOver: assign({ text: '', playsUsed: 0, audio: null, hints: [], elapsedMs: 0, answered: false, result: null }),
    emitDraft: emit(({ context }) => ({
      type: 'draft',
      draft: writeDraft(FLOW, context, context.answered ? 'reviewed' : 'answering', {
        text: context.text,
        playsUsed: context.playsUsed,
      }),
    })),
    emitAnswered: emit(({ context: { question, text, playsUsed, result } }) => ({
      type: 'answered',
      questionId: question.questionId,
      answer: { text, playsUsed },
      result,
    })),
    play: sendTo('audioPlayer', { type: 'audio.play' }),
    setRate: sendTo('audioPlayer', (_, rate: number) => ({ type: 'audio.setRate', rate })),
    stopAudio: sendTo('audioPlayer', { type: 'audio.stop' }),
    pauseTimer: sendTo('timer', { type: 'timer.pause' }),
    resumeTimer: sendTo('timer', { type: 'timer.resume' }),
  },
  guards: {
    isExam: ({ context }) => context.mode === 'exam',
    isPractice: ({ context }) => context.mode !== 'exam',
    hasHint: ({ context: { mode, question, text, hints } }) =>
      mode === 'learn' && isNewHint(nextHint(question, text, hints), hints),
    isAnswered: ({ context }) => context.answered,
    isAnsweredInExam: ({ context }) => context.answered && context.mode === 'exam',
    hasStarted: ({ context }) => context.playsUsed > 0,
    isFirstPlay: ({ context }, audio: AudioPlayerView) => context.playsUsed === 0 && audio.playsUsed > 0,
    isNewPlay: ({ context }, audio: AudioPlayerView) => audio.playsUsed > context.playsUsed,
    isDraftDue: ({ context }, params: { elapsedMs: number }) => isDraftDue(context.elapsedMs, params.elapsedMs),
  },
}).createMachine({
  id: FLOW,
  context: ({ input }) => toContext(input),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'isAnsweredInExam', target: 'submitted' },
        { guard: 'isAnswered', target: 'reviewed' },
        { target: 'answering' },
      ],
    },
    answering: {
      tags: ['answering', 'timed'],
      invoke: [
        {
          id: 'timer',
          src: 'timer',
          input: ({ context }) => ({ ...toTimerInput(context), paused: context.playsUsed === 0 }),
        },
        {
          id: 'audioPlayer',
          src: 'audioPlayer',
          input: ({ context: { question, mode, playsUsed } }) => ({
            url: question.audioUrl,
            playsAllowed: playsAllowed(mode),
            playsUsed,
            autoplay: playsUsed === 0,
          }),
          onSnapshot: [
            {
              guard: { type: 'isFirstPlay', params: toAudio },
              actions: [{ type: 'setAudio', params: toAudio }, 'resumeTimer', 'emitDraft'],
            },
            {
              guard: { type: 'isNewPlay', params: toAudio },
              actions: [{ type: 'setAudio', params: toAudio }, 'emitDraft'],
            },
            { actions: { type: 'setAudio', params: toAudio } },
          ],
        },
      ],
      on: {
        'answer.change': { actions: [{ type: 'setText', params: ({ event }) => event }, 'emitDraft'] },
        'answer.hint': { guard: 'hasHint', actions: 'giveHint' },
        'answer.submit': { target: 'grading' },
        'audio.play': { actions: 'play' },
        'audio.setRate': { guard: 'isPractice', actions: { type: 'setRate', params: ({ event }) => event.rate } },
        'timer.expired': { target: 'grading', actions: { type: 'setElapsed', params: ({ event }) => event } },
        'timer.ticked': [
          {
            guard: { type: 'isDraftDue', params: ({ event }) => event },
            actions: [{ type: 'setElapsed', params: ({ event }) => event }, 'emitDraft'],
          },
          { actions: { type: 'setElapsed', params: ({ event }) => event } },
        ],
        'timer.pause': { guard: 'isPractice', actions: ['pauseTimer', 'stopAudio'] },
        'timer.resume': { guard: 'hasStarted', actions: 'resumeTimer' },
      },
    },
    grading: {
      entry: ['grade', 'emitAnswered', 'emitDraft'],
      always: [{ guard: 'isExam', target: 'submitted' }, { target: 'reviewed' }],
    },
    reviewed: {
      tags: 'reviewed',
      on: { 'answer.retry': { target: 'answering', actions: ['startOver', 'emitDraft'] } },
    },
    submitted: { tags: 'submitted' },
  },
});

/** `dictationMachine` on these ports. */
export function dictationOn(ports: Pick<PracticePorts, 'clock' | 'player'>) {
  return dictationMachine.provide({
    actors: { timer: timerOn(ports.clock), audioPlayer: audioPlayerOn(ports.player) },
  });
}

/** Where a dictation stands: its state and context. Views are read off it. */
export type DictationSnapshot = SnapshotFrom<typeof dictationMachine>;
/** A running dictation: what `createActor(dictationOn(ports), { input })` gives. */
export type DictationActor = ActorRefFrom<typeof dictationMachine>;
