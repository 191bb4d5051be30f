import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mostAssignments } from '../../domain/classes/limits.ts';
import { storeKinds, type TestServer } from '../../testing/index.ts';
import { startExamServer } from '../sittings/sittings.fixtures.ts';
import {
  drillOf,
  essay,
  openClass,
  type Pupil,
  rightSentence,
  sentence,
  shortTest,
  words,
  wrongSentence,
} from './classes.fixtures.ts';

describe.each(storeKinds)('assignments on %s', (kind) => {
  let server: TestServer;
  let room: Awaited<ReturnType<typeof openClass>>;
  let teacher: Pupil;
  let ann: Pupil;
  beforeAll(async () => {
    server = await startExamServer(kind);
  });
  beforeEach(async () => {
    room = await openClass(server);
    teacher = room.teacher;
    ann = await room.join('Ann');
  });
  afterAll(() => server?.close());

  const assign = async (assignment: object): Promise<string> =>
    (await teacher.assign(assignment)).body.data.assignment.assignmentId;
  const inSeconds = (seconds: number) => new Date(server.clock.now() + seconds * 1000).toISOString();
  const progress = async (assignmentId: string) =>
    (await teacher.results(assignmentId)).members.map((member: { progress: object }) => member.progress);

  it('are picked by type and level, first questions that the class hasn’t had', async () => {
    const pick = async (request: object) => (await teacher.post(`${teacher.path}/pick`, request)).body.data;
    const { questions, available } = await pick({ submoduleId: 10, level: 'Easy', count: 4 });
    expect(available).toBe(6);
    expect(new Set(questions.map(({ questionId }: { questionId: number }) => questionId)).size).toBe(4);
    expect(questions[0]).toEqual({
      ...{ questionId: expect.any(Number), submoduleId: 10, level: 'Easy' },
      summary: { kind: 'text', text: 'My legs are too _____ for another dance.' },
    });
    const had = questions.map(({ questionId }: { questionId: number }) => questionId);
    await assign(drillOf(...had));
    const again = await pick({ submoduleId: 10, level: null, count: 3 });
    const fresh = again.questions.filter(({ questionId }: { questionId: number }) => !had.includes(questionId));
    expect([again.questions.length, fresh.length]).toEqual([3, 2]);
    const rest = await pick({ submoduleId: 10, level: null, count: 20, without: had });
    expect(rest.questions).toHaveLength(2);
    expect(await pick({ submoduleId: 10, level: 'Hard', count: 5 })).toEqual({ questions: [], available: 0 });
  });

  it('are drills of certain questions, the same for everyone and in the same order', async () => {
    const created = await teacher.assign({ ...drillOf(words[1], sentence, words[0]), title: ' Words  and more ' });
    expect(created.body.data).toEqual({
      assignment: {
        ...{ assignmentId: expect.any(String), title: 'Words and more', instructions: null, dueAt: null },
        ...{ createdAt: new Date(server.clock.now()).toISOString(), minutes: 1 },
        task: { kind: 'drill', submoduleIds: [1, 10], count: 3, mode: 'timed', review: 'each' },
      },
      ...{ done: 0, inProgress: 0, late: 0 },
    });
    const { assignmentId } = created.body.data.assignment;
    const ben = await room.join('Ben');
    for (const pupil of [ann, ben]) {
      const sitting = (await pupil.take(assignmentId)).body.data;
      expect(sitting).toMatchObject({ kind: 'drill', state: 'ready', mode: 'timed', review: 'each' });
      expect(sitting.assignment).toEqual({
        ...{ classId: room.classId, className: 'Monday group', assignmentId, title: 'Words and more', dueAt: null },
      });
      await pupil.start(sitting.sittingId);
      const asked = [];
      for (const slot of [1, 2, 3]) asked.push((await pupil.ask(sitting.sittingId, slot)).current.question.questionId);
      expect(asked).toEqual([words[1], sentence, words[0]]);
      expect(await pupil.read(sitting.sittingId)).toMatchObject({ assignment: { assignmentId } });
    }
  });

  it('refuse unknown and withdrawn questions, unknown exams and empty titles', async () => {
    const refused = async (assignment: object) => {
      const { status, body } = await teacher.assign(assignment);
      return [status, body.code, body.field];
    };
    expect(await refused(drillOf(words[0], 999_999))).toEqual([400, 'question.notFound', 'task.questionIds']);
    expect(await refused(drillOf())).toEqual([400, 'field.tooFew', 'task.questionIds']);
    expect(await refused({ ...drillOf(words[0]), title: '  ' })).toEqual([400, 'field.required', 'title']);
    const old = { ...shortTest, task: { ...shortTest.task, examId: 'old' } };
    expect(await refused(old)).toEqual([400, 'exam.notFound', 'task.examId']);
    expect((await teacher.readClass()).assignments).toEqual([]);
  });

  it('ask what is left when a question is withdrawn, and nothing when all are', async () => {
    const assignmentId = await assign(drillOf(...words));
    const withdraw = (ids: readonly number[], at: number | null) =>
      server.deps.db
        .updateTable('questions')
        .set({ withdrawn_at: at })
        .where('question_id', 'in', [...ids])
        .execute();
    await withdraw(words, 1);
    const none = await ann.take(assignmentId);
    expect([none.status, none.body.code]).toEqual([409, 'sitting.noQuestions']);
    await withdraw(words.slice(1), null);
    const { sittingId, slots } = (await ann.take(assignmentId)).body.data;
    expect(slots).toHaveLength(2);
    await ann.start(sittingId);
    await withdraw(words, 1);
    expect((await ann.ask(sittingId, 1)).current.question.questionId).toBe(words[1]);
    await withdraw(words, null);
  });

  it('go on where they were left, also when started twice at once, and begin again once finished', async () => {
    const assignmentId = await assign(drillOf(...words));
    const [one, two] = await Promise.all([ann.take(assignmentId), ann.take(assignmentId)]);
    const { sittingId } = one.body.data;
    expect(two.body.data.sittingId).toBe(sittingId);
    expect(await ann.readClass()).toMatchObject({
      assignments: [{ progress: { state: 'notStarted' }, sittingId: null, isUnderWay: false }],
    });
    await ann.start(sittingId);
    expect((await ann.take(assignmentId)).body.data).toMatchObject({ sittingId, state: 'running' });
    expect(await ann.readClass()).toMatchObject({
      assignments: [{ progress: { state: 'inProgress', count: 3 }, sittingId, isUnderWay: true }],
    });
    expect(await progress(assignmentId)).toMatchObject([{ state: 'inProgress', share: null }]);
    await ann.finish(sittingId);
    const again = (await ann.take(assignmentId)).body.data;
    expect(again.sittingId).not.toBe(sittingId);
    await ann.start(again.sittingId);
    expect(await ann.readClass()).toMatchObject({
      assignments: [{ progress: { state: 'done' }, sittingId, isUnderWay: true }],
    });
  });

  it('show the teacher who did what, by the newest finished time, and whether it was late', async () => {
    const assignmentId = await assign({ ...drillOf(words[0], words[1], sentence), dueAt: inSeconds(60) });
    const ben = await room.join('Ben');
    await ann.doDrill(assignmentId, ['yes', 'no', wrongSentence]);
    const results = await teacher.results(assignmentId);
    expect(results.className).toBe('Monday group');
    expect(results.taught).toMatchObject({ assignment: { assignmentId }, done: 1, inProgress: 0, late: 0 });
    expect(results.members).toEqual([
      {
        ...{ memberId: expect.any(String), name: 'Ann' },
        progress: {
          ...{ state: 'done', startedAt: inSeconds(0), finishedAt: inSeconds(0), isLate: false },
          ...{ answered: 3, count: 3, share: expect.closeTo(1 / 3), overall: null },
        },
        answers: [
          { slot: 1, submoduleId: 1, questionId: words[0], outcome: 'right' },
          { slot: 2, submoduleId: 1, questionId: words[1], outcome: 'wrong' },
          { slot: 3, submoduleId: 10, questionId: sentence, outcome: 'wrong' },
        ],
      },
      {
        ...{ memberId: expect.any(String), name: 'Ben', answers: [] },
        progress: {
          ...{ state: 'notStarted', startedAt: null, finishedAt: null, isLate: false },
          ...{ answered: 0, count: 0, share: null, overall: null },
        },
      },
    ]);
    server.clock.advance({ seconds: 61 });
    await ann.doDrill(assignmentId, ['yes', 'yes', null]);
    const later = await teacher.results(assignmentId);
    expect(later.taught).toMatchObject({ done: 1, late: 0 });
    expect(later.members[0].progress).toMatchObject({ isLate: false, answered: 2, count: 3, share: 1 });
    expect(later.members[0].answers.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      ...['right', 'right', 'missed'],
    ]);
    await ben.doDrill(assignmentId, ['yes', 'yes', null]);
    expect((await teacher.results(assignmentId)).members[1].progress).toMatchObject({ state: 'done', isLate: true });
    expect((await teacher.readClass()).members).toMatchObject([
      { done: 1, late: 0 },
      { done: 1, late: 1 },
    ]);
    await teacher.post(`${teacher.path}/assignments/${assignmentId}`, {
      ...{ title: 'Words', instructions: ' By ear ', dueAt: inSeconds(60) },
    });
    expect(await ben.readClass()).toMatchObject({
      assignments: [
        { assignment: { instructions: 'By ear', dueAt: inSeconds(60) }, progress: { state: 'done', isLate: false } },
      ],
    });
  });

  it('show what was missed in each question, and no mean of fewer than three answers', async () => {
    const assignmentId = await assign(drillOf(words[0], sentence, essay));
    await ann.doDrill(assignmentId, ['no', wrongSentence, 'My hobby is growing vegetables on the balcony.']);
    const ben = await room.join('Ben');
    await ben.doDrill(assignmentId, ['yes', wrongSentence, null]);
    const resultsOf = async () => (await teacher.results(assignmentId)).questions;
    expect(await resultsOf()).toEqual([
      {
        question: { questionId: words[0], submoduleId: 1, level: 'Easy', summary: { kind: 'letters', count: 5 } },
        ...{ answers: 2, right: 1, share: null, ungraded: 0, missed: 0 },
        misses: [{ word: null, given: 'no', count: 1 }],
      },
      {
        question: expect.objectContaining({ questionId: sentence, submoduleId: 10 }),
        ...{ answers: 2, right: 0, share: null, ungraded: 0, missed: 0 },
        misses: [{ word: 'tired', given: 'tiled', count: 2 }],
      },
      {
        question: expect.objectContaining({ questionId: essay, submoduleId: 14 }),
        ...{ answers: 0, right: 0, share: null, ungraded: 1, missed: 1, misses: [] },
      },
    ]);
    const cora = await room.join('Cora');
    await cora.doDrill(assignmentId, ['yes', rightSentence, null]);
    expect((await resultsOf()).map(({ share }: { share: number | null }) => share)).toEqual([
      expect.closeTo(2 / 3),
      expect.closeTo(1 / 3),
      null,
    ]);
    expect(JSON.stringify(await teacher.results(assignmentId))).not.toContain('vegetables');
  });

  it('count what the server finds, not what the device says, and the first answer of a question', async () => {
    const assignmentId = await assign(drillOf(words[0], words[1]));
    const { sittingId } = (await ann.take(assignmentId)).body.data;
    await ann.start(sittingId);
    await ann.ask(sittingId, 1);
    const answer = { questionId: words[0], submoduleId: 1 };
    await ann.post('/questions/answer', { ...answer, answer: 'no', score: 1 });
    await ann.answer(sittingId, 1, { questionId: words[0], answer: 'no', score: 1 });
    server.clock.advance({ seconds: 5 });
    await ann.post('/questions/answer', { ...answer, answer: 'yes', score: 1 });
    await ann.ask(sittingId, 2);
    // A mark without an answer.
    await ann.answer(sittingId, 2, { questionId: words[1], answer: 'yes', score: 1 });
    await ann.finish(sittingId);
    const { members } = await teacher.results(assignmentId);
    expect(members[0].answers.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['wrong', 'ungraded']);
  });

  it('are tests under exam rules, with the learner’s extended time', async () => {
    const created = (await teacher.assign(shortTest)).body.data.assignment;
    expect(created).toMatchObject({
      ...{ minutes: 5, instructions: 'In one go, please.', dueAt: shortTest.dueAt },
      task: { kind: 'test', examId: 'small', form: 'short', name: { en: 'A small exam', zh: '小考试' } },
    });
    const { assignmentId } = created;
    const sitting = (await ann.take(assignmentId, { timeFactor: 2 })).body.data;
    expect(sitting).toMatchObject({
      ...{ kind: 'mock', isSealed: true, timeFactor: 2, exam: { examId: 'small', form: 'short' } },
      assignment: { assignmentId },
    });
    const { sittingId } = sitting;
    await ann.start(sittingId);
    const { current } = await ann.ask(sittingId, 1);
    await ann.answer(sittingId, 1, { questionId: current.question.questionId, answer: 'yes' });
    expect(await progress(assignmentId)).toMatchObject([{ state: 'inProgress', answered: 1, count: 2 }]);
    await ann.finish(sittingId);
    await server.deps.db
      .updateTable('sittings')
      .set({ ranges: JSON.stringify({ overall: { low: 90, high: 110 } }) })
      .where('sitting_id', '=', sittingId)
      .execute();
    const { members, questions } = await teacher.results(assignmentId);
    expect(members[0]).toMatchObject({
      progress: { state: 'done', answered: 1, count: 2, share: null, overall: { low: 90, high: 110 } },
      answers: [{ outcome: 'right' }, { outcome: 'missed', questionId: expect.any(Number) }],
    });
    expect(questions).toEqual([]);
  });

  it('disappear with all results when a member leaves, and do not come back', async () => {
    const assignmentId = await assign(drillOf(words[0]));
    const sittingId = await ann.doDrill(assignmentId, ['no']);
    await ann.leave();
    const results = await teacher.results(assignmentId);
    expect(results).toMatchObject({ taught: { done: 0 }, members: [], questions: [{ answers: 0, misses: [] }] });
    expect((await teacher.get(`${teacher.path}/mistakes`)).body.data).toEqual({
      ...{ done: 0, types: [], questions: [], kinds: [] },
    });
    const kept = await ann.read(sittingId);
    expect(kept).toMatchObject({ state: 'finished', slots: [{ state: 'answered', score: 0 }] });
    expect(kept).not.toHaveProperty('assignment');
    await ann.post('/api/classes/join', { token: room.token, name: 'Ann again' });
    expect(await progress(assignmentId)).toMatchObject([{ state: 'notStarted' }]);
  });

  it('are deleted by the teacher, and stay in the history of the members', async () => {
    const assignmentId = await assign(drillOf(words[0]));
    const { sittingId } = (await ann.take(assignmentId)).body.data;
    await ann.start(sittingId);
    const path = `${teacher.path}/assignments/${assignmentId}`;
    expect((await teacher.delete(path)).status).toBe(200);
    for (const reply of [teacher.delete(path), teacher.get(path), ann.take(assignmentId)])
      expect((await reply).body.code).toBe('assignment.notFound');
    expect((await ann.ask(sittingId, 1)).current.question.questionId).toBe(words[0]);
    expect((await ann.finish(sittingId)).body.data.state).toBe('finished');
  });

  it('tell members what is due next', async () => {
    const next = async () => (await ann.get('/api/classes')).body.data.joined[0];
    const some = await assign({ ...drillOf(words[0]), title: 'Some time' });
    expect(await next()).toMatchObject({ openCount: 1, next: { assignmentId: some, dueAt: null } });
    const late = await assign({ ...drillOf(words[0]), title: 'Soon', dueAt: inSeconds(60) });
    await assign({ ...drillOf(words[0]), title: 'Later', dueAt: inSeconds(600) });
    expect(await next()).toEqual({
      ...{ classId: room.classId, name: 'Monday group', teacherName: 'Ms. Tan', openCount: 3 },
      next: { assignmentId: late, title: 'Soon', dueAt: inSeconds(60) },
    });
    const due = inSeconds(600);
    server.clock.advance({ seconds: 120 });
    expect(await next()).toMatchObject({ next: { assignmentId: late } });
    const { teaching } = (await teacher.get('/api/classes')).body.data;
    expect(teaching).toMatchObject([{ memberCount: 1, assignmentCount: 3, nextDueAt: due }]);
    await ann.doDrill(late, ['yes']);
    expect(await next()).toMatchObject({ openCount: 2, next: { title: 'Later' } });
  });

  it('are 100 at most in a class, also of two created at once', async () => {
    for (let n = 1; n < mostAssignments; n += 1) await teacher.assign(drillOf(words[0]));
    const replies = await Promise.all([teacher.assign(drillOf(words[0])), teacher.assign(drillOf(words[0]))]);
    expect(replies.map(({ body }) => body.code ?? 'created').toSorted()).toEqual([
      'class.tooManyAssignments',
      'created',
    ]);
  });
});
