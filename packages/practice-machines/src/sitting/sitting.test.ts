import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { createFakeClock } from '../shared/fakes/clock.ts';
import { leafStates, visitedLeaves } from '../shared/machine-testing.ts';
import { waitOn } from '../shared/wait.ts';
import { wordJudgementOn } from '../word-judgement/index.ts';
import { driveSitting, sittingFixtures } from './sitting.fixtures.ts';
import { localSitting } from './sitting.local.ts';
import { RETRY_MS } from './sitting.logic.ts';
import { sittingMachine } from './sitting.machine.ts';
import { runSlotFlow } from './sitting.question.ts';
import type {
  AskedQuestion,
  ConnectionReport,
  DeviceCommand,
  DeviceReport,
  OpenedSlot,
  QuestionCommand,
  QuestionReport,
  Sitting,
  SittingCall,
  SlotCall,
} from './sitting.types.ts';
import { sittingView } from './sitting.view.ts';

const flush = () => new Promise((resolve) => setTimeout(resolve));
const coded = (code: string) => Object.assign(new Error('Not done.'), { code });

const slotsOf = (...submoduleIds: number[]): Sitting['slots'] =>
  submoduleIds.map((submoduleId, index) => ({ slot: index + 1, submoduleId, state: 'waiting' }));
const drill: Sitting = {
  kind: 'drill',
  state: 'ready',
  isSealed: false,
  review: 'end',
  mode: 'timed',
  slots: slotsOf(1, 1, 8),
  minutes: 2,
};
const mock: Sitting = { ...drill, kind: 'mock', isSealed: true, mode: 'exam' };
const question = (slot: number, submoduleId = 1) => ({
  slot,
  submoduleId,
  question: { questionId: 100 + slot },
  seconds: 5,
  secondsLeft: 5,
});

/** A sitting on a host that does what the test says. */
function start(sitting: Sitting) {
  const clock = createFakeClock();
  const host = {
    sitting: { ...sitting, state: 'running' as Sitting['state'] },
    /** Error of the next calls by name; none replies. */
    errors: {} as Partial<Record<'start' | 'open' | 'pause' | 'finish' | 'reload', Error>>,
    calls: [] as string[],
    /** Questions are on their way until it resolves. */
    delivery: Promise.resolve(),
  };
  const asked: AskedQuestion[] = [];
  const told: (QuestionCommand | DeviceCommand)[] = [];
  let report = (_event: QuestionReport) => {};
  let reportDevice = (_event: DeviceReport) => {};
  let setConnection = (_isOnline: boolean, _unsent: number) => {};
  const reply = (name: keyof typeof host.errors, state?: Sitting['state']) =>
    fromPromise<Sitting, SittingCall>(async () => {
      host.calls.push(name);
      const error = host.errors[name];
      if (error) throw error;
      return { ...host.sitting, ...(state && { state }) };
    });
  const machine = sittingMachine.provide({
    actors: {
      wait: waitOn(clock),
      start: reply('start', 'running'),
      pause: reply('pause', 'paused'),
      finish: reply('finish', 'finished'),
      reload: reply('reload'),
      openSlot: fromPromise<OpenedSlot, SlotCall>(async ({ input: { slot } }) => {
        host.calls.push(`open ${slot}`);
        if (host.errors.open) throw host.errors.open;
        await host.delivery;
        const next = sitting.slots[slot];
        return { current: question(slot), next: next ? question(next.slot, next.submoduleId) : null };
      }),
      question: fromCallback<QuestionCommand, AskedQuestion>(({ input, receive, sendBack }) => {
        asked.push(input);
        report = sendBack;
        receive((event) => void told.push(event));
        sendBack({ type: 'question.opened', flow: `flow ${input.slot}` });
      }),
      devices: fromCallback<DeviceCommand, undefined>(({ receive, sendBack }) => {
        reportDevice = sendBack;
        receive((event) => void told.push(event));
      }),
      connection: fromCallback<ConnectionReport, undefined>(({ sendBack }) => {
        setConnection = (isOnline, unsent) => sendBack({ type: 'connection.changed', isOnline, unsent });
      }),
    },
  });
  const actor = createActor(machine, { input: { sitting } });
  const finished: Sitting[] = [];
  actor.on('finished', (event) => finished.push(event.sitting));
  actor.start();
  return {
    actor,
    clock,
    host,
    asked,
    told,
    finished,
    view: () => sittingView(actor.getSnapshot()),
    answer: (score: number | null = 1, isTimeUp = false) => report({ type: 'question.answered', score, isTimeUp }),
    report: (event: QuestionReport) => report(event),
    device: (event: DeviceReport) => reportDevice(event),
    setConnection: (isOnline: boolean, unsent = 0) => setConnection(isOnline, unsent),
  };
}

