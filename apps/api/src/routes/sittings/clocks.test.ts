import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeExpired } from '../../server/upkeep.ts';
import { withdrawQuestions } from '../../services/packs/index.ts';
import { closeAbandoned } from '../../services/sittings/close-abandoned.ts';
import { storeKinds, type TestServer } from '../../testing/index.ts';
import { createTaker, rightAnswer, startExamServer, type Taker } from './sittings.fixtures.ts';

const dayMinutes = 24 * 60;

describe.each(storeKinds)('the clocks of sittings on %s', (kind) => {
  let server: TestServer;
  let ann: Taker;
  beforeAll(async () => {
    server = await startExamServer(kind);
  });
  beforeEach(async () => {
    ann = createTaker(server, await server.signIn());
  });
  afterAll(() => server?.close());

  const stateOf = async (sittingId: string) => {
    const { state, slots } = await ann.read(sittingId);
    return [
      state,
      ...slots.slice(0, 3).map((slot: { state: string; isLate: boolean }) => slot.state + (slot.isLate ? ' late' : '')),
    ];
  };
  /** Lets time pass and logs in again. */
  const pass = async (minutes: number) => {
    server.clock.advance({ minutes });
    await ann.renew();
  };

  it('run at the server: a slot that is opened again has the same question and less time', async () => {
    const sittingId = await ann.begin();
    const { current, next } = await ann.ask(sittingId, 1);
    expect(current).toMatchObject({ seconds: 5, secondsLeft: 5 });
    expect(next).toMatchObject({ slot: 2, secondsLeft: 5 });
    server.clock.advance({ seconds: 3 });
    const again = await ann.ask(sittingId, 1);
    expect(again.current).toEqual({ ...current, secondsLeft: 2 });
    expect(again.next?.question).toEqual(next?.question);
    server.clock.advance({ seconds: 30 });
    expect((await ann.ask(sittingId, 1)).current.secondsLeft).toBe(0);
  });

  it('include preparation and every part', async () => {
    const sittingId = await ann.begin();
    for (let slot = 1; slot < 6; slot += 1) await ann.ask(sittingId, slot);
    expect((await ann.ask(sittingId, 6)).current).toMatchObject({ submoduleId: 14, seconds: 300, secondsLeft: 330 });
  });

  it('are longer in all parts for learners with extended time, and rounded up', async () => {
    const extended = { kind: 'mock', examId: 'small', form: 'full', timeFactor: 1.5 };
    const sittingId = await ann.begin(extended);
    expect(await ann.read(sittingId)).toMatchObject({ timeFactor: 1.5, minutes: 23 });
    const { current, next } = await ann.ask(sittingId, 1);
    expect([current, next]).toMatchObject(Array(2).fill({ seconds: 8, secondsLeft: 8 }));
    server.clock.advance({ seconds: 18 });
    const inTime = await ann.answer(sittingId, 1, { ...(await rightAnswer(ann, current)), usedSeconds: 18 });
    const second = await ann.ask(sittingId, 2);
    server.clock.advance({ seconds: 19 });
    const late = await ann.answer(sittingId, 2, { ...(await rightAnswer(ann, second.current)), usedSeconds: 19 });
    expect([inTime.body.data.isLate, late.body.data.isLate]).toEqual([false, true]);
    for (let slot = 3; slot < 6; slot += 1) await ann.ask(sittingId, slot);
    expect((await ann.ask(sittingId, 6)).current).toMatchObject({ submoduleId: 14, seconds: 450, secondsLeft: 495 });
  });

  it('are extended in placement tests too, by the usual factors only', async () => {
    const placement = await ann.prepare({ kind: 'placement', timeFactor: 2 });
    expect(placement).toMatchObject({ timeFactor: 2, minutes: 20 });
    expect(await ann.prepare({ kind: 'placement', timeFactor: 1 })).not.toHaveProperty('timeFactor');
    expect((await ann.post('/api/sittings', { kind: 'placement', timeFactor: 1.1 })).status).toBe(400);
  });

  it('keep late answers, and mark them', async () => {
    const sittingId = await ann.begin();
    const { current } = await ann.ask(sittingId, 1);
    server.clock.advance({ seconds: 16 });
    const { body } = await ann.answer(sittingId, 1, { ...(await rightAnswer(ann, current)), usedSeconds: 16 });
    expect(body.data).toEqual({ isLate: true, isFirst: true });
    expect(await stateOf(sittingId)).toEqual(['running', 'answered late', 'waiting', 'waiting']);
  });

  it('believe the device’s stopwatch for an hour, when the connection was lost', async () => {
    const sittingId = await ann.begin();
    const { current, next } = await ann.ask(sittingId, 1);
    await pass(14);
    const first = await ann.answer(sittingId, 1, await rightAnswer(ann, current));
    // the next question was answered without ever being opened at the server
    const second = await ann.answer(sittingId, 2, {
      questionId: next?.question.questionId,
      answer: 'yes',
      usedSeconds: 4,
    });
    expect([first.body.data.isLate, second.body.data.isLate]).toEqual([false, false]);
    const { current: third } = await ann.ask(sittingId, 3);
    await pass(14);
    for (const _ of [1, 2, 3, 4]) await pass(14);
    const late = await ann.answer(sittingId, 3, await rightAnswer(ann, third));
    expect(late.body.data.isLate).toBe(true);
  });

  it('close an earlier slot, but keep its answer when it arrives', async () => {
    const sittingId = await ann.begin();
    const { current, next } = await ann.ask(sittingId, 1);
    await ann.ask(sittingId, 2);
    expect(await stateOf(sittingId)).toEqual(['running', 'missed', 'open', 'waiting']);
    const second = await ann.answer(sittingId, 2, { questionId: next?.question.questionId, answer: 'no' });
    const first = await ann.answer(sittingId, 1, await rightAnswer(ann, current));
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await stateOf(sittingId)).toEqual(['running', 'answered', 'answered', 'waiting']);
    expect((await ann.open(sittingId, 1)).body.code).toBe('sitting.slotClosed');
  });

  it('let no slot be opened before its turn', async () => {
    const sittingId = await ann.begin();
    expect((await ann.open(sittingId, 2)).body.code).toBe('sitting.slotClosed');
    await ann.ask(sittingId, 1);
    expect((await ann.open(sittingId, 4)).body.code).toBe('sitting.slotClosed');
    // the device went on with slot 2 while the connection was lost
    expect((await ann.open(sittingId, 3)).status).toBe(200);
    expect(await stateOf(sittingId)).toEqual(['running', 'missed', 'missed', 'open']);
  });

  it('are shared by two devices, and the first answer counts', async () => {
    const sittingId = await ann.begin();
    const other = createTaker(server, ann.who);
    const [one, two] = await Promise.all([ann.ask(sittingId, 1), other.ask(sittingId, 1)]);
    expect(one.current.question).toEqual(two.current.question);
    expect(one.next?.question).toEqual(two.next?.question);
    const { questionId } = one.current.question;
    const kept = await Promise.all(
      [ann, other].map((taker, index) =>
        taker.answer(sittingId, 1, { questionId, answer: index === 0 ? 'yes' : 'no' }),
      ),
    );
    const isFirst = kept.map(({ body }) => body.data.isFirst);
    expect(isFirst.filter(Boolean)).toHaveLength(1);
    const { answer } = await server.deps.db
      .selectFrom('sitting_slots')
      .select('answer')
      .where('sitting_id', '=', sittingId)
      .where('slot', '=', 1)
      .executeTakeFirstOrThrow();
    expect(answer).toBe(isFirst[0] ? 'yes' : 'no');
  });

  it('take an answer once, also after a repeat and after the end', async () => {
    const sittingId = await ann.begin();
    const { current } = await ann.ask(sittingId, 1);
    const given = await rightAnswer(ann, current);
    const first = await ann.answer(sittingId, 1, given, 'the-answer-to-slot-1');
    const repeat = await ann.answer(sittingId, 1, given, 'the-answer-to-slot-1');
    expect([first.body.data, repeat.body.data]).toEqual(Array(2).fill({ isLate: false, isFirst: true }));
    await ann.finish(sittingId);
    const after = await ann.answer(sittingId, 1, given);
    expect(after.body.data).toEqual({ isLate: false, isFirst: false });
  });

  it('refuse answers to questions that were not asked, and after the end', async () => {
    const sittingId = await ann.begin();
    const { next } = await ann.ask(sittingId, 1);
    const wrong = await ann.answer(sittingId, 1, { questionId: 100_099, answer: 'yes' });
    const early = await ann.answer(sittingId, 5, { questionId: 1, answer: 'yes' });
    expect([wrong, early].map(({ status, body }) => [status, body.code])).toEqual(
      Array(2).fill([409, 'sitting.wrongQuestion']),
    );
    await ann.finish(sittingId);
    const late = await ann.answer(sittingId, 2, { questionId: next?.question.questionId, answer: 'yes' });
    const calls = [late, await ann.open(sittingId, 2), await ann.pause(sittingId), await ann.start(sittingId)];
    expect(calls.map(({ status, body }) => [status, body.code])).toEqual(Array(4).fill([409, 'sitting.finished']));
  });

  it('count the first answer also if it was none', async () => {
    const sittingId = await ann.begin();
    const { current } = await ann.ask(sittingId, 1);
    const { questionId } = current.question;
    expect((await ann.answer(sittingId, 1, { questionId })).body.data.isFirst).toBe(true);
    expect((await ann.answer(sittingId, 1, { questionId, answer: 'yes' })).body.data.isFirst).toBe(false);
    expect(await stateOf(sittingId)).toEqual(['running', 'missed', 'waiting', 'waiting']);
  });

  it('serve a question as it was handed out, although it was withdrawn', async () => {
    const sittingId = await ann.begin();
    const { current, next } = await ann.ask(sittingId, 1);
    const withdrawn = [current, next].flatMap((asked) => asked?.question.questionId ?? []);
    await withdrawQuestions(server.deps, withdrawn);
    expect((await ann.ask(sittingId, 1)).current.question).toEqual(current.question);
    await ann.answer(sittingId, 1, await rightAnswer(ann, current));
    const second = await ann.ask(sittingId, 2);
    expect(second.current.question).toEqual(next?.question);
    expect(withdrawn).not.toContain(second.next?.question.questionId);
    expect((await ann.finish(sittingId)).body.data.slots[0].score).toBe(1);
  });

  it('stay those of the exam as it was', async () => {
    const sittingId = await ann.begin();
    const [exam] = server.deps.exams;
    if (!exam) throw new Error('no exam');
    const { seconds } = exam.types.readAndSelect ?? {};
    Object.assign(exam.types.readAndSelect ?? {}, { seconds: 9 });
    const { current } = await ann.ask(sittingId, 1);
    Object.assign(exam.types.readAndSelect ?? {}, { seconds });
    expect(current).toMatchObject({ seconds: 5, secondsLeft: 5 });
  });

  it('stand still in a pause, for which an open question pays', async () => {
    const sittingId = await ann.begin();
    await ann.ask(sittingId, 1);
    expect((await ann.pause(sittingId)).body.data.state).toBe('paused');
    expect(await stateOf(sittingId)).toEqual(['paused', 'missed', 'waiting', 'waiting']);
    await pass(40 * dayMinutes);
    await closeAbandoned(server.deps);
    const { current } = await ann.ask(sittingId, 2);
    expect(current.secondsLeft).toBe(5);
    expect(await stateOf(sittingId)).toEqual(['running', 'missed', 'open', 'waiting']);
  });

  it('end after a month without a sign of life, and the answers count', async () => {
    const sittingId = await ann.begin();
    const { current } = await ann.ask(sittingId, 1);
    await ann.answer(sittingId, 1, await rightAnswer(ann, current));
    const { sittingId: prepared } = await ann.prepare();
    await pass(29 * dayMinutes);
    await closeAbandoned(server.deps);
    expect((await ann.read(sittingId)).state).toBe('running');
    await pass(2 * dayMinutes);
    await closeAbandoned(server.deps);
    expect(await stateOf(sittingId)).toEqual(['finished', 'answered', 'missed', 'missed']);
    expect((await ann.get(`/api/sittings/${prepared}`)).status).toBe(404);
    const attempts = await server.deps.db
      .selectFrom('attempts')
      .selectAll()
      .where('user_id', '=', ann.who.userId)
      .execute();
    expect(attempts).toHaveLength(1);
  });

  it('leave recordings alone that an unfinished test has', async () => {
    const sittingId = await ann.begin();
    for (let slot = 1; slot < 7; slot += 1) await ann.ask(sittingId, slot);
    const { current } = await ann.ask(sittingId, 7);
    const own = await rightAnswer(ann, current);
    const ben = createTaker(server, await server.signIn());
    const foreign = await ann.answer(sittingId, 7, { ...own, recordingUrl: await ben.upload() });
    expect([foreign.status, foreign.body.code]).toEqual([404, 'recording.notFound']);
    await ann.answer(sittingId, 7, own);
    await pass(3 * dayMinutes);
    await removeExpired(server.deps);
    await ann.finish(sittingId);
    const { recordingUrl } = own as { recordingUrl: string };
    expect((await ann.get(recordingUrl)).status).toBe(200);
  });
});
