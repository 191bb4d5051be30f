import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeKinds } from '../../testing/index.ts';
import { type School, startSchool } from './lti.fixtures.ts';

describe.each(storeKinds)('courses of a school on %s', (kind) => {
  let school: School;
  let teacher: string;
  let learner: string;
  beforeAll(async () => {
    school = await startSchool(kind);
    const tokenOf = async (user: School['lena']) =>
      school.tokenOf((await school.launch(user, school.questionLink())).browser);
    [teacher, learner] = [await tokenOf(school.tess), await tokenOf(school.lena)];
  });
  afterAll(() => school?.close());

  const roster = (token: string, courseId = school.platform.courseId) =>
    school.server.post('/api/me/courses/roster', { courseId }, { token });

  it('are those that an account launched us from', async () => {
    const courses = async (token: string) => (await school.server.get('/api/me/courses', { token })).body.data.courses;
    const course = { courseId: school.platform.courseId, title: 'English 1' };
    expect(await courses(teacher)).toEqual([{ ...course, isTeacher: true, hasRoster: true }]);
    expect(await courses(learner)).toEqual([{ ...course, isTeacher: false, hasRoster: false }]);
    expect(await courses((await school.server.signIn()).token)).toEqual([]);
  });

  it('have members, who are read page by page for a teacher', async () => {
    expect((await roster(teacher)).body.data.members).toEqual([
      { memberId: 'teacher-1', name: 'Tess Teacher', isTeacher: true, hasLaunched: true },
      { memberId: 'learner-1', name: 'Lena Learner', isTeacher: false, hasLaunched: true },
      { memberId: 'learner-2', name: 'Leo Learner', isTeacher: false, hasLaunched: false },
    ]);
  });

  it('show no members to learners, to teachers of other courses, or to those who came another way', async () => {
    expect((await roster(learner)).status).toBe(404);
    expect((await roster(teacher, 'course-2')).status).toBe(404);
    expect((await roster((await school.server.signIn()).token)).status).toBe(404);
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
});