/** A sealed sitting at its first question. */
async function startMock(sitting = mock) {
  const run = start(sitting);
  run.actor.send({ type: 'sitting.begin' });
  await flush();
  return run;
}

describe('a drill', () => {
  it('starts at once, shows one question after the other and ends with the scores', async () => {
    const { asked, answer, view, actor, finished } = start(drill);
    await flush();
    expect(view()).toMatchObject({ phase: 'question', flow: 'flow 1', number: 1, count: 3, isLast: false });
    answer(1);
    expect(view()).toMatchObject({ phase: 'question', flow: 'flow 2', number: 2 });
    await flush();
    answer(0);
    expect(view()).toMatchObject({ phase: 'between', done: 2, next: { submoduleId: 8 } });
    actor.send({ type: 'sitting.continue' });
    await flush();
    expect(view()).toMatchObject({ phase: 'question', number: 3, isLast: true });
    answer(null);
    await flush();
    expect(view()).toMatchObject({ phase: 'finished' });
    expect(asked.map(({ slot }) => slot)).toEqual([1, 2, 3]);
    expect(finished[0]?.slots.map(({ state, score }) => [state, score])).toEqual([
      ['answered', 1],
      ['answered', 0],
      ['answered', null],
    ]);
  });

  it('shows each review until the learner goes on, and keeps the first score', async () => {
    const { answer, view, actor } = start({ ...drill, review: 'each' });
    await flush();
    answer(0);
    expect(view()).toMatchObject({ phase: 'question', flow: 'flow 1', isReviewing: true });
    answer(1);
    actor.send({ type: 'sitting.continue' });
    expect(view()).toMatchObject({ phase: 'question', flow: 'flow 2', isReviewing: false });
    expect(actor.getSnapshot().context.sitting.slots[0]).toMatchObject({ state: 'answered', score: 0 });
  });

  it('pauses without asking, and goes on with the same question', async () => {
    const { view, actor, told, report, host } = start(drill);
    await flush();
    actor.send({ type: 'sitting.pause' });
    expect(told).toEqual([{ type: 'question.leave' }]);
    expect(view()).toMatchObject({ phase: 'question', isLeaving: true });
    report({ type: 'question.left' });
    await flush();
    expect(view()).toMatchObject({ phase: 'paused', done: 0 });
    actor.send({ type: 'sitting.continue' });
    await flush();
    expect(view()).toMatchObject({ phase: 'question', number: 1 });
    expect(host.calls).toEqual(['start', 'open 1', 'pause', 'reload', 'open 1']);
  });

  it('can be ended early, which a test can’t', async () => {
    const { view, actor, answer } = start({ ...drill, slots: slotsOf(8, 8, 8) });
    await flush();
    answer(1);
    actor.send({ type: 'sitting.pause' });
    await flush();
    actor.send({ type: 'sitting.finish' });
    await flush();
    expect(view()).toMatchObject({ phase: 'finished' });
    const test = await startMock();
    test.actor.send({ type: 'sitting.pause' });
    test.actor.send({ type: 'pause.confirm' });
    test.report({ type: 'question.left' });
    await flush();
    test.actor.send({ type: 'sitting.finish' });
    expect(test.view()).toMatchObject({ phase: 'paused' });
  });

  it('waits for the learner where it was begun before', async () => {
    const { view, host } = start({ ...drill, state: 'paused' });
    await flush();
    expect(view()).toMatchObject({ phase: 'introduction', isBegun: true });
    expect(host.calls).toEqual([]);
  });
});

