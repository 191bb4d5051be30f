import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { createFakeClock, type FakeClock } from '../shared/fakes/clock.ts';
import { waitOn } from '../shared/wait.ts';
import { type WordJudgementActor, wordJudgementOn } from '../word-judgement/index.ts';
import { type SittingActor, type SittingSnapshot, sittingMachine } from './sitting.machine.ts';
import { runSlotFlow } from './sitting.question.ts';
import type {
  AskedQuestion,
  ConnectionReport,
  DeviceCommand,
  DeviceReport,
  OpenedSlot,
  Sitting,
  SittingCall,
  SittingEvent,
  SlotCall,
  SlotQuestion,
} from './sitting.types.ts';
import { sittingView } from './sitting.view.ts';

/** States for stories and tests. */
export const sittingFixtures = [
  'introduction',
  'goingOn',
  'checkReady',
  'checkingMicrophone',
  'hearing',
  'checkFailed',
  'checked',
  'starting',
  'opening',
  'word',
  'offline',
  'disconnected',
  'pauseAsked',
  'elsewhere',
  'broken',
  'reviewing',
  'between',
  'timeUp',
  'paused',
  'drillPaused',
  'finishing',
  'finishingOffline',
  'finished',
  'drillFinished',
  'failed',
] as const;
/** Name of a state that `driveSitting` can reach. */
export type SittingFixture = (typeof sittingFixtures)[number];

/** The flow of the fixtures' questions, all of which are words. */
export interface WordFlow {
  actor: WordJudgementActor;
}

const WORDS = ['harbour', 'plandent', 'weather', 'borrow'];
const SECONDS = 5;

const slotsOf = (submoduleIds: readonly number[], done = 0): Sitting['slots'] =>
  submoduleIds.map((submoduleId, index) => ({
    slot: index + 1,
    submoduleId,
    state: index < done ? 'answered' : 'waiting',
    ...(index < done ? { questionId: 400 + index, score: index % 2 } : {}),
  }));

const mock: Sitting = {
  kind: 'mock',
  state: 'ready',
  isSealed: true,
  review: 'end',
  mode: 'exam',
  slots: slotsOf([1, 1, 1, 8, 10, 6, 7, 9, 11, 2, 13]),
  minutes: 20,
};
const drill: Sitting = {
  ...mock,
  kind: 'drill',
  isSealed: false,
  review: 'each',
  mode: 'timed',
  slots: slotsOf([1, 1, 1, 1, 1, 1]),
};

/** A host that replies, a host that never does, and one that can't be reached. */
type Reply = 'good' | 'none' | 'lost' | 'refused';

interface Script {
  sitting?: Sitting;
  start?: Reply;
  open?: (slot: number) => Reply | 'closed';
  finish?: Reply;
  isBroken?: boolean;
  /** Reports of each check. */
  devices?: Partial<Record<DeviceCommand['check'], readonly DeviceReport[]>>;
  steps?: readonly Step[];
  until: SittingPhase | ((snapshot: SittingSnapshot) => boolean);
}

type SittingPhase = ReturnType<typeof sittingView>['phase'];
/** An event; a choice of the open word; or time that passes, in milliseconds. */
type Step = SittingEvent | 'yes' | 'no' | number;

const begun: readonly Step[] = [{ type: 'sitting.begin' }];
const checksPassed: Script['devices'] = {
  sound: [{ type: 'device.played' }],
  microphone: [{ type: 'device.checked', failure: null }],
  quiet: [{ type: 'device.checked', failure: null }],
  connection: [{ type: 'device.checked', failure: null }],
};
const intoTest: readonly Step[] = [
  ...begun,
  { type: 'check.start' },
  { type: 'check.heard', isHeard: true },
  { type: 'sitting.continue' },
];
const refused = { code: 'server', message: 'The host is out of order.' };
const finishedMock: Sitting = {
  ...mock,
  state: 'finished',
  slots: slotsOf(
    mock.slots.map(({ submoduleId }) => submoduleId),
    mock.slots.length,
  ),
};

