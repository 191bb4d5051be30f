import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { type DeliveryStatus, notOfferedStatus, type PracticeSettings } from '../protocol/index.ts';
import { runningQuestionMachine } from './running-question.machine.ts';
import { createFakeFlow, draftOf, type FakeFlowActor } from './running-question.testing.ts';
import type {
  AnswersEvent,
  LeaveRequest,
  LoadedQuestion,
  LockEvent,
  RunningQuestionStorageEvent,
  TabLock,
} from './running-question.types.ts';
import { runningQuestionView } from './running-question.view.ts';

const timed: PracticeSettings = { mode: 'timed', timeFactor: 1 };
const slow: PracticeSettings = { mode: 'timed', timeFactor: 2 };
const exam: PracticeSettings = { mode: 'exam', timeFactor: 1 };
const isSaved = (idempotencyKey: string): DeliveryStatus => ({ idempotencyKey, kind: 'text', state: 'saved' });
/** A promise that the test settles. */
function deferred<T>() {
  let resolve = (_value: T) => {};
  let reject = (_error: unknown) => {};
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}
const flush = () => new Promise((resolve) => setTimeout(resolve));

interface Options {
  settings?: PracticeSettings;
  stored?: unknown;
  lock?: TabLock | null;
  prepare?: (actor: FakeFlowActor) => void;
}

function start({ settings = timed, stored = null, lock = 'editable', prepare = () => {} }: Options = {}) {
  const { flow, actors } = createFakeFlow();
  const loads: ReturnType<typeof deferred<LoadedQuestion>>[] = [];
  const told: (AnswersEvent | RunningQuestionStorageEvent)[] = [];
  const left: LeaveRequest[] = [];
  const leaving = deferred<void>();
  let now = 100_000;
  let isLockHeld = false;
  let setLock = (_state: TabLock) => {};
  const loaded: LoadedQuestion = {
    draft: stored,
    flow: {
      ...flow,
      open: (options) => {
        const actor = flow.open(options) as FakeFlowActor;
        prepare(actor);
        return actor;
      },
    },
  };
  const machine = runningQuestionMachine.provide({
    actors: {
      lock: fromCallback<LockEvent, undefined>(({ sendBack }) => {
        isLockHeld = true;
        setLock = (state) => sendBack({ type: 'lock.changed', state });
        return () => {
          isLockHeld = false;
        };
      }),
      load: fromPromise<LoadedQuestion, undefined>(() => {
        const load = deferred<LoadedQuestion>();
        loads.push(load);
        return load.promise;
      }),
      storage: fromCallback<RunningQuestionStorageEvent, undefined>(({ receive }) =>
        receive((event) => void told.push(event)),
      ),
      answers: fromCallback<AnswersEvent, undefined>(({ receive }) => receive((event) => void told.push(event))),
      leave: fromPromise<void, LeaveRequest>(({ input }) => {
        left.push(input);
        return leaving.promise;
      }),
    },
  });
  const actor = createActor(machine, { input: { visitId: 'visit', settings, now: () => now } });
  const answered = vi.fn();
  actor.on('answered', answered);
  actor.start();
  if (lock) setLock(lock);
  const load = async () => {
    loads.at(-1)?.resolve(loaded);
    await flush();
  };
  return {
    actor,
    actors,
    loads,
    load,
    loaded,
    told,
    left,
    answered,
    endLeaving: leaving.resolve,
    failLeaving: leaving.reject,
    flow: () => actors.at(-1) as FakeFlowActor,
    setLock: (state: TabLock) => setLock(state),
    isLockHeld: () => isLockHeld,
    pass: (ms: number) => {
      now += ms;
    },
    view: () => runningQuestionView(actor.getSnapshot()),
    status: (status: DeliveryStatus) => actor.send({ type: 'delivery.changed', status }),
  };
}

async function run(options: Options = {}) {
  const question = start(options);
  await question.load();
  return question;
}

