import { type ActorRefFrom, and, fromPromise, not, type SnapshotFrom } from 'xstate';
import { audioPlayerOn } from '../shared/audio-player.ts';
import type { JoinedRecording, PracticePorts, Recording } from '../shared/ports.ts';
import * as flow from '../shared/practice-flow.ts';
import { recorderOn } from '../shared/recorder.ts';
import { timerOn } from '../shared/timer.ts';
import { waitOn } from '../shared/wait.ts';
import * as logic from './interactive-speaking.logic.ts';
import { interactiveSpeakingSetup, root, toAudio, toRecorder } from './interactive-speaking.setup.ts';

const setAudio = { type: 'setAudio', params: toAudio } as const;
const setRecorder = { type: 'setRecorder', params: toRecorder } as const;
const recorder = (
  type: 'recording.start' | 'recording.stop' | 'recording.keep' | 'recording.pause' | 'recording.resume',
) => ({ type: 'tellRecorder', params: { type } }) as const;
const closeNeutral = { type: 'closeTurn', params: { decided: null } } as const;
const over = '#interactiveSpeaking.joining';

/** A question is played once; its clock stands still. */
const asking = interactiveSpeakingSetup.createStateConfig({
  entry: 'pauseTimer',
  invoke: {
    id: 'audioPlayer',
    src: 'audioPlayer',
    input: ({ context }) => ({
      ...logic.soundOf(logic.currentQuestion(context)),
      playsAllowed: 1,
      autoplay: true,
    }),
    onSnapshot: [
      { guard: { type: 'hasEnded', params: toAudio }, target: 'heard', actions: setAudio },
      { guard: { type: 'isFirstSound', params: toAudio }, actions: [setAudio, 'markHeard', 'emitDraft'] },
      { actions: setAudio },
    ],
  },
  on: {
    'audio.play': { actions: 'play' },
    'audio.skip': { guard: 'hasFailed', target: 'heard', actions: ['showText', 'markHeard', 'emitDraft'] },
    'text.show': { guard: 'isLearn', actions: ['showText', 'emitDraft'] },
    'timer.pause': { guard: 'isPractice', target: 'held', actions: ['cover', 'takeBackPlay', 'emitDraft'] },
    'timer.resume': {},
  },
});

/** The learner starts recording: in learn mode, or to go on with an answer that a reload interrupted. */
const ready = interactiveSpeakingSetup.createStateConfig({
  entry: 'pauseTimer',
  on: {
    'recording.start': { target: 'answering' },
    'answer.next': { guard: 'hasPieces', target: 'thinking' },
    'audio.play': { guard: and(['isLearn', not('hasPieces')]), target: 'asking' },
    'text.show': { guard: 'isLearn', actions: ['showText', 'emitDraft'] },
    'answer.hint': { guard: 'isLearn', actions: ['showHint', 'emitDraft'] },
    'timer.resume': { actions: 'uncover' },
  },
});

/** Speaking. The clock runs while sound is recorded. */
const answering = interactiveSpeakingSetup.createStateConfig({
  entry: ['pauseTimer', 'expectStart'],
  invoke: {
    id: 'recorder',
    src: 'recorder',
    input: ({ context }) => ({
      maxSeconds: logic.secondsLeft(context),
      transcribe: true,
    }),
    onSnapshot: [
      {
        guard: { type: 'isNewPiece', params: toRecorder },
        actions: [setRecorder, { type: 'addPiece', params: toRecorder }, 'resumeTimer', 'emitDraft'],
      },
      { guard: { type: 'isRecording', params: toRecorder }, actions: [setRecorder, 'resumeTimer'] },
      { actions: [setRecorder, 'pauseTimer'] },
    ],
  },
  always: [
    { guard: 'isToStart', actions: ['clearStart', recorder('recording.start')] },
    { guard: 'isRecorded', target: 'thinking', actions: ['takePiece', 'emitDraft'] },
  ],
  on: {
    'recording.start': [
      { guard: 'isLost', target: 'answering', reenter: true, actions: ['takePiece', 'emitDraft'] },
      { actions: recorder('recording.start') },
    ],
    'recording.keep': [
      { guard: and(['isLost', 'hasPieces']), target: 'thinking', actions: ['takePiece', 'emitDraft'] },
    ],
    'answer.next': { actions: recorder('recording.stop') },
    'answer.submit': { actions: recorder('recording.stop') },
    'text.show': { guard: 'isLearn', actions: ['showText', 'emitDraft'] },
    'answer.hint': { guard: 'isLearn', actions: ['showHint', 'emitDraft'] },
    'timer.expired': [
      { guard: 'isSounding', actions: [flow.setElapsed, recorder('recording.stop')] },
      { target: over, actions: [flow.setElapsed, 'takePiece'] },
    ],
    'timer.pause': { guard: 'isPractice', actions: ['pauseTimer', recorder('recording.pause')] },
    'timer.resume': { actions: recorder('recording.resume') },
  },
});