const scripts: Record<SittingFixture, Script> = {
  introduction: { until: 'introduction' },
  goingOn: {
    sitting: { ...mock, state: 'paused', slots: slotsOf([1, 1, 1, 8, 10, 6, 7, 9, 11, 2, 13], 5) },
    until: 'introduction',
  },
  checkReady: { steps: begun, until: 'checking' },
  checkingMicrophone: {
    devices: { ...checksPassed, microphone: [{ type: 'device.level', level: 0.6 }] },
    steps: [...begun, { type: 'check.start' }, { type: 'check.heard', isHeard: true }],
    until: ({ context }) => context.level > 0,
  },
  hearing: {
    devices: checksPassed,
    steps: [...begun, { type: 'check.start' }],
    until: (snapshot) => snapshot.matches({ checking: 'hearing' }),
  },
  checkFailed: {
    devices: { ...checksPassed, microphone: [{ type: 'device.checked', failure: 'refused' }] },
    steps: [...begun, { type: 'check.start' }, { type: 'check.heard', isHeard: true }],
    until: 'checking',
  },
  checked: {
    devices: checksPassed,
    steps: [...begun, { type: 'check.start' }, { type: 'check.heard', isHeard: true }],
    until: (snapshot) => snapshot.matches({ checking: 'checked' }),
  },
  starting: { sitting: drill, start: 'none', until: 'starting' },
  opening: { sitting: drill, open: () => 'none', until: 'question' },
  word: { sitting: { ...drill, review: 'end' }, until: (snapshot) => snapshot.context.flow !== null },
  offline: {
    sitting: { ...drill, review: 'end' },
    open: (slot) => (slot === 1 ? 'good' : 'lost'),
    steps: ['yes'],
    until: (snapshot) => snapshot.context.slot === 2 && !snapshot.context.isOnline,
  },
  disconnected: {
    sitting: { ...drill, review: 'end' },
    open: (slot) => (slot === 1 ? 'good' : 'lost'),
    steps: ['yes', 'no'],
    until: 'disconnected',
  },
  pauseAsked: { devices: checksPassed, steps: [...intoTest, { type: 'sitting.pause' }], until: 'question' },
  elsewhere: {
    sitting: { ...drill, review: 'end' },
    open: (slot) => (slot === 1 ? 'closed' : 'good'),
    until: (snapshot) => snapshot.context.isElsewhere && snapshot.context.flow !== null,
  },
  broken: { sitting: drill, isBroken: true, until: 'broken' },
  reviewing: { sitting: drill, steps: ['yes'], until: 'question' },
  between: { devices: checksPassed, steps: [...intoTest, 'yes', 'no', 'yes'], until: 'between' },
  timeUp: { devices: checksPassed, steps: [...intoTest, 'yes', 'no', SECONDS * 1000], until: 'between' },
  paused: {
    devices: checksPassed,
    steps: [...intoTest, { type: 'sitting.pause' }, { type: 'pause.confirm' }],
    until: 'paused',
  },
  drillPaused: {
    sitting: { ...drill, slots: slotsOf([1, 8, 8]), review: 'end' },
    steps: ['yes', { type: 'sitting.pause' }],
    until: 'paused',
  },
  finishing: {
    sitting: { ...drill, slots: slotsOf([1], 0), review: 'end' },
    finish: 'none',
    steps: ['yes'],
    until: 'finishing',
  },
  finishingOffline: {
    sitting: { ...drill, slots: slotsOf([1], 0), review: 'end' },
    finish: 'lost',
    steps: ['yes'],
    until: (snapshot) => snapshot.matches({ finishing: 'lost' }),
  },
  finished: { sitting: finishedMock, until: 'finished' },
  drillFinished: {
    sitting: { ...drill, review: 'end' },
    steps: ['yes', 'no', 'yes', 'yes', 'no', SECONDS * 1000],
    until: 'finished',
  },
  failed: { sitting: drill, start: 'refused', until: 'failed' },
};

const replyWith = <T>(reply: Reply | 'closed', value: () => T): Promise<T> => {
  switch (reply) {
    case 'good':
      return Promise.resolve(value());
    case 'none':
      return new Promise(() => {});
    case 'lost':
      return Promise.reject(Object.assign(new Error('No connection.'), { code: 'network' }));
    case 'closed':
      return Promise.reject(Object.assign(new Error('Answered.'), { code: 'slotClosed' }));
    case 'refused':
      return Promise.reject(Object.assign(new Error(refused.message), { code: refused.code }));
  }
};