describe('opening', () => {
  it('waits for the tab lock, then for the flow and the draft', async () => {
    const { view, setLock, loads, load, flow } = start({ lock: null });
    expect([view().phase, loads.length]).toEqual(['opening', 0]);
    setLock('editable');
    expect(view().phase).toBe('opening');
    await load();
    expect(view()).toMatchObject({ phase: 'running', saved: null, endedAway: false });
    expect(flow().isRunning).toBe(true);
  });

  it('shows a question of another tab without running it, and takes over when that tab goes', async () => {
    const { view, setLock, load, flow, loads } = start({ lock: 'readOnly', stored: draftOf('harbour') });
    await load();
    expect(view().phase).toBe('readOnly');
    expect(flow().isRunning).toBe(false);
    setLock('editable');
    expect(view().phase).toBe('readOnly');
    expect(loads).toHaveLength(2);
    await load();
    expect(view().phase).toBe('running');
    expect(flow().isRunning).toBe(true);
  });

  it('follows the newest state of the lock, whatever was being loaded', async () => {
    const { view, setLock, loads, loaded, actors } = start({ lock: 'readOnly' });
    setLock('editable');
    loads[0]?.resolve(loaded);
    await flush();
    expect([view().phase, actors.length]).toEqual(['opening', 0]);
    loads[1]?.resolve(loaded);
    await flush();
    expect(view().phase).toBe('running');
  });

  it('goes on running whatever the lock says later', async () => {
    const { view, setLock, flow } = await run();
    setLock('readOnly');
    expect(view().phase).toBe('running');
    expect(flow().isRunning).toBe(true);
  });

  it('fails with what kept the flow from loading, and frees the lock on leaving', async () => {
    const { view, loads, actor, isLockHeld } = start();
    const error = new Error('Offline.');
    loads[0]?.reject(error);
    await flush();
    expect(view()).toEqual({ phase: 'failed', error });
    actor.send({ type: 'question.leave' });
    expect(isLockHeld()).toBe(false);
  });

  it('fails with what kept the flow from opening, and frees the lock on leaving', async () => {
    const error = new RangeError('No such word.');
    const { view, actor, isLockHeld } = await run({
      prepare: () => {
        throw error;
      },
    });
    expect(view()).toEqual({ phase: 'failed', error });
    actor.send({ type: 'question.leave' });
    expect(isLockHeld()).toBe(false);
  });

  it('gives a draft of other settings a full clock, and others the time they had used', async () => {
    const stored = { ...draftOf('harbour', { elapsedMs: 4000 }), settings: timed };
    expect((await run({ stored })).flow().options.draft).toMatchObject({ elapsedMs: 4000 });
    expect((await run({ stored, settings: slow })).flow().options.draft).toMatchObject({ elapsedMs: 0 });
  });
});

describe('the clock of an exam', () => {
  it('runs from the start, even if nothing was answered yet', async () => {
    expect((await run({ settings: exam })).told).toEqual([
      { type: 'draft.save', draft: { settings: exam, readAt: 100_000 } },
    ]);
    expect((await run()).told).toEqual([]);
  });

  it('runs on while the question is left', async () => {
    const { flow, view } = await run({ settings: exam, stored: { settings: exam, readAt: 97_000 } });
    expect(flow().options.awayMs).toBe(3000);
    expect(view()).toMatchObject({ endedAway: false });
  });

  it('may end while the question is left: the answer is submitted, and the learner sees why', async () => {
    const { view, told, answered } = await run({
      settings: exam,
      stored: { settings: exam, readAt: 10_000 },
      prepare: (actor) => {
        actor.onStart = () => {
          actor.answer('harbour');
          actor.become('submitted');
        };
      },
    });
    expect(view()).toMatchObject({ phase: 'running', endedAway: true });
    expect(told).toMatchObject([{ type: 'answer.submit', submission: 'harbour' }]);
    expect(answered).toHaveBeenCalledOnce();
  });
});

describe('answering', () => {
  it('stores each draft with its settings, and the time at which its clock was read', async () => {
    const { flow, told, pass } = await run();
    pass(1000);
    flow().type('h', { elapsedMs: 1000 });
    pass(400);
    flow().type('ha', { elapsedMs: 1000 });
    expect(told).toEqual([
      { type: 'draft.save', draft: { ...draftOf('h', { elapsedMs: 1000 }), settings: timed, readAt: 101_000 } },
      { type: 'draft.save', draft: { ...draftOf('ha', { elapsedMs: 1000 }), settings: timed, readAt: 101_000 } },
    ]);
  });

  it('submits an answer together with the draft that says so, and stores that draft nowhere else', async () => {
    const { flow, told, answered } = await run();
    flow().answer('harbour');
    const draft = { ...draftOf('harbour', { phase: 'reviewed' }), settings: timed, readAt: 100_000 };
    expect(told).toEqual([{ type: 'answer.submit', submission: 'harbour', idempotencyKey: 'visit.1', draft }]);
    expect(answered).toHaveBeenCalledOnce();
  });

  it('stores the draft of an answer that is not for the host', async () => {
    const { flow, told, answered } = await run();
    flow().answer('');
    expect(told).toMatchObject([{ type: 'draft.save', draft: { phase: 'reviewed' } }]);
    expect(answered).toHaveBeenCalledOnce();
  });

  it('says where the newest answer is, and tells the flow', async () => {
    const { flow, status, view } = await run();
    flow().answer('harbour');
    expect(view()).toMatchObject({ saved: null });
    status({ idempotencyKey: 'visit.1', kind: 'text', state: 'onDevice' });
    expect(view()).toMatchObject({ saved: { state: 'onDevice' } });
    expect(flow().received).toEqual([]);
    status(isSaved('visit.1'));
    expect(view()).toMatchObject({ saved: { state: 'saved' } });
    expect(flow().received).toEqual([{ type: 'feedback.arrived' }]);
  });

  it('says nothing of another question’s answer, nor of an earlier one to this', async () => {
    const { flow, status, view } = await run();
    flow().answer('harbour');
    status(isSaved('other.1'));
    flow().become('answering');
    flow().type('');
    flow().answer('haven');
    status(isSaved('visit.1'));
    expect(view()).toMatchObject({ saved: null });
    expect(flow().received).toEqual([]);
    status(isSaved('visit.2'));
    expect(view()).toMatchObject({ saved: { state: 'saved' } });
  });

  it('says why an answer was refused, and that a host has no place for it', async () => {
    const { flow, status, view } = await run();
    flow().answer('harbour');
    const refused = { idempotencyKey: 'visit.1', kind: 'text', state: 'refused', message: 'No.' } as const;
    status({ ...refused, status: 400 });
    expect(view()).toMatchObject({ saved: { state: 'refused', failure: { code: 'server', message: 'No.' } } });
    status({ ...refused, status: notOfferedStatus });
    expect(view()).toMatchObject({ saved: { state: 'onlyHere' } });
  });
});

