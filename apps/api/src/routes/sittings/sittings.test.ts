import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { selectCards } from '../../services/notebook/card-view.ts';
import { storeKinds, type TestServer } from '../../testing/index.ts';
import { createTaker, rightAnswer, startExamServer, type Taker } from './sittings.fixtures.ts';

describe.each(storeKinds)('sittings on %s', (kind) => {
  let server: TestServer;
  let ann: Taker;
  beforeAll(async () => {
    server = await startExamServer(kind);
  });
  beforeEach(async () => {
    ann = createTaker(server, await server.signIn());
  });
  afterAll(() => server?.close());

  const attemptsOf = ({ who }: Taker) =>
    server.deps.db.selectFrom('attempts').selectAll().where('user_id', '=', who.userId).orderBy('attempt_id').execute();

  it('follow exams, without the types that the bank lacks', async () => {
    const { exams } = (await server.get('/api/exams')).body.data;
    expect(exams).toEqual([
      {
        ...{ examId: 'small', version: 3, name: { en: 'A small exam', zh: '小考试' } },
        ...{ since: '2029-01-01', checkedOn: '2029-02-01' },
        forms: [
          {
            ...{ form: 'full', minutes: 15 },
            blocks: [
              { submoduleId: 1, least: 3, most: 3, seconds: 5 },
              { submoduleId: 10, least: 1, most: 1, seconds: 20 },
              { submoduleId: 6, least: 1, most: 1, seconds: 60 },
              { submoduleId: 14, least: 1, most: 1, seconds: 300, preparationSeconds: 30 },
              { submoduleId: 13, least: 1, most: 1, seconds: 180, preparationSeconds: 30 },
            ],
          },
          { form: 'short', minutes: 5, blocks: [{ submoduleId: 1, least: 2, most: 2, seconds: 5 }] },
        ],
        retired: [{ submoduleId: 2, on: '2029-01-01', why: { en: 'It trains pronunciation.', zh: '它能练发音。' } }],
      },
    ]);
  });

  it('are tests without keys, whose answers become attempts at the end', async () => {
    const prepared = await ann.prepare();
    expect(prepared).toMatchObject({ kind: 'mock', state: 'ready', isSealed: true, minutes: 15, startedAt: null });
    expect(prepared.exam).toEqual({
      ...{ examId: 'small', version: 3, name: { en: 'A small exam', zh: '小考试' }, form: 'full' },
    });
    const { sittingId } = prepared;
    expect((await ann.open(sittingId, 1)).body.code).toBe('sitting.slotClosed');
    expect((await ann.start(sittingId)).body.data.state).toBe('running');
    for (const { slot } of prepared.slots) {
      const { current, next } = await ann.ask(sittingId, slot);
      expect(JSON.stringify([current, next])).not.toMatch(/secret|解析|"correct"|tired/);
      expect(next?.slot).toBe(slot === 7 ? undefined : slot + 1);
      const wrong = slot === 2 && { questionId: current.question.questionId, answer: 'no' };
      const kept = await ann.answer(sittingId, slot, wrong || (await rightAnswer(ann, current)));
      expect(kept.body.data).toEqual({ isLate: false, isFirst: true });
    }
    const running = await ann.read(sittingId);
    expect(running.slots.map(({ state }: { state: string }) => state)).toEqual(Array(7).fill('answered'));
    expect(running.slots[0]).not.toHaveProperty('score');
    expect(await attemptsOf(ann)).toEqual([]);

    server.clock.advance({ minutes: 2 });
    const finished = (await ann.finish(sittingId)).body.data;
    expect(finished).toMatchObject({ state: 'finished', finishedAt: '2030-01-15T12:02:00.000Z' });
    expect(finished.slots.map(({ score }: { score: number | null }) => score)).toEqual([1, 0, 1, 1, 1, null, null]);
    const attempts = await attemptsOf(ann);
    expect(attempts.map(({ kind: saved, score }) => [saved, score])).toEqual([
      ['answer', 1],
      ['answer', 0],
      ['answer', 1],
      ['answer', 1],
      ['answer', 1],
      ['text', null],
      ['recording', null],
    ]);
    const slots = await server.deps.db
      .selectFrom('sitting_slots')
      .selectAll()
      .where('sitting_id', '=', sittingId)
      .execute();
    expect(new Set(slots.map(({ attempt_id }) => attempt_id))).toEqual(
      new Set(attempts.map(({ attempt_id }) => attempt_id)),
    );
    const cards = await server.deps.db
      .selectFrom('review_cards')
      .selectAll()
      .where('user_id', '=', ann.who.userId)
      .execute();
    expect(cards.map(({ reason }) => reason)).toContain('notRecognized');

    expect((await ann.finish(sittingId)).body.data).toEqual(finished);
    expect(await attemptsOf(ann)).toHaveLength(7);
  });

  it('are dated by the time at which each answer arrived', async () => {
    const sittingId = await ann.begin();
    const before = server.clock.now();
    const { current } = await ann.ask(sittingId, 1);
    await ann.answer(sittingId, 1, await rightAnswer(ann, current));
    server.clock.advance({ minutes: 3 });
    await ann.finish(sittingId);
    expect((await attemptsOf(ann)).map(({ created_at }) => created_at)).toEqual([before]);
  });

  it('keep the keys of their questions from the learner until they are finished', async () => {
    const ben = createTaker(server, await server.signIn());
    const sittingId = await ann.begin();
    const { current, next } = await ann.ask(sittingId, 1);
    expect(await ann.detail(current)).not.toHaveProperty('correct');
    expect(await ann.detail(current)).not.toHaveProperty('explanation');
    if (next) expect(await ann.detail(next)).not.toHaveProperty('correct');
    expect(await ben.detail(current)).toHaveProperty('correct');
    const { questionId } = current.question;
    const from = { questionId: questionId - 1, submoduleId: 1, isAsc: true };
    const neighbour = (await ann.post('/questions/next', from)).body.data;
    expect(neighbour.questionId).toBe(questionId);
    expect(neighbour).not.toHaveProperty('correct');
    await ann.pause(sittingId);
    expect(await ann.detail(current)).not.toHaveProperty('correct');
    await ann.finish(sittingId);
    expect(await ann.detail(current)).toHaveProperty('correct');
  });

  it('hide the notebook’s cards of their questions meanwhile', async () => {
    const sittingId = await ann.begin();
    const { current } = await ann.ask(sittingId, 1);
    const { questionId } = current.question;
    await ann.post('/questions/answer', { questionId, submoduleId: 1, answer: 'no' });
    const cards = () =>
      selectCards(server.deps.db, { userId: ann.who.userId, now: server.clock.now() }).selectAll('c').execute();
    expect(await cards()).toEqual([]);
    await ann.finish(sittingId);
    expect(await cards()).toMatchObject([{ question_id: questionId }]);
  });

  it('are drills with keys, which keep a mark of each answer', async () => {
    const request = { kind: 'drill', submoduleIds: [1, 10], level: 'Easy', count: 6, review: 'each', mode: 'timed' };
    const prepared = await ann.prepare(request);
    expect(prepared).toMatchObject({ isSealed: false, mode: 'timed', review: 'each' });
    expect(prepared).not.toHaveProperty('exam');
    expect(prepared.slots.map(({ submoduleId }: { submoduleId: number }) => submoduleId)).toEqual([
      1, 10, 1, 10, 1, 10,
    ]);
    const { sittingId } = prepared;
    await ann.start(sittingId);
    const { current, next } = await ann.ask(sittingId, 1);
    expect(current).toMatchObject({ seconds: 5, secondsLeft: 5, question: { correct: true } });
    expect(next?.question).toHaveProperty('referenceAnswer');
    const { questionId } = current.question;
    await ann.post('/questions/answer', { questionId, submoduleId: 1, answer: 'yes', score: 1 });
    server.clock.advance({ minutes: 60 });
    await ann.renew();
    const kept = await ann.answer(sittingId, 1, { questionId, score: 1, answer: 'yes', usedSeconds: 3600 });
    expect(kept.body.data).toEqual({ isLate: false, isFirst: true });
    expect((await ann.read(sittingId)).slots[0]).toMatchObject({ state: 'answered', score: 1 });
    await ann.ask(sittingId, 2);
    expect((await ann.ask(sittingId, 2)).current.secondsLeft).toBe(20);
    const finished = (await ann.finish(sittingId)).body.data;
    expect(finished.slots.map(({ state }: { state: string }) => state)).toEqual([
      'answered',
      ...Array(5).fill('missed'),
    ]);
    expect(await attemptsOf(ann)).toHaveLength(1);
    const [first] = await server.deps.db
      .selectFrom('sitting_slots')
      .selectAll()
      .where('sitting_id', '=', sittingId)
      .orderBy('slot')
      .execute();
    expect(first?.attempt_id).toBe((await attemptsOf(ann))[0]?.attempt_id);
    const { content } = (await ann.post('/api/sittings/list', { page: 1, size: 5 })).body.data;
    expect(content).toMatchObject([{ kind: 'drill', answered: 1, count: 6, share: 1, submoduleIds: [1, 10] }]);
  });

  it('are drills without a clock to learn, and none without questions', async () => {
    const request = { kind: 'drill', submoduleIds: [14], level: 'Mine', count: 5, review: 'end', mode: 'learn' };
    const sittingId = await ann.begin(request);
    expect((await ann.read(sittingId)).slots).toHaveLength(3);
    expect((await ann.ask(sittingId, 1)).current).toMatchObject({ seconds: null, secondsLeft: null });
    const none = await ann.post('/api/sittings', { ...request, submoduleIds: [15] });
    expect([none.status, none.body.code]).toEqual([409, 'sitting.noQuestions']);
    const unknown = await ann.post('/api/sittings', { kind: 'mock', examId: 'old', form: 'full' });
    expect([unknown.status, unknown.body.code]).toEqual([400, 'exam.notFound']);
  });

  it('never ask a question twice, and old ones last', async () => {
    const seen = new Set<number>();
    for (let round = 0; round < 20; round += 1) {
      const sittingId = await ann.begin({ kind: 'mock', examId: 'small', form: 'short' });
      const { current, next } = await ann.ask(sittingId, 1);
      for (const { question } of [current, next ?? current]) {
        expect(seen.has(question.questionId), `round ${round}`).toBe(false);
        seen.add(question.questionId);
      }
      server.clock.advance({ minutes: 1 });
      await ann.renew();
    }
    expect(seen.size).toBe(40);
    const again = await ann.begin({ kind: 'mock', examId: 'small', form: 'short' });
    const { current, next } = await ann.ask(again, 1);
    const firstTwo = [...seen].slice(0, 2);
    expect(firstTwo).toContain(current.question.questionId);
    expect(firstTwo).toContain(next?.question.questionId);
  });

  it('are listed from their start, newest first', async () => {
    await ann.prepare();
    const first = await ann.begin();
    server.clock.advance({ minutes: 1 });
    const second = await ann.begin({ kind: 'placement' });
    const list = async (filter = {}) =>
      (await ann.post('/api/sittings/list', { page: 1, size: 10, ...filter })).body.data;
    const { content, totalElements } = await list();
    expect(content.map(({ sittingId }: { sittingId: string }) => sittingId)).toEqual([second, first]);
    expect(totalElements).toBe(2);
    expect(content[1]).toMatchObject({ kind: 'mock', examId: 'small', form: 'full', overall: null, count: 7 });
    expect((await list({ kind: 'placement' })).totalElements).toBe(1);
  });

  it('are nobody else’s', async () => {
    const sittingId = await ann.begin();
    const { current } = await ann.ask(sittingId, 1);
    const ben = createTaker(server, await server.signIn());
    const { questionId } = current.question;
    const path = `/api/sittings/${sittingId}`;
    const replies = [
      await ben.get(path),
      await ben.delete(path),
      await ben.start(sittingId),
      await ben.open(sittingId, 1),
      await ben.answer(sittingId, 1, { questionId, answer: 'yes' }),
      await ben.pause(sittingId),
      await ben.finish(sittingId),
      await ben.get(`${path}/report`),
      await ben.post(`${path}/share`, { name: null }),
      await ben.delete(`${path}/share`),
      await ann.open(sittingId, 99),
    ];
    expect(replies.map(({ status, body }) => [status, body.code])).toEqual(Array(11).fill([404, 'sitting.notFound']));
  });

  it('can be deleted, and leave the attempts', async () => {
    const sittingId = await ann.begin();
    const { current } = await ann.ask(sittingId, 1);
    await ann.answer(sittingId, 1, await rightAnswer(ann, current));
    await ann.finish(sittingId);
    expect((await ann.delete(`/api/sittings/${sittingId}`)).status).toBe(200);
    expect((await ann.get(`/api/sittings/${sittingId}`)).status).toBe(404);
    expect(await attemptsOf(ann)).toHaveLength(1);
    expect((await ann.post('/api/sittings/list', { page: 1, size: 10 })).body.data.totalElements).toBe(0);
  });

  it('take their answers with them if they are deleted before they are finished', async () => {
    const sittingId = await ann.begin();
    const { current, next } = await ann.ask(sittingId, 1);
    await ann.answer(sittingId, 1, await rightAnswer(ann, current));
    expect((await ann.delete(`/api/sittings/${sittingId}`)).status).toBe(200);
    const gone = [404, 'sitting.notFound'];
    const replies = [
      await ann.answer(sittingId, 2, { questionId: next?.question.questionId, answer: 'yes' }),
      await ann.finish(sittingId),
      await ann.delete(`/api/sittings/${sittingId}`),
    ];
    expect(replies.map(({ status, body }) => [status, body.code])).toEqual([gone, gone, gone]);
    expect(await attemptsOf(ann)).toEqual([]);
    const slots = await server.deps.db.selectFrom('sitting_slots').where('sitting_id', '=', sittingId).selectAll();
    expect(await slots.execute()).toEqual([]);
  });
});