const slotQuestion = (sitting: Sitting, slot: number): SlotQuestion | null => {
  const given = sitting.slots[slot - 1];
  if (!given) return null;
  const word = WORDS[(slot - 1) % WORDS.length] as string;
  const question = { questionId: 400 + slot, word, correct: word !== 'plandent' };
  return { slot, submoduleId: given.submoduleId, question, seconds: SECONDS, secondsLeft: SECONDS };
};

/** The flow of a word, on a clock. */
const openWord =
  (clock: FakeClock, isBroken: boolean) =>
  ({ question, seconds, mode }: AskedQuestion): WordFlow => {
    if (isBroken) throw new Error('The question can’t be read.');
    const { questionId, word, correct } = question as { questionId: number; word: string; correct: boolean };
    const input = { question: { questionId, word, correct }, durationSeconds: seconds, mode };
    return { actor: createActor(wordJudgementOn({ clock }), { input }) };
  };

const isSubmitted = ({ actor }: WordFlow) => actor.getSnapshot().context.answered;

/** An actor brought to the named state by real events. Its questions are words, in the context as `WordFlow`. */
export async function driveSitting(name: SittingFixture): Promise<SittingActor> {
  const { sitting = mock, start = 'good', open = () => 'good', finish = 'good', ...script } = scripts[name];
  const { isBroken = false, devices = {}, steps = [], until } = script;
  const clock = createFakeClock();
  const machine = sittingMachine.provide({
    actors: {
      wait: waitOn(clock),
      start: fromPromise<Sitting, SittingCall>(({ input }) =>
        replyWith(start, () => ({ ...input.sitting, state: 'running' })),
      ),
      openSlot: fromPromise<OpenedSlot, SlotCall>(({ input: { slot } }) => {
        return replyWith(open(slot), () => ({
          current: slotQuestion(sitting, slot) as SlotQuestion,
          next: slotQuestion(sitting, slot + 1),
        }));
      }),
      pause: fromPromise<Sitting, SittingCall>(async ({ input }) => ({ ...input.sitting, state: 'paused' })),
      finish: fromPromise<Sitting, SittingCall>(({ input }) =>
        replyWith(finish, () => ({ ...input.sitting, state: 'finished' })),
      ),
      reload: fromPromise<Sitting, SittingCall>(async ({ input }) => ({
        ...input.sitting,
        state: 'running',
        slots: input.sitting.slots.with(0, { slot: 1, submoduleId: 1, state: 'answered', score: 1 }),
      })),
      connection: fromCallback<ConnectionReport, undefined>(() => {}),
      devices: fromCallback<DeviceCommand, undefined>(({ receive, sendBack }) =>
        receive(({ check }) => {
          for (const report of devices[check] ?? []) sendBack(report);
        }),
      ),
      question: runSlotFlow(openWord(clock, isBroken)),
    },
  });
  const actor = createActor(machine, { input: { sitting } }).start();
  const isReady = (snapshot: SittingSnapshot) => {
    const { phase } = sittingView(snapshot);
    return phase === 'question' ? snapshot.context.flow !== null : true;
  };
  for (const step of steps) {
    if (step === 'yes' || step === 'no') {
      await waitFor(actor, ({ context }) => context.flow !== null && !isSubmitted(context.flow as WordFlow));
      const { flow } = actor.getSnapshot().context as { flow: WordFlow };
      flow.actor.send({ type: 'answer.choose', saidYes: step === 'yes' });
    } else if (typeof step === 'number') {
      await waitFor(actor, ({ context }) => context.flow !== null && !isSubmitted(context.flow as WordFlow));
      clock.increment(step);
    } else {
      await waitFor(actor, (snapshot) => isReady(snapshot) && snapshot.can(step));
      actor.send(step);
    }
  }
  await waitFor(actor, (snapshot) =>
    typeof until === 'function'
      ? until(snapshot)
      : sittingView(snapshot).phase === until && (name === 'opening' || isReady(snapshot)),
  );
  return actor;
}
