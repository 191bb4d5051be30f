import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { asked, RETRY_MS, toChecks } from './sitting.logic.ts';
import { sittingSetup } from './sitting.setup.ts';
import type { ConnectionReport, FailedCall, Sitting, SittingContext } from './sitting.types.ts';

type Output = { event: { output: Sitting } };
type Failed = { event: { error: unknown } };
type Connection = { event: Omit<ConnectionReport, 'type'> };

const known = ({ context: { sitting } }: { context: SittingContext }) => ({ sitting });
const loaded = { type: 'setSitting', params: ({ event }: Output) => ({ sitting: event.output }) } as const;
const failing = (call: FailedCall) =>
  ({ type: 'setFailed', params: ({ event }: Failed) => ({ call, error: event.error }) }) as const;
const isLost = { type: 'isLost', params: ({ event }: Failed) => event } as const;
const setConnection = { type: 'setConnection', params: ({ event }: Connection) => event } as const;
const setAnswered = {
  type: 'setAnswered',
  params: ({ event }: { event: { score: number | null; isTimeUp: boolean } }) => event,
} as const;
const hasFailed = (call: FailedCall) => ({ type: 'hasFailed', params: { call } }) as const;

/** Waits until the host may be there again, then continues at `target`. */
const waitFor = (target: string) =>
  ({
    invoke: { id: 'wait', src: 'wait', input: { durationMs: RETRY_MS } },
    on: {
      'wait.ended': target,
      'connection.changed': {
        guard: { type: 'isBack', params: ({ event }: Connection) => event },
        target,
        actions: setConnection,
      },
    },
  }) as const;

