import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { claims } from '../../domain/lti/names.ts';
import { addDeployment } from '../../services/lti/index.ts';
import { storeKinds } from '../../testing/index.ts';
import { destinationOf, type School, startSchool } from './lti.fixtures.ts';

describe.each(storeKinds)('courses of a school on %s', (kind) => {
  let school: School;
  let teacher: string;
  let learner: string;
  const tokenAt = async (user: School['lena'], link = school.questionLink()) =>
    school.tokenOf((await school.launch(user, link)).browser);
  beforeAll(async () => {
    school = await startSchool(kind);
    [teacher, learner] = [await tokenAt(school.tess), await tokenAt(school.lena)];
  });
  afterAll(() => school?.close());

  const listOf = async (token: string) => (await school.server.get('/api/me/courses', { token })).body.data.courses;
  const idOf = async (token: string) => (await listOf(token))[0].courseId as string;
  const roster = async (token: string, courseId?: string) =>
    school.server.get(`/api/me/courses/${courseId ?? (await idOf(teacher))}/roster`, { token });
  const course = async (token: string, courseId?: string) =>
    school.server.get(`/api/me/courses/${courseId ?? (await idOf(teacher))}`, { token });
  const unknown = 'a'.repeat(22);

  it('are those that an account launched us from', async () => {
    const found = { title: 'English 1', school: 'Test school' };
    expect(await listOf(teacher)).toMatchObject([{ ...found, isTeacher: true, hasRoster: true }]);
    expect(await listOf(learner)).toMatchObject([{ ...found, isTeacher: false, hasRoster: false }]);
    expect(await listOf((await school.server.signIn()).token)).toEqual([]);
    expect(await idOf(teacher)).toBe(await idOf(learner));
  });

  it('have members, who are read page by page for a teacher', async () => {
    expect((await roster(teacher)).body.data.members).toEqual([
      { memberId: 'teacher-1', name: 'Tess Teacher', isTeacher: true, hasLaunched: true },
      { memberId: 'learner-1', name: 'Lena Learner', isTeacher: false, hasLaunched: true },
      { memberId: 'learner-2', name: 'Leo Learner', isTeacher: false, hasLaunched: false },
    ]);
  });

  it('are nothing to those who came another way, and show no members to learners', async () => {
    const stranger = (await school.server.signIn()).token;
    expect((await roster(learner)).status).toBe(404);
    expect((await roster(teacher, unknown)).status).toBe(404);
    expect((await roster(stranger)).status).toBe(404);
    expect((await course(teacher, unknown)).status).toBe(404);
    expect((await course(stranger)).status).toBe(404);
  });

  it('say when the platform does not answer, and when its roster goes on at another host', async () => {
    school.platform.failRoster((response) => void response.writeHead(500).end());
    expect((await roster(teacher)).body).toMatchObject({ success: false, code: 'school.unreachable' });
    school.platform.failRoster((response) => {
      response.setHeader('Link', '<https://other.example/roster?page=1>; rel="next"');
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"members":[]}');
    });
    const before = school.platform.calls.length;
    expect((await roster(teacher)).status).toBe(502);
    expect(school.platform.calls.length).toBe(before + 1);
    expect((await roster(teacher)).status).toBe(200);
  });

  describe('with links', () => {
    const drill = () => ({
      ...{ id: 'drill', lineItem: null },
      url: `${school.tool}/lti/resource?kind=drill&submoduleId=1&level=Easy&count=5`,
    });
    const answer = (token: string, given = 'yes') =>
      school.server.post(
        '/questions/answer',
        { questionId: 100_001, submoduleId: 1, answer: given, score: 1 },
        { token },
      );
    const workOf = async (memberId: string, linkId = 'link-100001') => {
      const { works } = (await course(teacher)).body.data;
      return works.find((work: (typeof works)[number]) => work.memberId === memberId && work.linkId === linkId);
    };
    beforeEach(async () => {
      await school.server.deps.db.deleteFrom('jobs').execute();
      await school.server.deps.db.deleteFrom('lti_grades').execute();
      await school.server.deps.db.deleteFrom('attempts').execute();
    });

    it('tell a teacher what each opens and whether it is graded', async () => {
      await school.launch(school.lena, drill());
      await school.launch(school.lena, {
        ...{ id: 'test', lineItem: 'column-2' },
        url: `${school.tool}/lti/resource?kind=mock&examId=small&form=full`,
      });
      await school.launch(school.tess, { id: 'site', lineItem: null, url: `${school.tool}/practice` });
      const { links } = (await course(teacher)).body.data;
      expect(links).toMatchObject([
        { linkId: 'link-100001', title: 'A link', isGraded: true },
        { linkId: 'drill', isGraded: false, task: { kind: 'drill', submoduleId: 1, level: 'Easy', count: 5 } },
        { linkId: 'test', isGraded: true, task: { kind: 'mock', form: 'full' } },
        { linkId: 'site', isGraded: false, task: { kind: 'any' } },
      ]);
      expect(links[0].task).toMatchObject({ kind: 'question', question: { questionId: 100_001, submoduleId: 1 } });
    });

    it('tell who opened and answered, with the score, and whether the gradebook has it', async () => {
      expect(await workOf('learner-1')).toMatchObject({ submittedAt: null, share: null, grade: null });
      await answer(learner, 'no');
      const at = new Date(school.server.clock.now()).toISOString();
      expect(await workOf('learner-1')).toMatchObject({
        ...{ submittedAt: at, share: 0, grade: { state: 'waiting', failure: null } },
      });
      await school.work();
      expect((await workOf('learner-1'))?.grade).toEqual({ state: 'sent', failure: null });
      school.server.clock.advance({ seconds: 5 });
      await answer(learner);
      expect(await workOf('learner-1')).toMatchObject({ share: 1, grade: { state: 'waiting' } });
      expect(await workOf('teacher-1')).toBeUndefined();
      expect(await workOf('learner-2')).toBeUndefined();
    });

    it.each([
      [503, { state: 'waiting', failure: 'unreachable' }],
      [403, { state: 'failed', failure: 'refused' }],
      [404, { state: 'failed', failure: 'gone' }],
      [409, { state: 'superseded', failure: null }],
    ])('say why the gradebook lacks a score after the status %i', async (status, grade) => {
      await answer(learner);
      school.platform.failScores((response) => void response.writeHead(status).end('{}'));
      await school.work();
      expect((await workOf('learner-1'))?.grade).toEqual(grade);
    });

    it('count a drill without a column when it is finished', async () => {
      const { browser, reply } = await school.launch(school.lena, drill());
      const token = await school.tokenOf(browser);
      const sitting = (destinationOf(reply) ?? '').replace('/sittings/', '/api/sittings/');
      const post = (path: string) => school.server.post(`${sitting}${path}`, undefined, { token });
      await post('/start');
      expect(await workOf('learner-1', 'drill')).toMatchObject({ submittedAt: null });
      await post('/finish');
      expect(await workOf('learner-1', 'drill')).toMatchObject({
        ...{
          submittedAt: new Date(school.server.clock.now()).toISOString(),
          share: null,
          grade: null,
          sitting: null,
        },
      });
      expect((await course(token)).body.data.works).toMatchObject([
        { linkId: 'link-100001', sitting: null },
        { linkId: 'drill', sitting: { sittingId: sitting.replace('/api/sittings/', ''), isFinished: true } },
        { linkId: 'test' },
      ]);
    });

    it('count no answer from before the link was opened', async () => {
      const leo = school.platform.user('learner-2');
      const token = await tokenAt(leo);
      const body = { questionId: 100_003, submoduleId: 1, answer: 'yes', score: 1 };
      await school.server.post('/questions/answer', body, { token });
      school.server.clock.advance({ seconds: 5 });
      await school.launch(leo, school.questionLink(100_003));
      expect(await workOf('learner-2', 'link-100003')).toMatchObject({ submittedAt: null });
      await school.server.post('/questions/answer', body, { token });
      expect(await workOf('learner-2', 'link-100003')).toMatchObject({ submittedAt: expect.any(String) });
    });

    it('show a learner nothing of the others', async () => {
      const other = { id: 'learner-9', name: 'Nora', isTeacher: false };
      const token = await tokenAt(other, school.questionLink(100_002));
      await answer(learner);
      const { links, works } = (await course(token)).body.data;
      expect(links).toMatchObject([{ linkId: 'link-100002' }]);
      expect(works).toMatchObject([{ memberId: 'learner-9', linkId: 'link-100002', submittedAt: null }]);
    });

    it('show a teacher nothing of a course that another deployment names the same', async () => {
      await addDeployment(school.server.deps.db, school.platformId, 'deployment-2');
      const stranger = { id: 'learner-8', name: 'Sam', isTeacher: false };
      const change = { claims: { [claims.deploymentId]: 'deployment-2' } };
      const { browser } = await school.launch(stranger, school.questionLink(), { change });
      const token = await school.tokenOf(browser);
      await answer(token);
      expect(await workOf('learner-8')).toBeUndefined();
      expect(await idOf(token)).not.toBe(await idOf(teacher));
      expect((await course(teacher, await idOf(token))).status).toBe(404);
    });

    it('are closed to a teacher who came again as a learner', async () => {
      const assistant = { id: 'teacher-2', name: 'Ada', isTeacher: true };
      const token = await tokenAt(assistant);
      expect((await course(token)).body.data.works.length).toBeGreaterThan(0);
      await school.launch({ ...assistant, isTeacher: false }, school.questionLink());
      expect((await course(token)).body.data.works).toMatchObject([{ memberId: 'teacher-2' }]);
      expect((await roster(token)).status).toBe(404);
    });
  });
});