/** Waits for the transcript, if what was said can change what follows. */
const thinking = interactiveSpeakingSetup.createStateConfig({
  entry: 'pauseTimer',
  always: { guard: 'isDecided', target: 'turning', actions: [closeNeutral, 'emitDraft'] },
  invoke: [
    {
      id: 'decide',
      src: 'decide',
      input: ({ context }) => ({ takes: context.takes, question: logic.currentQuestion(context) }),
      onDone: {
        target: 'turning',
        actions: [{ type: 'closeTurn', params: ({ event }) => ({ decided: event.output }) }, 'emitDraft'],
      },
      onError: { target: 'turning', actions: [closeNeutral, 'emitDraft'] },
    },
    { src: 'wait', input: { durationMs: logic.TRANSCRIPT_MS } },
  ],
  on: { 'wait.ended': { target: 'turning', actions: [closeNeutral, 'emitDraft'] } },
});

/** Interactive Speaking: a conversation with questions that are heard once and answered at once. */
export const interactiveSpeakingMachine = interactiveSpeakingSetup.createMachine({
  ...root,
  states: {
    opening: {
      always: [
        { guard: 'isAnsweredInExam', target: 'submitted' },
        { guard: 'isAnswered', target: 'joining' },
        { guard: 'hasLoosePiece', target: 'recovering' },
        { guard: 'isInConversation', target: 'conversation' },
        { target: 'intro' },
      ],
    },
    recovering: {
      tags: 'busy',
      invoke: {
        id: 'recoverRecordings',
        src: 'recoverRecordings',
        input: ({ context: { pieces } }) => ({ recordingIds: pieces.map(({ recordingId }) => recordingId) }),
        onDone: {
          target: 'conversation',
          actions: { type: 'setFound', params: ({ event }) => ({ recordings: event.output }) },
        },
        onError: { target: 'conversation', actions: { type: 'setFound', params: { recordings: [] } } },
      },
    },
    intro: {
      entry: 'preloadSounds',
      on: { 'answer.start': { target: 'conversation', actions: ['begin', 'emitDraft'] } },
    },
    conversation: {
      ...flow.timed,
      initial: 'turning',
      on: {
        ...flow.clockEvents('joining'),
        'timer.pause': { guard: 'isPractice', actions: ['pauseTimer', 'cover'] },
        'timer.resume': { actions: 'uncover' },
      },
      states: {
        turning: {
          entry: 'preloadSounds',
          always: [
            { guard: 'isOver', target: over },
            { guard: 'isCovered', target: 'held' },
            { guard: 'isUnheard', target: 'asking' },
            { target: 'heard' },
          ],
        },
        asking,
        heard: {
          always: [
            { guard: 'isAnswerFull', target: 'thinking' },
            { guard: 'isUnhurried', target: 'ready' },
            { target: 'answering' },
          ],
        },
        ready,
        answering,
        thinking,
        held: { entry: 'pauseTimer', on: { 'timer.resume': { target: 'turning', actions: 'uncover' } } },
      },
    },
    joining: {
      tags: 'busy',
      always: { guard: 'hasNothing', target: 'empty' },
      invoke: {
        id: 'joinRecordings',
        src: 'joinRecordings',
        input: ({ context }) => ({ recordingIds: logic.allPieces(context) }),
        onDone: [
          {
            guard: { type: 'isNothingLeft', params: ({ event }) => ({ joined: event.output }) },
            target: 'empty',
          },
          {
            target: 'measuring',
            actions: { type: 'setJoined', params: ({ event }) => ({ joined: event.output as JoinedRecording }) },
          },
        ],
        onError: { target: 'unjoined' },
      },
    },
    /** The answers are stored, but couldn't be put together. */
    unjoined: { on: { 'answer.submit': { target: 'joining' } } },
    measuring: {
      tags: 'busy',
      always: { guard: 'isExam', target: 'saving', actions: { type: 'setMeasured', params: { measured: null } } },
      invoke: {
        id: 'assessRecording',
        src: 'assessRecording',
        input: ({ context }) => ({
          joined: context.joined as JoinedRecording,
          turns: logic.toTurns(context, context.joined),
        }),
        onDone: {
          target: 'saving',
          actions: { type: 'setMeasured', params: ({ event }) => ({ measured: event.output }) },
        },
        onError: { target: 'saving', actions: { type: 'setMeasured', params: { measured: null } } },
      },
    },
    saving: {
      always: [{ guard: 'isAnswered', target: 'reviewed', actions: 'grade' }, { target: 'grading' }],
    },
    /** Nothing was recorded, or nothing of it is left. */
    empty: {
      always: [
        { guard: 'isAnswered', target: 'intro', actions: 'startOver' },
        { guard: 'isExam', target: 'grading' },
        { target: 'missed' },
      ],
    },
    grading: flow.grading,
    reviewed: { ...flow.reviewed, on: flow.retry('intro') },
    missed: { on: flow.retry('intro') },
    submitted: flow.submitted,
  },
});

