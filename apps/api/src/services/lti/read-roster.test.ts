import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NotFound } from '../../domain/errors.ts';
import { type School, startSchool } from '../../routes/lti/lti.fixtures.ts';
import { storeKinds } from '../../testing/index.ts';
import { readRoster } from './index.ts';

describe.each(storeKinds)('the roster of a course on %s', (kind) => {
  let school: School;
  beforeAll(async () => {
    school = await startSchool(kind);
    for (const user of [school.lena, school.tess]) await school.launch(user, school.questionLink());
  });
  afterAll(() => school?.close());

  const userIdOf = async (subject: string) =>
    (
      await school.server.deps.db
        .selectFrom('lti_users')
        .select('user_id')
        .where('subject', '=', subject)
        .executeTakeFirstOrThrow()
    ).user_id;

  it('is read page by page for its teacher, with the accounts of those who launched', async () => {
    const [teacher, learner] = [await userIdOf('teacher-1'), await userIdOf('learner-1')];
    const { deps } = school.server;
    expect(await readRoster(deps, { userId: teacher, contextId: school.platform.courseId })).toEqual([
      { subject: 'teacher-1', name: 'Tess Teacher', isTeacher: true, userId: teacher },
      { subject: 'learner-1', name: 'Lena Learner', isTeacher: false, userId: learner },
      { subject: 'learner-2', name: 'Leo Learner', isTeacher: false, userId: null },
    ]);
  });

  it('is not read for learners, for other courses, or for those who came another way', async () => {
    const { deps } = school.server;
    const contextId = school.platform.courseId;
    const learner = { userId: await userIdOf('learner-1'), contextId };
    const elsewhere = { userId: await userIdOf('teacher-1'), contextId: 'course-2' };
    const stranger = { userId: (await school.server.signIn()).userId, contextId };
    for (const who of [learner, elsewhere, stranger]) {
      await expect(readRoster(deps, who)).rejects.toThrow(NotFound);
    }
  });
});
