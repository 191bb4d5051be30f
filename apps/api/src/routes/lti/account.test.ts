import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsCommand } from '../../commands/accounts-command.ts';
import { storeKinds } from '../../testing/index.ts';
import { type School, startSchool } from './lti.fixtures.ts';

describe.each(storeKinds)('the account of a school’s learner on %s', (kind) => {
  let school: School;
  let learners = 0;
  beforeAll(async () => {
    school = await startSchool(kind);
  });
  afterAll(() => school?.close());

  async function launched() {
    learners += 1;
    const user = { id: `pupil-${learners}`, name: 'Paul', isTeacher: false };
    const { browser } = await school.launch(user, school.questionLink());
    const token = await school.tokenOf(browser);
    const body = { questionId: 100_001, submoduleId: 1, answer: 'yes', score: 1 };
    await school.server.post('/questions/answer', body, { token });
    const { user_id: userId } = await school.server.deps.db
      .selectFrom('lti_users')
      .select('user_id')
      .where('subject', '=', user.id)
      .executeTakeFirstOrThrow();
    return { user, token, userId };
  }
  const remains = async (userId: number) => {
    const { db } = school.server.deps;
    const tables = ['users', 'lti_users', 'lti_launches', 'lti_grades', 'attempts', 'sessions'] as const;
    const counts = tables.map((table) =>
      db.selectFrom(table).select('user_id').where('user_id', '=', userId).execute(),
    );
    return (await Promise.all(counts)).flat().length;
  };
  const remove = (token: string, body: object) => school.server.post('/api/me/delete', body, { token });
  const me = async (token: string) => (await school.server.get('/api/me', { token })).body.data;
  const run = (...args: string[]) => accountsCommand(school.server.deps, args);

  it('says which school it comes from', async () => {
    const { token } = await launched();
    expect(await me(token)).toMatchObject({
      account: expect.stringMatching(/@school\.invalid$/),
      school: 'Test school',
    });
    expect(await me((await school.server.signIn()).token)).toMatchObject({ school: null });
  });

  it('is deleted without a password, once the learner confirms it, and no mail is sent', async () => {
    const { token, userId, user } = await launched();
    expect(await remains(userId)).toBeGreaterThanOrEqual(5);
    const mails = school.server.mails().length;
    expect(await remove(token, {})).toMatchObject({
      status: 400,
      body: { field: 'confirmed', code: 'field.required' },
    });
    expect((await remove(token, { password: 'whatever' })).status).toBe(400);
    expect(await remains(userId)).toBeGreaterThanOrEqual(5);
    expect((await remove(token, { confirmed: true })).status).toBe(200);
    expect(await remains(userId)).toBe(0);
    expect(school.server.mails()).toHaveLength(mails);
    const again = await school.launch(user, school.questionLink());
    expect((await me(await school.tokenOf(again.browser))).practicedCount).toBe(0);
  });

  it('of somebody else is not deleted without their password', async () => {
    const { token, userId } = await school.server.signIn('parent@example.org');
    const refused = await remove(token, { confirmed: true });
    expect(refused).toMatchObject({ status: 400, body: { field: 'password', code: 'field.required' } });
    expect(await remains(userId)).toBeGreaterThan(0);
  });

  describe('for operators', () => {
    it.each([
      ['its id', ({ userId }: { userId: number }) => [String(userId)]],
      [
        'the platform’s user',
        ({ user }: { user: { id: string } }) => ['--issuer', school.platform.url, '--user', user.id],
      ],
    ])('is deleted by %s, with everything in it', async (_, choose) => {
      const learner = await launched();
      const chosen = choose(learner as never);
      expect(await run('show', ...chosen)).toContain('Test school');
      expect(await run('delete', ...chosen)).toContain(`account ${learner.userId}`);
      await expect(run('show', ...chosen)).rejects.toThrow('There is no such account.');
      expect(await remains(learner.userId)).toBe(0);
      expect((await school.server.get('/api/me', { token: learner.token })).status).toBe(401);
    });

    it('is deleted by its address, with the files of its recordings', async () => {
      const who = await school.server.signIn('gone@example.org');
      const { db, files } = school.server.deps;
      await db
        .insertInto('recordings')
        .values({ name: 'gone.wav', user_id: who.userId, media_type: 'audio/wav', created_at: 1, bytes: 4 })
        .execute();
      await files.put('recordings/gone.wav', new Uint8Array(4), 'audio/wav');
      expect(await run('delete', 'Gone@example.org')).toContain('gone@example.org');
      expect(await files.get('recordings/gone.wav')).toBeNull();
      expect(await remains(who.userId)).toBe(0);
    });

    it.each([
      [[], 'Which account?'],
      [['delete'], 'Which account?'],
      [['delete', 'nobody@example.org'], 'There is no such account.'],
      [['delete', '999999'], 'There is no such account.'],
      [['delete', '--user', 'pupil-1'], '--issuer and --user belong together'],
      [['delete', '7', '--issuer', 'https://a.example', '--user', 'b'], 'Name the account in one way'],
      [['paint', '7'], 'Unknown command "paint"'],
      [['delete', '7', '--now'], "Unknown option '--now'"],
    ])('%j is explained', async (args, message) => {
      await expect(run(...args)).rejects.toThrow(message);
    });
  });
});