type Ports = Pick<PracticePorts, 'clock' | 'microphone' | 'recordings' | 'player' | 'join' | 'transcribe'>;

/** The transcript of every piece of an answer: the device's own, else the port's. */
async function transcribeAll(takes: readonly Recording[], port: Ports['transcribe'], signal: AbortSignal) {
  const texts = await Promise.all(
    takes.map(async (take) => take.transcript ?? (port ? await port(take, signal) : null)),
  );
  return texts.length === 0 || texts.includes(null) ? null : texts.join(' ');
}

/** `interactiveSpeakingMachine` on these ports. */
export function interactiveSpeakingOn(ports: Ports) {
  const { clock, player, recordings } = ports;
  const recover = async (recordingIds: readonly string[]) => {
    const found = await Promise.all(recordingIds.map((id) => recordings.recover(id).catch(() => null)));
    return found.filter((recording) => recording !== null);
  };
  return interactiveSpeakingMachine.provide({
    actors: {
      timer: timerOn(clock),
      wait: waitOn(clock),
      audioPlayer: audioPlayerOn(player),
      recorder: recorderOn(ports),
      recoverRecordings: fromPromise(({ input }) => recover(input.recordingIds)),
      decide: fromPromise(async ({ input: { takes, question }, signal }) => {
        const said = await transcribeAll(takes, ports.transcribe, signal);
        if (said === null || !question) return null;
        return (await import('./interactive-speaking.branch.ts')).branchOf(question, said);
      }),
      joinRecordings: fromPromise(async ({ input }) => {
        const found = await recover(input.recordingIds);
        return found.length === 0 ? null : ports.join(found);
      }),
    },
    actions: {
      preloadSounds: ({ context }) => {
        for (const url of logic.soundsAhead(context)) player.preload(url);
      },
    },
  });
}

/** Snapshot of a conversation. */
export type InteractiveSpeakingSnapshot = SnapshotFrom<typeof interactiveSpeakingMachine>;
/** A running conversation: what `createActor(interactiveSpeakingOn(ports), { input })` returns. */
export type InteractiveSpeakingActor = ActorRefFrom<typeof interactiveSpeakingMachine>;