describe('sending again', () => {
  it('follows the answer under its new key', async () => {
    const { actor, flow, status, told, view } = await run();
    flow().answer('harbour');
    flow().emit({ type: 'sendAgain' });
    expect(told.at(-1)).toEqual({ type: 'answer.sendAgain', idempotencyKey: 'visit.1' });
    actor.send({ type: 'answer.resent', previousKey: 'visit.1', idempotencyKey: 'again' });
    expect(told.at(-1)).toEqual({ type: 'answer.find' });
    status(isSaved('again'));
    expect(view()).toMatchObject({ saved: { state: 'saved' } });
  });

  it('does not lose sight of a second answer that was submitted meanwhile', async () => {
    const { actor, flow, status, view } = await run();
    flow().answer('harbour');
    flow().emit({ type: 'sendAgain' });
    flow().answer('haven');
    actor.send({ type: 'answer.resent', previousKey: 'visit.1', idempotencyKey: 'again' });
    status(isSaved('again'));
    expect(view()).toMatchObject({ saved: null });
    status(isSaved('visit.2'));
    expect(view()).toMatchObject({ saved: { state: 'saved' } });
  });

  it('does nothing before there is an answer', async () => {
    const { flow, told } = await run();
    flow().emit({ type: 'sendAgain' });
    expect(told).toEqual([]);
  });
});

describe('a question that was answered before', () => {
  const stored = { ...draftOf('harbour', { phase: 'reviewed' }), settings: timed };

  it('looks for its answer, and follows it', async () => {
    const { actor, told, answered, view, status } = await run({ stored });
    expect(answered).toHaveBeenCalledOnce();
    expect(told).toEqual([{ type: 'answer.find' }]);
    actor.send({ type: 'answer.found', status: { idempotencyKey: 'old', kind: 'text', state: 'onDevice' } });
    // its status may have changed before its key was known
    expect(told).toHaveLength(2);
    actor.send({ type: 'answer.found', status: { idempotencyKey: 'old', kind: 'text', state: 'onDevice' } });
    expect(view()).toMatchObject({ saved: { state: 'onDevice' } });
    expect(told).toHaveLength(2);
    status(isSaved('old'));
    expect(view()).toMatchObject({ saved: { state: 'saved' } });
  });

  it('prefers a new answer to what is found late', async () => {
    const { actor, flow, view } = await run({ stored });
    flow().answer('haven');
    actor.send({ type: 'answer.found', status: isSaved('old') });
    expect(view()).toMatchObject({ saved: null });
  });
});