/** A series of questions. Provide every actor; `wait` with `waitOn(clock)`. */
export const sittingMachine = sittingSetup.createMachine({
  id: 'sitting',
  context: ({ input: { sitting, hasIntroduction = false } }) => ({
    sitting,
    hasIntroduction,
    checks: toChecks(sitting),
    level: 0,
    slot: 0,
    question: null,
    next: null,
    flow: null,
    isTimeUp: false,
    isOnline: true,
    unsent: 0,
    isElsewhere: false,
    refusedSlot: null,
    failed: null,
  }),
  invoke: { id: 'connection', src: 'connection' },
  initial: 'arriving',
  on: { 'connection.changed': { actions: setConnection } },
  states: {
    arriving: {
      always: [
        { guard: 'isOver', target: 'finished' },
        { guard: 'startsAtOnce', target: 'starting' },
        { target: 'introduction' },
      ],
    },
    introduction: {
      on: { 'sitting.begin': [{ guard: 'hasCheck', target: 'checking' }, { target: 'starting' }] },
    },
    checking: {
      invoke: { id: 'devices', src: 'devices' },
      initial: 'idle',
      on: { 'check.skip': { guard: 'hasCheck', target: '.next', actions: 'skipCheck' } },
      states: {
        idle: { on: { 'check.start': 'running' } },
        running: {
          entry: ['startCheck', 'runCheck'],
          on: {
            'device.level': { actions: { type: 'setLevel', params: ({ event }) => event } },
            'device.played': 'hearing',
            'device.checked': [
              { guard: { type: 'isPassed', params: ({ event }) => event }, target: 'next', actions: 'passCheck' },
              { target: 'idle', actions: { type: 'failCheck', params: ({ event }) => event } },
            ],
          },
        },
        hearing: {
          on: {
            'check.start': 'running',
            'check.heard': [
              { guard: { type: 'isHeard', params: ({ event }) => event }, target: 'next', actions: 'passCheck' },
              { target: 'idle', actions: { type: 'failCheck', params: { failure: 'unheard' } } },
            ],
          },
        },
        next: { always: [{ guard: 'hasCheck', target: 'running' }, { target: 'checked' }] },
        checked: { on: { 'sitting.continue': '#sitting.starting', 'check.skip': {} } },
      },
    },
    starting: {
      invoke: {
        id: 'start',
        src: 'start',
        input: known,
        onDone: { target: 'deciding', actions: loaded },
        onError: { target: 'failed', actions: failing('start') },
      },
    },
    deciding: {
      always: [
        { guard: 'isOver', target: 'finished' },
        { guard: 'hasSlot', target: 'running', actions: 'advance' },
        { target: 'finishing' },
      ],
    },
    running: {
      type: 'parallel',
      states: {
        host: {
          initial: 'opening',
          states: {
            opening: {
              invoke: {
                id: 'openSlot',
                src: 'openSlot',
                input: ({ context: { sitting, slot } }) => ({ sitting, slot }),
                onDone: {
                  target: 'opened',
                  actions: [{ type: 'setOpened', params: ({ event }) => ({ opened: event.output }) }, 'setOnline'],
                },
                onError: [
                  { guard: isLost, target: 'lost', actions: 'setOffline' },
                  {
                    guard: { type: 'isClosed', params: ({ event }) => event },
                    target: '#sitting.reloading',
                    actions: 'setElsewhere',
                  },
                  // the question that is on screen goes on, and the host is asked again
                  { guard: 'hasQuestion', target: 'lost' },
                  { target: '#sitting.failed', actions: failing('open') },
                ],
              },
            },
            lost: waitFor('opening'),
            opened: {},
          },
        },
        task: {
          initial: 'waiting',
          states: {
            // the host may have opened the question already, and a pause ends it: the same as inside it
            waiting: {
              initial: 'undisturbed',
              states: {
                undisturbed: {
                  always: { guard: 'hasQuestion', target: '#sitting.running.task.asking' },
                  on: { 'sitting.pause': [{ guard: 'isSealed', target: 'doubtful' }, { target: '#sitting.pausing' }] },
                },
                doubtful: {
                  always: { guard: 'hasQuestion', target: '#sitting.running.task.asking.answering.doubtful' },
                  on: { 'pause.cancel': 'undisturbed', 'pause.confirm': '#sitting.pausing' },
                },
              },
            },
            asking: {
              invoke: { id: 'question', src: 'question', input: ({ context }) => asked(context) },
              initial: 'answering',
              on: {
                'question.opened': { actions: { type: 'setFlow', params: ({ event }) => event } },
                'question.failed': { target: 'broken', actions: failing('question') },
              },
              states: {
                answering: {
                  initial: 'undisturbed',
                  on: {
                    'question.answered': [
                      { guard: 'isReviewed', target: 'reviewing', actions: setAnswered },
                      { target: '#sitting.answered', actions: setAnswered },
                    ],
                  },
                  states: {
                    undisturbed: {
                      on: { 'sitting.pause': [{ guard: 'isSealed', target: 'doubtful' }, { target: 'leaving' }] },
                    },
                    doubtful: { on: { 'pause.cancel': 'undisturbed', 'pause.confirm': 'leaving' } },
                    leaving: {
                      entry: 'leaveQuestion',
                      on: {
                        'question.answered': { actions: setAnswered },
                        'question.left': [
                          { guard: 'isSealed', target: '#sitting.pausing', actions: 'setMissed' },
                          { target: '#sitting.pausing' },
                        ],
                      },
                    },
                  },
                },
                reviewing: {
                  on: { 'sitting.continue': '#sitting.deciding', 'sitting.pause': '#sitting.pausing' },
                },
              },
            },
            broken: {
              exit: 'clearFailed',
              on: {
                'sitting.retry': 'waiting',
                'question.skip': { target: '#sitting.answered', actions: 'setMissed' },
                'sitting.pause': '#sitting.pausing',
              },
            },
          },
        },
      },
    },
    answered: {
      always: [
        { guard: 'isRow', target: 'deciding' },
        { guard: 'hasSlot', target: 'between' },
        { target: 'finishing' },
      ],
    },
    between: { on: { 'sitting.continue': 'deciding', 'sitting.pause': 'pausing' } },
    pausing: {
      entry: 'dropQuestion',
      invoke: {
        id: 'pause',
        src: 'pause',
        input: known,
        onDone: { target: 'paused', actions: loaded },
        // the host closes the question by itself when its time is over
        onError: 'paused',
      },
    },
    paused: {
      on: { 'sitting.continue': 'reloading', 'sitting.finish': { guard: 'isDrill', target: 'finishing' } },
    },
    reloading: {
      initial: 'calling',
      states: {
        calling: {
          invoke: {
            id: 'reload',
            src: 'reload',
            input: known,
            onDone: { target: '#sitting.deciding', actions: [loaded, 'setOnline'] },
            onError: [
              { guard: isLost, target: 'lost', actions: 'setOffline' },
              { target: '#sitting.failed', actions: failing('reload') },
            ],
          },
        },
        lost: waitFor('calling'),
      },
    },
    finishing: {
      initial: 'calling',
      entry: 'dropQuestion',
      states: {
        calling: {
          invoke: {
            id: 'finish',
            src: 'finish',
            input: known,
            onDone: { target: '#sitting.finished', actions: [loaded, 'setOnline'] },
            onError: [
              { guard: isLost, target: 'lost', actions: 'setOffline' },
              { target: '#sitting.failed', actions: failing('finish') },
            ],
          },
        },
        lost: waitFor('calling'),
      },
    },
    failed: {
      exit: 'clearFailed',
      on: {
        'sitting.retry': [
          { guard: hasFailed('start'), target: 'starting' },
          { guard: hasFailed('finish'), target: 'finishing' },
          { target: 'reloading' },
        ],
      },
    },
    finished: { entry: 'reportFinished' },
  },
});

/** A running sitting: what `createActor(sittingMachine.provide(…), { input })` returns. */
export type SittingActor = ActorRefFrom<typeof sittingMachine>;
/** Snapshot of a sitting. */
export type SittingSnapshot = SnapshotFrom<typeof sittingMachine>;