describe('a sealed sitting', () => {
  it('is introduced first, and shows no review', async () => {
    const { view, answer, asked } = await startMock();
    answer(null);
    expect(view()).toMatchObject({ phase: 'question', number: 2, isReviewing: false });
    expect(asked[0]).toMatchObject({ mode: 'exam', isSealed: true });
  });

  it('asks before a pause ends a question, and the question stays when the learner does', async () => {
    const { view, actor, told } = await startMock();
    actor.send({ type: 'sitting.pause' });
    expect(view()).toMatchObject({ phase: 'question', flow: 'flow 1', isPauseAsked: true });
    actor.send({ type: 'pause.cancel' });
    expect(view()).toMatchObject({ phase: 'question', flow: 'flow 1', isPauseAsked: false });
    expect(told).toEqual([]);
  });

  it('asks while the question is on its way as well, since the host may have opened it', async () => {
    const { view, actor, host } = start(mock);
    let deliver = () => {};
    host.delivery = new Promise((resolve) => {
      deliver = resolve;
    });
    actor.send({ type: 'sitting.begin' });
    await flush();
    actor.send({ type: 'sitting.pause' });
    expect(view()).toMatchObject({ phase: 'question', flow: null, isPauseAsked: true });
    actor.send({ type: 'pause.cancel' });
    expect(view()).toMatchObject({ phase: 'question', flow: null, isPauseAsked: false });
    actor.send({ type: 'sitting.pause' });
    deliver();
    await flush();
    expect(view()).toMatchObject({ phase: 'question', flow: 'flow 1', isPauseAsked: true });
    expect(host.calls).not.toContain('pause');
  });

  it('ends the question at a pause, and goes on with the next one', async () => {
    const { view, actor, report, host } = await startMock();
    actor.send({ type: 'sitting.pause' });
    actor.send({ type: 'pause.confirm' });
    report({ type: 'question.left' });
    await flush();
    expect(view()).toMatchObject({ phase: 'paused', done: 1 });
    actor.send({ type: 'sitting.continue' });
    await flush();
    expect(view()).toMatchObject({ phase: 'question', number: 2 });
    expect(host.calls).toContain('pause');
  });

  it('keeps an answer that the clock submits while the learner is asked, or leaves', async () => {
    const asking = await startMock({ ...mock, slots: slotsOf(1, 8) });
    asking.actor.send({ type: 'sitting.pause' });
    asking.answer(null, true);
    expect(asking.view()).toMatchObject({ phase: 'between', isTimeUp: true });
    const leaving = await startMock();
    leaving.actor.send({ type: 'sitting.pause' });
    leaving.actor.send({ type: 'pause.confirm' });
    leaving.answer(null, true);
    leaving.report({ type: 'question.left' });
    await flush();
    expect(leaving.actor.getSnapshot().context.sitting.slots[0]?.state).toBe('answered');
  });

  it('is over for the learner when the host has finished it', async () => {
    const { view, actor, report, host } = await startMock();
    actor.send({ type: 'sitting.pause' });
    actor.send({ type: 'pause.confirm' });
    report({ type: 'question.left' });
    await flush();
    host.sitting = { ...host.sitting, state: 'finished' };
    actor.send({ type: 'sitting.continue' });
    await flush();
    expect(view()).toMatchObject({ phase: 'finished' });
    expect(start(host.sitting).view()).toMatchObject({ phase: 'finished' });
  });

  it('goes on after a pause as soon as the host can be reached', async () => {
    const { view, actor, host, clock, answer } = await startMock({ ...mock, slots: slotsOf(8, 1) });
    answer(null);
    actor.send({ type: 'sitting.pause' });
    await flush();
    host.errors.reload = coded('network');
    actor.send({ type: 'sitting.continue' });
    await flush();
    expect(view()).toMatchObject({ phase: 'disconnected' });
    delete host.errors.reload;
    clock.increment(RETRY_MS);
    await flush();
    expect(view()).toMatchObject({ phase: 'question', number: 2, isOnline: true });
  });
});

