import { type ActorRefFrom, and, assign, type SnapshotFrom, spawnChild } from 'xstate';
import { audioPlayerOn, playbackOn } from '../shared/audio-player.ts';
import type { PracticePorts } from '../shared/ports.ts';
import * as flow from '../shared/practice-flow.ts';
import { timerOn } from '../shared/timer.ts';
import { waitOn } from '../shared/wait.ts';
import * as logic from './interactive-listening.logic.ts';
import { interactiveListeningSetup, root, toAudio } from './interactive-listening.setup.ts';
import type { OpeningPort } from './interactive-listening.types.ts';

const setAudio = { type: 'setAudio', params: toAudio } as const;
const setRate = { type: 'setRate', params: ({ event }: { event: { rate: number } }) => event.rate } as const;
const pause = { guard: 'isPractice', actions: ['pauseTimer', 'stopPlayback', 'clearReplay'] } as const;

/**
 * Interactive Listening: maybe an opening with blanks to fill, a conversation whose turns are played once and answered, then a
 * written summary.
 */
export const interactiveListeningMachine = interactiveListeningSetup.createMachine({
  ...root,
  on: {
    'playback.started': { actions: { type: 'setReplay', params: { phase: 'playing' } } },
    'playback.failed': {
      actions: { type: 'setReplay', params: ({ event }) => ({ phase: 'failed', failure: event.reason }) },
    },
    'playback.ended': { actions: ['stopPlayback', 'clearReplay'] },
    'audio.setRate': { guard: 'isLearn', actions: setRate },
    'audio.replay': [
      { guard: { type: 'isReplaying', params: ({ event }) => event.turn }, actions: ['stopPlayback', 'clearReplay'] },
      {
        guard: { type: 'canReplay', params: ({ event }) => event.turn },
        actions: [
          'stopPlayback',
          { type: 'beginReplay', params: ({ event }) => event.turn },
          spawnChild('playback', {
            id: 'replay',
            input: ({ context: { question, replay, rate } }) => ({
              ...logic.soundOf(question.turns[replay?.turn ?? -1]),
              rate,
            }),
          }),
        ],
      },
    ],
  },
  states: {
    opening: {
      always: [
        ...flow.ifAnswered,
        { guard: 'isInSummary', target: 'summary' },
        { guard: 'isInConversation', target: 'conversation' },
        { target: 'intro' },
      ],
    },
    intro: {
      entry: 'preloadSounds',
      on: {
        'opening.choose': {
          guard: 'isOpeningOptional',
          actions: [
            { type: 'chooseOpening', params: ({ event }) => event.chosen },
            { type: 'rememberOpening', params: ({ event }) => event.chosen },
            'preloadSounds',
          ],
        },
        'answer.start': { target: 'conversation', actions: ['begin', 'emitDraft'] },
      },
    },
    conversation: {
      ...flow.timed,
      initial: 'turning',
      on: {
        ...flow.clockEvents('summary'),
        'timer.expired': {
          target: 'summary',
          actions: ['submitReply', assign({ outOfTime: true }), 'beginSummary', 'emitDraft'],
        },
        'timer.pause': pause,
      },
      states: {
        turning: {
          entry: ['stopPlayback', 'clearReplay', 'preloadSounds'],
          always: [
            { guard: and(['isInBlanks', 'isHeard']), target: 'blanks' },
            { guard: 'isInBlanks', target: 'blanks', actions: 'pauseTimer' },
            {
              guard: 'isConversationOver',
              target: '#interactiveListening.summary',
              actions: ['beginSummary', 'emitDraft'],
            },
            { guard: 'isUnplayed', target: 'listening' },
            { target: 'choosing' },
          ],
        },
        blanks: {
          invoke: {
            id: 'audioPlayer',
            src: 'audioPlayer',
            input: ({ context: { question, playsUsed, rate } }) => ({
              ...logic.soundOf(question.opening),
              playsAllowed: null,
              playsUsed,
              autoplay: playsUsed === 0,
              rate,
            }),
            onSnapshot: [
              { guard: { type: 'isFirstSound', params: toAudio }, actions: [setAudio, 'resumeTimer', 'emitDraft'] },
              { actions: setAudio },
            ],
          },
          on: {
            'answer.fill': { actions: [{ type: 'fillBlank', params: ({ event }) => event }, 'emitDraft'] },
            'answer.next': { target: 'turning', actions: ['beginConversation', 'emitDraft'] },
            'audio.play': { actions: 'play' },
            'audio.setRate': {
              guard: 'isLearn',
              actions: [setRate, { type: 'setPlayerRate', params: ({ event }) => event.rate }],
            },
            'timer.pause': { guard: 'isPractice', actions: ['pauseTimer', 'stopSound'] },
            'timer.resume': [{ guard: 'isHeard', actions: 'resumeTimer' }, { actions: 'play' }],
          },
        },
        listening: {
          entry: 'pauseTimer',
          invoke: {
            id: 'audioPlayer',
            src: 'audioPlayer',
            input: ({ context }) => ({
              ...logic.soundOf(logic.currentTurn(context)),
              playsAllowed: 1,
              autoplay: true,
              rate: context.rate,
            }),
            onSnapshot: [
              { guard: { type: 'hasEnded', params: toAudio }, target: 'choosing', actions: setAudio },
              {
                guard: { type: 'isFirstSound', params: toAudio },
                actions: [setAudio, 'resumeTimer', 'emitDraft'],
              },
              { actions: setAudio },
            ],
          },
          on: {
            'audio.play': { actions: 'play' },
            'audio.skip': { guard: 'hasFailed', target: 'choosing' },
            'timer.pause': {
              guard: 'isPractice',
              target: 'held',
              actions: ['pauseTimer', 'takeBackPlay', 'emitDraft'],
            },
            'timer.resume': {},
            'audio.replay': {},
          },
        },
        choosing: {
          entry: 'resumeTimer',
          on: {
            'answer.choose': {
              guard: { type: 'canChoose', params: ({ event }) => event.option },
              actions: [assign({ choice: ({ event }) => event.option }), 'emitDraft'],
            },
            'answer.hint': {
              guard: 'canHint',
              actions: [
                assign(({ context }) => ({ removed: [...context.removed, logic.nextHint(context) ?? -1] })),
                'emitDraft',
              ],
            },
            'answer.next': [
              { guard: and(['hasChoice', 'isExam']), target: 'turning', actions: ['submitReply', 'emitDraft'] },
              { guard: 'hasChoice', target: 'marked', actions: ['submitReply', 'emitDraft'] },
            ],
            'audio.play': { guard: 'isUnplayed', target: 'listening' },
          },
        },
        marked: {
          invoke: {
            src: 'wait',
            input: ({ context }) => ({ durationMs: logic.markMs(context) }),
          },
          on: {
            'wait.ended': { target: 'turning' },
            'answer.next': { target: 'turning' },
            'timer.pause': { ...pause, target: 'held' },
          },
        },
        held: { on: { 'timer.resume': { target: 'turning', actions: 'resumeTimer' } } },
      },
    },
    summary: {
      ...flow.timed,
      on: {
        'answer.change': {
          actions: [assign({ summary: ({ event }) => event.text.slice(0, logic.MAX_SUMMARY_LENGTH) }), 'emitDraft'],
        },
        'answer.submit': { target: 'grading' },
        ...flow.clockEvents('grading'),
        'timer.pause': pause,
      },
    },
    grading: { ...flow.grading, entry: ['stopPlayback', ...flow.grading.entry] },
    reviewed: { ...flow.reviewed, on: flow.retry('intro') },
    submitted: flow.submitted,
  },
});

/** `interactiveListeningMachine` on these ports. */
export function interactiveListeningOn({
  clock,
  player,
  rememberOpening,
}: Pick<PracticePorts, 'clock' | 'player'> & OpeningPort) {
  return interactiveListeningMachine.provide({
    actors: {
      timer: timerOn(clock),
      wait: waitOn(clock),
      audioPlayer: audioPlayerOn(player),
      playback: playbackOn(player),
    },
    actions: {
      preloadSounds: ({ context }) => {
        for (const url of logic.soundsAhead(context)) player.preload(url);
      },
      rememberOpening: (_, chosen) => rememberOpening?.(chosen),
    },
  });
}

/** Snapshot of an interactive listening task. */
export type InteractiveListeningSnapshot = SnapshotFrom<typeof interactiveListeningMachine>;
/** A running interactive listening: what `createActor(interactiveListeningOn(ports), { input })` returns. */
export type InteractiveListeningActor = ActorRefFrom<typeof interactiveListeningMachine>;
