import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mostClasses, mostMembers } from '../../domain/classes/limits.ts';
import { storeKinds, type TestServer } from '../../testing/index.ts';
import { createTaker, startExamServer, type Taker } from '../sittings/sittings.fixtures.ts';
import { openClass, type Pupil } from './classes.fixtures.ts';

describe.each(storeKinds)('classes on %s', (kind) => {
  let server: TestServer;
  let room: Awaited<ReturnType<typeof openClass>>;
  let ann: Taker;
  beforeAll(async () => {
    server = await startExamServer(kind);
  });
  beforeEach(async () => {
    room = await openClass(server);
    ann = createTaker(server, await server.signIn());
  });
  afterAll(() => server?.close());

  const join = (taker: Taker, name = 'Ann', token = room.token) => taker.post('/api/classes/join', { token, name });
  const invited = async (token = room.token) => server.get(`/api/public/invitations/${token}`);
  const outcome = async (reply: Promise<{ status: number; body: { code?: string } }>) => {
    const { status, body } = await reply;
    return [status, body.code];
  };

  const now = () => new Date(server.clock.now()).toISOString();

  it('are opened with names without spaces around them, and an open invitation', async () => {
    const taught = await room.teacher.readClass();
    expect(taught).toEqual({
      ...{ role: 'teacher', classId: room.classId, name: 'Monday group', teacherName: 'Ms. Tan' },
      createdAt: now(),
      invitation: { token: expect.stringMatching(/^[\w-]{32}$/), isOpen: true, madeAt: now() },
      ...{ members: [], assignments: [] },
    });
    const blank = await ann.post('/api/classes', { name: ' ', teacherName: 'Ann' });
    expect([blank.status, blank.body.code, blank.body.field]).toEqual([400, 'field.required', 'name']);
  });

  it('are joined by their link under a name, which is all that the teacher learns', async () => {
    expect((await invited()).body.data).toEqual({
      ...{ classId: room.classId, className: 'Monday group', teacherName: 'Ms. Tan', isOpen: true, isFull: false },
    });
    expect((await join(ann, ' Ann  L. ')).body.data).toEqual({
      ...{ role: 'member', classId: room.classId, name: 'Monday group', teacherName: 'Ms. Tan' },
      ...{ memberName: 'Ann L.', joinedAt: now(), assignments: [] },
    });
    const { members } = await room.teacher.readClass();
    expect(members).toEqual([
      {
        ...{ memberId: expect.stringMatching(/^[0-9a-f-]{36}$/), name: 'Ann L.' },
        ...{ joinedAt: now(), done: 0, late: 0 },
      },
    ]);
    expect(JSON.stringify(members)).not.toContain(ann.who.account);
    await ann.post(`${room.teacher.path}/name`, { name: 'Annie' });
    expect((await room.teacher.readClass()).members).toMatchObject([{ name: 'Annie' }]);
  });

  it('are listed for their teacher and for their members', async () => {
    const { token } = room;
    await join(ann);
    const own = (await ann.post('/api/classes', { name: 'My own', teacherName: 'Ann' })).body.data;
    const list = async (taker: Pick<Taker, 'get'>) => (await taker.get('/api/classes')).body.data;
    expect(await list(ann)).toEqual({
      teaching: [
        {
          ...{ classId: own.classId, name: 'My own', createdAt: now() },
          ...{ memberCount: 0, assignmentCount: 0, nextDueAt: null },
        },
      ],
      joined: [{ classId: room.classId, name: 'Monday group', teacherName: 'Ms. Tan', openCount: 0, next: null }],
    });
    expect(await list(room.teacher)).toMatchObject({ teaching: [{ memberCount: 1 }], joined: [] });
    expect(JSON.stringify(await list(ann))).not.toContain(token);
  });

  it('are closed to a second joining, and to their teacher', async () => {
    await join(ann);
    expect(await outcome(join(ann))).toEqual([409, 'class.alreadyMember']);
    expect(await outcome(join(room.teacher))).toEqual([409, 'class.ownClass']);
    expect((await room.teacher.readClass()).members).toHaveLength(1);
  });

  it('are joined once by two requests at once', async () => {
    const replies = await Promise.all([join(ann), join(ann)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await room.teacher.readClass()).members).toHaveLength(1);
  });

  it('can’t be joined by a closed, a renewed or an invented link', async () => {
    const set = (isOpen: boolean) => room.teacher.post(`${room.teacher.path}/invitation`, { isOpen });
    expect((await set(false)).body.data).toMatchObject({ token: room.token, isOpen: false });
    expect((await invited()).body.data).toMatchObject({ className: 'Monday group', isOpen: false });
    expect(await outcome(join(ann))).toEqual([409, 'invitation.closed']);
    expect((await set(true)).body.data).toMatchObject({ token: room.token, isOpen: true });
    await set(false);

    server.clock.advance({ seconds: 5 });
    const renewed = (await room.teacher.post(`${room.teacher.path}/invitation/renew`)).body.data;
    expect(renewed).toMatchObject({ isOpen: true, madeAt: now() });
    expect(renewed.token).not.toBe(room.token);
    for (const token of [room.token, 'x'.repeat(32)]) {
      expect(await outcome(join(ann, 'Ann', token))).toEqual([404, 'invitation.notFound']);
      expect(await outcome(invited(token))).toEqual([404, 'invitation.notFound']);
    }
    expect((await join(ann, 'Ann', renewed.token)).status).toBe(200);
  });

  it('give their last place to one of two who join at once', async () => {
    const { db } = server.deps;
    const rows = Array.from({ length: mostMembers - 1 }, (_, index) => ({ index }));
    const { user_id: first } = await db
      .selectFrom('users')
      .select((select) => select.fn.max('user_id').as('user_id'))
      .executeTakeFirstOrThrow();
    const users = rows.map(({ index }) => ({ user_id: first + 1000 + index, account: `m${first}-${index}@x.org` }));
    for (const { user_id, account } of users) {
      await db
        .insertInto('users')
        .values({
          ...(await db.selectFrom('users').selectAll().where('user_id', '=', ann.who.userId).executeTakeFirstOrThrow()),
          ...{ user_id, account },
        })
        .execute();
    }
    await db
      .insertInto('class_members')
      .values(
        users.map(({ user_id }) => ({
          ...{ member_id: randomUUID(), class_id: room.classId, user_id, name: 'One of many', joined_at: 0 },
        })),
      )
      .execute();
    const ben = createTaker(server, await server.signIn());
    const replies = await Promise.all([join(ann), join(ben, 'Ben')]);
    expect(replies.map(({ body }) => body.code ?? 'joined').toSorted()).toEqual(['class.full', 'joined']);
    expect((await invited()).body.data).toMatchObject({ isFull: true });
    expect((await room.teacher.readClass()).members).toHaveLength(mostMembers);
  });

  it('are 50 at most for one teacher, also of two opened at once', async () => {
    const open = () => ann.post('/api/classes', { name: 'One of many', teacherName: 'Ann' });
    for (let n = 1; n < mostClasses; n += 1) await open();
    const replies = await Promise.all([open(), open()]);
    expect(replies.map(({ body }) => body.code ?? 'opened').toSorted()).toEqual(['class.tooMany', 'opened']);
    const refused = replies.find(({ status }) => status === 409);
    expect(refused?.body.params).toEqual({ max: 50 });
  });

  it('are left by members and lose removed ones, who are then strangers', async () => {
    const first = await room.join('First');
    const second = await room.join('Second');
    expect((await first.leave()).status).toBe(200);
    expect(await outcome(first.leave())).toEqual([404, 'class.notFound']);
    expect(await outcome(first.get(first.path))).toEqual([404, 'class.notFound']);
    const { members } = await room.teacher.readClass();
    expect(members).toMatchObject([{ name: 'Second' }]);
    const remove = () => room.teacher.delete(`${room.teacher.path}/members/${members[0].memberId}`);
    expect((await remove()).status).toBe(200);
    expect(await outcome(remove())).toEqual([404, 'member.notFound']);
    expect(await outcome(second.get(second.path))).toEqual([404, 'class.notFound']);
    expect(await outcome(second.post(`${second.path}/name`, { name: 'Me' }))).toEqual([404, 'class.notFound']);
    expect((await join(second, 'Second again')).status).toBe(200);
  });

  it('are renamed and deleted by their teacher', async () => {
    const member = await room.join('Ann');
    const renamed = await room.teacher.post(room.teacher.path, { name: 'Tuesday group', teacherName: 'Tan Li' });
    expect(renamed.body.data).toMatchObject({
      name: 'Tuesday group',
      teacherName: 'Tan Li',
      members: [{ name: 'Ann' }],
    });
    expect(await member.readClass()).toMatchObject({ name: 'Tuesday group', teacherName: 'Tan Li' });
    expect((await room.teacher.delete(room.teacher.path)).status).toBe(200);
    expect(await outcome(member.get(member.path))).toEqual([404, 'class.notFound']);
    expect(await outcome(invited())).toEqual([404, 'invitation.notFound']);
    expect((await member.get('/api/classes')).body.data.joined).toEqual([]);
  });

  it('disappear with the account of their teacher, and members with theirs', async () => {
    const first = await room.join('First');
    const second = await room.join('Second');
    const remove = ({ who }: Pupil) => server.deps.db.deleteFrom('users').where('user_id', '=', who.userId).execute();
    await remove(first);
    expect((await room.teacher.readClass()).members).toMatchObject([{ name: 'Second' }]);
    await remove(room.teacher);
    expect(await outcome(second.get(second.path))).toEqual([404, 'class.notFound']);
    expect(await outcome(invited())).toEqual([404, 'invitation.notFound']);
  });

  it('do not exist for strangers, nor what teachers do for members', async () => {
    const member = await room.join('Ann');
    const { memberId } = (await room.teacher.readClass()).members[0];
    const assignment = { title: 'T', instructions: null, dueAt: null };
    const task = { kind: 'test', examId: 'small', form: 'short' };
    const { assignmentId } = (await room.teacher.assign({ ...assignment, task })).body.data.assignment;
    const ofTeacher = (taker: Pick<Pupil, 'get' | 'post' | 'delete'>, { path } = room.teacher) => [
      taker.post(path, { name: 'Mine', teacherName: 'Me' }),
      taker.delete(path),
      taker.post(`${path}/invitation`, { isOpen: false }),
      taker.post(`${path}/invitation/renew`),
      taker.delete(`${path}/members/${memberId}`),
      taker.get(`${path}/mistakes`),
      taker.post(`${path}/pick`, { submoduleId: 1, level: null, count: 1 }),
      taker.post(`${path}/assignments`, { ...assignment, task }),
      taker.get(`${path}/assignments/${assignmentId}`),
      taker.post(`${path}/assignments/${assignmentId}`, assignment),
      taker.delete(`${path}/assignments/${assignmentId}`),
    ];
    const ofMember = [
      ann.get(room.teacher.path),
      ann.post(`${room.teacher.path}/leave`),
      ann.post(`${room.teacher.path}/name`, { name: 'Me' }),
      ann.post(`${room.teacher.path}/assignments/${assignmentId}/start`, {}),
      room.teacher.post(`${room.teacher.path}/assignments/${assignmentId}/start`, {}),
    ];
    for (const reply of [...ofTeacher(member), ...ofTeacher(ann), ...ofMember])
      expect(await outcome(reply)).toEqual([404, 'class.notFound']);
    expect((await server.get('/api/classes')).status).toBe(401);
    expect(await room.teacher.readClass()).toMatchObject({
      ...{ name: 'Monday group', invitation: { token: room.token, isOpen: true }, members: [{ name: 'Ann' }] },
      assignments: [{ assignment: { title: 'T' } }],
    });
  });
});