describe('the device check', () => {
  const spoken = { ...mock, slots: slotsOf(4, 6) };

  it('checks nothing after an interruption, while a clock may run, and nothing that is over', () => {
    const [word, talk, text] = slotsOf(1, 3, 8);
    if (!word || !talk || !text) throw new Error('There are three slots.');
    const interrupted = start({ ...mock, state: 'running', slots: [word, { ...talk, state: 'open' }, text] });
    expect(interrupted.view()).toMatchObject({ phase: 'introduction', needsCheck: false });
    const over = start({ ...mock, state: 'paused', slots: [word, { ...talk, state: 'answered' }, text] });
    expect(over.view()).toMatchObject({ phase: 'introduction', needsCheck: false });
    const ahead = start({ ...mock, state: 'paused', slots: [{ ...word, state: 'answered' }, talk, text] });
    expect(ahead.view()).toMatchObject({ phase: 'introduction', needsCheck: true });
  });

  it('checks what the questions need, one after the other', async () => {
    const { view, actor, told, device } = start(spoken);
    expect(view()).toMatchObject({ phase: 'introduction', needsCheck: true });
    actor.send({ type: 'sitting.begin' });
    actor.send({ type: 'check.start' });
    device({ type: 'device.played' });
    expect(view()).toMatchObject({ phase: 'checking', isHearing: true, current: { check: 'sound' } });
    actor.send({ type: 'check.heard', isHeard: true });
    device({ type: 'device.level', level: 0.5 });
    expect(view()).toMatchObject({ level: 0.5, current: { check: 'microphone', state: 'running' } });
    for (let rest = 0; rest < 3; rest++) device({ type: 'device.checked', failure: null });
    expect(view()).toMatchObject({ phase: 'checking', current: null });
    expect(told.flatMap((each) => ('check' in each ? each.check : []))).toEqual([
      'sound',
      'microphone',
      'quiet',
      'connection',
    ]);
    actor.send({ type: 'sitting.continue' });
    await flush();
    expect(view()).toMatchObject({ phase: 'question' });
  });

  it('says what is wrong, and repeats or leaves out the check', () => {
    const { view, actor, device } = start(spoken);
    actor.send({ type: 'sitting.begin' });
    actor.send({ type: 'check.start' });
    device({ type: 'device.played' });
    actor.send({ type: 'check.heard', isHeard: false });
    expect(view()).toMatchObject({ current: { check: 'sound', state: 'bad', failure: 'unheard' } });
    actor.send({ type: 'check.start' });
    expect(view()).toMatchObject({ current: { check: 'sound', state: 'running', failure: null } });
    actor.send({ type: 'check.skip' });
    device({ type: 'device.checked', failure: 'refused' });
    expect(view()).toMatchObject({
      checks: [{ state: 'skipped' }, { state: 'bad', failure: 'refused' }, { state: 'waiting' }, { state: 'waiting' }],
    });
  });

  it('needs none without sound and speech, and none in a drill', () => {
    expect(start(mock).view()).toMatchObject({ needsCheck: false });
    expect(start({ ...drill, state: 'running', slots: spoken.slots }).view()).toMatchObject({ needsCheck: false });
  });
});