describe('other settings', () => {
  it('take hold at once while the question is being answered, with the answer as it is', async () => {
    const { actor, actors, flow, view } = await run();
    flow().type('har', { elapsedMs: 2000 });
    actor.send({ type: 'settings.change', settings: slow });
    expect(actors.map(({ isRunning }) => isRunning)).toEqual([false, true]);
    expect(flow().options).toMatchObject({ settings: slow, draft: { answer: 'har', elapsedMs: 0 } });
    expect(view()).toMatchObject({ phase: 'running', actor: flow() });
  });

  it('wait for the next try in a review', async () => {
    const { actor, actors, flow } = await run();
    flow().answer('harbour');
    actor.send({ type: 'settings.change', settings: slow });
    expect(actors).toHaveLength(1);
    flow().become('answering');
    expect(actors).toHaveLength(2);
    expect(flow().options.settings).toEqual(slow);
  });

  it('that are taken back before the next try never take hold', async () => {
    const { actor, actors, flow } = await run();
    flow().answer('harbour');
    actor.send({ type: 'settings.change', settings: slow });
    actor.send({ type: 'settings.change', settings: timed });
    flow().become('answering');
    expect(actors).toHaveLength(1);
  });

  it('that change nothing for the question leave it alone', async () => {
    const { actor, actors } = await run();
    actor.send({ type: 'settings.change', settings: { ...timed, autoContinue: true } });
    expect(actors).toHaveLength(1);
  });

  it('give an exam up: its draft and recordings are discarded, and the question is empty', async () => {
    const { actor, actors, flow, told } = await run({ settings: exam });
    flow().type('har');
    actor.send({ type: 'settings.change', settings: timed });
    expect(told.at(-1)).toEqual({ type: 'draft.discard' });
    expect(flow().options).toMatchObject({ settings: timed, draft: null });
    expect(actors[0]?.isRunning).toBe(false);
  });

  it('keep an exam answer that is in', async () => {
    const { actor, flow, told } = await run({ settings: exam });
    flow().answer('harbour');
    flow().become('submitted');
    actor.send({ type: 'settings.change', settings: timed });
    expect(told).not.toContainEqual({ type: 'draft.discard' });
    expect(flow().options.draft).toMatchObject({ answer: 'harbour', phase: 'reviewed' });
  });

  it('hold from the opening when they were changed before it', async () => {
    const { actor, load, flow } = start();
    actor.send({ type: 'settings.change', settings: slow });
    await load();
    expect(flow().options.settings).toEqual(slow);
  });
});

describe('leaving', () => {
  it('stores the draft with the time used, to the millisecond, and frees the lock when that is done', async () => {
    const { actor, flow, left, isLockHeld, endLeaving } = await run();
    flow().type('har', { elapsedMs: 1000 });
    flow().elapsedMs = 1600;
    actor.send({ type: 'question.leave' });
    expect(flow().received).toEqual([{ type: 'timer.pause' }]);
    expect(flow().isRunning).toBe(false);
    expect(left).toMatchObject([{ draft: 'save', value: { answer: 'har', elapsedMs: 1600 } }]);
    expect(isLockHeld()).toBe(true);
    endLeaving();
    await flush();
    expect(isLockHeld()).toBe(false);
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('stores what the flow still emits as it pauses', async () => {
    const { actor, flow, left, told } = await run();
    flow().onPause = () => flow().type('har', { elapsedMs: 1200 });
    actor.send({ type: 'question.leave' });
    expect(told).toMatchObject([{ type: 'draft.save', draft: { answer: 'har' } }]);
    expect(left).toMatchObject([{ draft: 'save', value: { answer: 'har', elapsedMs: 1200 } }]);
  });

  it('leaves the clock of an exam running from when it was last read', async () => {
    const { actor, flow, left } = await run({ settings: exam });
    flow().type('har', { elapsedMs: 2000 });
    flow().elapsedMs = 2600;
    actor.send({ type: 'question.leave' });
    expect(left).toMatchObject([{ draft: 'save', value: { elapsedMs: 2000, readAt: 100_000 } }]);
  });

  it('removes the draft of an answer that was submitted, and keeps what was stored where there is no draft', async () => {
    const done = await run();
    done.flow().answer('harbour');
    done.actor.send({ type: 'question.leave' });
    expect(done.left).toEqual([{ draft: 'remove' }]);
    const untouched = await run({ settings: exam });
    untouched.actor.send({ type: 'question.leave' });
    expect(untouched.left).toEqual([{ draft: 'keep' }]);
  });

  it('leaves everything as it is for whoever was signed out', async () => {
    const { actor, flow, left, told, isLockHeld } = await run();
    flow().type('har', { elapsedMs: 1000 });
    actor.send({ type: 'session.end' });
    expect([flow().isRunning, isLockHeld()]).toEqual([false, false]);
    expect(left).toEqual([]);
    expect(told).toHaveLength(1);
  });

  it.each(['locking', 'opening', 'readOnly'])('stores nothing while it is %s', async (state) => {
    const { actor, left, load, setLock, isLockHeld } = start({ lock: null });
    if (state !== 'locking') setLock('readOnly');
    if (state === 'readOnly') await load();
    expect(actor.getSnapshot().value).toBe(state);
    actor.send({ type: 'question.leave' });
    expect([left, isLockHeld()]).toEqual([[], false]);
  });

  it('frees the lock even if the draft could not be stored', async () => {
    const { actor, isLockHeld, failLeaving } = await run();
    actor.send({ type: 'question.leave' });
    failLeaving(new Error('Full.'));
    await flush();
    expect(isLockHeld()).toBe(false);
  });
});
