import { gradeDictation } from '@rehearse/scoring';
import { type ActorRefFrom, assign, type SnapshotFrom, sendTo } from 'xstate';
import {
  type AudioPlayerSnapshot,
  type AudioPlayerView,
  audioPlayerMachine,
  audioPlayerOn,
  audioPlayerView,
} from '../shared/audio-player.ts';
import type { PracticePorts } from '../shared/ports.ts';
import * as flow from '../shared/practice-flow.ts';
import { timerOn } from '../shared/timer.ts';
import { isAnswer, isNewHint, MAX_SENTENCE_LENGTH, nextHint, playsAllowed, untouched } from './dictation.logic.ts';
import type { DictationAnswer, DictationContext, DictationEvent } from './dictation.types.ts';

interface Types {
  context: DictationContext;
  events: DictationEvent;
  answer: DictationAnswer;
  draft: DictationAnswer;
}

const { root, setup } = flow.practiceFlow({
  id: 'dictation',
  types: {} as Types,
  actors: { audioPlayer: audioPlayerMachine },
  isDraftAnswer: (_, value) => isAnswer(value),
  toContext: (_, draft) => ({ ...untouched, ...draft?.answer }),
  hasStarted: (draft) => draft !== undefined && draft.answer.playsUsed > 0,
  cleared: () => untouched,
  toDraft: ({ text, playsUsed }) => ({ text, playsUsed }),
  toAnswer: ({ text, playsUsed }) => ({ text, playsUsed }),
  closed: () => ({ audio: null }),
  grade: ({ question, text }) => gradeDictation(question.text ?? '', text, question.acceptedTexts),
});

const toAudio = ({ event }: { event: { snapshot: AudioPlayerSnapshot } }) => audioPlayerView(event.snapshot);
const setAudio = { type: 'setAudio', params: toAudio } as const;

/** Listen & Type: the learner hears a sentence up to three times and types it. The clock starts with the first sound. */
export const dictationMachine = setup
  .extend({
    actions: {
      setText: assign({ text: (_, params: { text: string }) => params.text.slice(0, MAX_SENTENCE_LENGTH) }),
      addHint: assign({
        hints: ({ context: { question, text, hints } }) => {
          const hint = nextHint(question, text, hints);
          return hint ? [...hints, hint] : hints;
        },
      }),
      setAudio: assign((_, audio: AudioPlayerView) => ({ audio, playsUsed: audio.playsUsed })),
      play: sendTo('audioPlayer', { type: 'audio.play' }),
      setRate: sendTo('audioPlayer', (_, rate: number) => ({ type: 'audio.setRate', rate })),
      stopAudio: sendTo('audioPlayer', { type: 'audio.stop' }),
    },
    guards: {
      hasHint: ({ context: { mode, question, text, hints } }) =>
        mode === 'learn' && isNewHint(nextHint(question, text, hints), hints),
      hasStarted: ({ context }) => context.playsUsed > 0,
      isFirstPlay: ({ context }, audio: AudioPlayerView) => context.playsUsed === 0 && audio.playsUsed > 0,
      isNewPlay: ({ context }, audio: AudioPlayerView) => audio.playsUsed > context.playsUsed,
    },
  })
  .createMachine({
    ...root,
    states: {
      opening: flow.opening,
      answering: {
        ...flow.timed,
        invoke: [
          {
            ...flow.timer,
            input: ({ context }) => ({ ...flow.timer.input({ context }), paused: context.playsUsed === 0 }),
          },
          {
            id: 'audioPlayer',
            src: 'audioPlayer',
            input: ({ context: { question, mode, playsUsed } }) => ({
              url: question.audioUrl,
              speech: question.speech,
              playsAllowed: playsAllowed(mode),
              playsUsed,
              autoplay: playsUsed === 0,
            }),
            onSnapshot: [
              {
                guard: { type: 'isFirstPlay', params: toAudio },
                actions: [setAudio, 'resumeTimer', 'emitDraft'],
              },
              { guard: { type: 'isNewPlay', params: toAudio }, actions: [setAudio, 'emitDraft'] },
              { actions: setAudio },
            ],
          },
        ],
        on: {
          'answer.change': { actions: [{ type: 'setText', params: ({ event }) => event }, 'emitDraft'] },
          'answer.hint': { guard: 'hasHint', actions: 'addHint' },
          'answer.submit': { target: 'grading' },
          'audio.play': { actions: 'play' },
          'audio.setRate': { guard: 'isPractice', actions: { type: 'setRate', params: ({ event }) => event.rate } },
          ...flow.clockEvents('grading'),
          'timer.pause': { guard: 'isPractice', actions: ['pauseTimer', 'stopAudio'] },
          'timer.resume': { guard: 'hasStarted', actions: 'resumeTimer' },
        },
      },
      grading: flow.grading,
      reviewed: flow.reviewed,
      submitted: flow.submitted,
    },
  });

/** `dictationMachine` on these ports. */
export function dictationOn(ports: Pick<PracticePorts, 'clock' | 'player'>) {
  return dictationMachine.provide({
    actors: { timer: timerOn(ports.clock), audioPlayer: audioPlayerOn(ports.player) },
  });
}

/** Snapshot of a dictation task. */
export type DictationSnapshot = SnapshotFrom<typeof dictationMachine>;
/** A running dictation task: what `createActor(dictationOn(ports), { input })` returns. */
export type DictationActor = ActorRefFrom<typeof dictationMachine>;