describe('a lost connection', () => {
  it('goes on with the question that was handed out, and opens it at the host later', async () => {
    const { view, host, answer, clock } = start(drill);
    await flush();
    host.errors.open = coded('network');
    answer();
    await flush();
    expect(view()).toMatchObject({ phase: 'question', flow: 'flow 2', isOnline: false });
    delete host.errors.open;
    clock.increment(RETRY_MS);
    await flush();
    expect(view()).toMatchObject({ phase: 'question', flow: 'flow 2', isOnline: true });
    expect(host.calls).toEqual(['start', 'open 1', 'open 2', 'open 2']);
  });

  it('waits where nothing was handed out, until the connection is back', async () => {
    const { view, host, answer, actor, setConnection, asked } = start(drill);
    await flush();
    host.errors.open = coded('network');
    answer();
    answer();
    actor.send({ type: 'sitting.continue' });
    await flush();
    setConnection(false, 2);
    expect(view()).toMatchObject({ phase: 'disconnected', number: 3, unsent: 2 });
    expect(asked).toHaveLength(2);
    delete host.errors.open;
    setConnection(true, 2);
    await flush();
    expect(view()).toMatchObject({ phase: 'question', number: 3, isOnline: true });
  });

  it('finishes as soon as it is back', async () => {
    const { view, host, answer, clock, finished } = start({ ...drill, slots: slotsOf(1) });
    await flush();
    host.errors.finish = coded('network');
    answer();
    await flush();
    expect(view()).toMatchObject({ phase: 'finishing', isWaiting: true });
    delete host.errors.finish;
    clock.increment(RETRY_MS);
    await flush();
    expect(view()).toMatchObject({ phase: 'finished' });
    expect(finished).toHaveLength(1);
  });

  it('leaves a test even so', async () => {
    const { view, actor, report, host } = await startMock();
    host.errors.pause = coded('network');
    actor.send({ type: 'sitting.pause' });
    actor.send({ type: 'pause.confirm' });
    report({ type: 'question.left' });
    await flush();
    expect(view()).toMatchObject({ phase: 'paused', done: 1 });
  });
});

describe('two devices', () => {
  it('go on where the other one is', async () => {
    const { view, host, answer } = start(drill);
    await flush();
    host.sitting = {
      ...host.sitting,
      slots: host.sitting.slots.with(1, { slot: 2, submoduleId: 1, state: 'answered', score: 1 }),
    };
    host.errors.open = coded('slotClosed');
    answer();
    expect(view()).toMatchObject({ phase: 'question', flow: 'flow 2', isElsewhere: false });
    delete host.errors.open;
    await flush();
    expect(view()).toMatchObject({ phase: 'question', flow: 'flow 3', isElsewhere: true });
    answer();
    await flush();
    expect(view()).toMatchObject({ phase: 'finished' });
  });

  it('fails rather than asking for ever for a question that the host keeps closed', async () => {
    const { view, host, actor } = start(drill);
    host.errors.open = coded('slotClosed');
    await flush();
    expect(view()).toMatchObject({ phase: 'failed', failure: { code: 'slotClosed' } });
    expect(host.calls).toEqual(['start', 'open 1', 'reload', 'open 1']);
    delete host.errors.open;
    actor.send({ type: 'sitting.retry' });
    await flush();
    expect(view()).toMatchObject({ phase: 'question', number: 1 });
  });

  it('never asks a question again that was answered here', async () => {
    const { view, actor, answer } = start({ ...drill, slots: slotsOf(8, 1) });
    await flush();
    answer(0.5);
    actor.send({ type: 'sitting.pause' });
    await flush();
    actor.send({ type: 'sitting.continue' });
    await flush();
    expect(view()).toMatchObject({ phase: 'question', number: 2, done: 1 });
  });
});

describe('what fails', () => {
  it.each(['start', 'finish'] as const)('%s can be repeated', async (name) => {
    const { view, host, actor, answer } = start({ ...mock, slots: slotsOf(1) });
    host.errors[name] = new Error('Down.');
    actor.send({ type: 'sitting.begin' });
    await flush();
    if (name === 'finish') answer();
    await flush();
    expect(view()).toEqual({ kind: 'mock', phase: 'failed', failure: { code: 'server', message: 'Down.' } });
    delete host.errors[name];
    actor.send({ type: 'sitting.retry' });
    await flush();
    expect(view().phase).toBe(name === 'start' ? 'question' : 'finished');
  });

  it('never ends a sitting because one question can’t be opened', async () => {
    const { view, actor, report } = start(drill);
    await flush();
    report({ type: 'question.failed', error: new Error('Unreadable.') });
    expect(view()).toMatchObject({ phase: 'broken', failure: { message: 'Unreadable.' } });
    actor.send({ type: 'sitting.retry' });
    expect(view()).toMatchObject({ phase: 'question', flow: 'flow 1' });
    report({ type: 'question.failed', error: new Error('Unreadable.') });
    actor.send({ type: 'question.skip' });
    expect(view()).toMatchObject({ phase: 'question', flow: 'flow 2', done: 1 });
  });
});

describe('a list of an embedding page', () => {
  it('runs without a host, with flows that know nothing about it', async () => {
    const clock = createFakeClock();
    const words = ['harbour', 'plandent'];
    const { input, actors } = localSitting({
      questions: words.map((word) => ({
        submoduleId: 1,
        question: { word, correct: word !== 'plandent' },
        seconds: 5,
      })),
      review: 'end',
    });
    const open = ({ slot, question: given, seconds, mode }: AskedQuestion) => ({
      actor: createActor(wordJudgementOn({ clock }), {
        input: {
          question: { questionId: slot, ...(given as { word: string; correct: boolean }) },
          durationSeconds: seconds,
          mode,
        },
      }),
    });
    const machine = sittingMachine.provide({ actors: { ...actors, question: runSlotFlow(open), wait: waitOn(clock) } });
    const actor = createActor(machine, { input }).start();
    await flush();
    const flow = () => actor.getSnapshot().context.flow as ReturnType<typeof open>;
    flow().actor.send({ type: 'answer.choose', saidYes: true });
    expect(flow().actor.getSnapshot().context.question.word).toBe('plandent');
    clock.increment(5000);
    await flush();
    expect(sittingView(actor.getSnapshot())).toMatchObject({ phase: 'finished' });
    expect(actor.getSnapshot().context).toMatchObject({
      isTimeUp: true,
      sitting: {
        slots: [
          { state: 'answered', score: 1 },
          { state: 'answered', score: 0 },
        ],
      },
    });
  });

  it('waits for the learner where it has an introduction', async () => {
    const questions = [{ submoduleId: 1, question: { word: 'harbour', correct: true }, seconds: 5 }];
    const { input, actors } = localSitting({ questions, hasIntroduction: true });
    const actor = createActor(sittingMachine.provide({ actors }), { input }).start();
    await flush();
    expect(sittingView(actor.getSnapshot())).toMatchObject({ phase: 'introduction', isBegun: false });
    actor.send({ type: 'sitting.begin' });
    expect(sittingView(actor.getSnapshot())).toMatchObject({ phase: 'starting' });
    actor.stop();
  });

  it('goes on where an earlier visit left it', async () => {
    const questions = ['harbour', 'plandent', 'kettle'].map((word) => ({
      ...{ submoduleId: 1, question: { word, correct: word !== 'plandent' }, seconds: 5 },
    }));
    const begun = [{ state: 'answered', score: 1 }, { state: 'waiting' }, { state: 'waiting' }] as const;
    const { input, actors } = localSitting({ questions, begun });
    const question = fromCallback<QuestionCommand, AskedQuestion>(() => {});
    const actor = createActor(sittingMachine.provide({ actors: { ...actors, question } }), { input }).start();
    await flush();
    expect(sittingView(actor.getSnapshot())).toMatchObject({ phase: 'introduction', isBegun: true });
    actor.send({ type: 'sitting.begin' });
    await flush();
    expect(actor.getSnapshot().context).toMatchObject({
      ...{ slot: 2, question: { question: { word: 'plandent' } } },
      sitting: { slots: [{ slot: 1, state: 'answered', score: 1 }, { slot: 2 }, { slot: 3 }] },
    });
    actor.stop();
  });

  it('is not empty', () => {
    expect(() => localSitting({ questions: [] })).toThrow(RangeError);
  });
});

it('has a fixture for every state that lasts', async () => {
  const snapshots = await Promise.all(sittingFixtures.map(async (name) => (await driveSitting(name)).getSnapshot()));
  const shown = visitedLeaves(snapshots);
  const passing = [...leafStates(sittingMachine)].filter((state) => !shown.has(state));
  expect(new Set(passing)).toEqual(
    new Set(['pausing', 'reloading.calling', 'reloading.lost', 'running.task.asking.answering.leaving']),
  );
});

it('keeps an answer that was faster than the host', async () => {
  const { view, actor, answer } = start({ ...drill, review: 'each' });
  await flush();
  answer(1);
  actor.send({ type: 'sitting.continue' });
  answer(0);
  await flush();
  expect(view()).toMatchObject({ done: 2, isReviewing: true });
});
