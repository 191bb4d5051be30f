import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../db/index.ts';
import { ProviderFailed } from '../../domain/errors.ts';
import { removeExpired } from '../../server/upkeep.ts';
import { uploadRecording } from '../../services/recordings/index.ts';
import {
  dump,
  fillSchema,
  learnerTablesOf,
  readSchema,
  type SignedIn,
  startTestServer,
  storeKinds,
  type TestServer,
} from '../../testing/index.ts';

const password = 'a quiet library';
const wav = new TextEncoder().encode('RIFF____WAVEfmt ');
type Schema = Awaited<ReturnType<typeof readSchema>>;

describe.each(storeKinds)('a learner’s data, on %s', (kind) => {
  let server: TestServer;
  let schema: Schema;
  let ann: SignedIn;
  let ben: SignedIn;
  let names: { ann: string; ben: string };
  let people = 0;

  beforeAll(async () => {
    server = await startTestServer(kind);
    await sql`create table later_notes (user_id integer not null references users on delete cascade, note text)`.execute(
      server.deps.db,
    );
    await sql`create table later_wishes (wish text, email text not null)`.execute(server.deps.db);
    schema = [
      ...(await readSchema()),
      table('later_notes', ['user_id', 'note'], [{ table: 'users', from: 'user_id' }]),
      table('later_wishes', ['wish', 'email']),
    ];
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    people += 1;
    names = { ann: `anns${people}thing`, ben: `bens${people}thing` };
    ann = await learner(names.ann);
    ben = await learner(names.ben);
  });

  function table(name: string, columns: string[], references: Schema[number]['references'] = []): Schema[number] {
    return { name, text: '', columns: columns.map((column) => ({ name: column, type: 'text', pk: 0 })), references };
  }

  /** A learner with a password, a row in every table and a file for every recording. */
  async function learner(marker: string): Promise<SignedIn> {
    const { db, passwords, files, store } = server.deps;
    const who = await server.signIn(`${marker}@example.org`);
    const passwordHash = await passwords.hash(password);
    await db.updateTable('users').set({ password_hash: passwordHash }).where('user_id', '=', who.userId).execute();
    await fillSchema(store, schema, { ...who, marker });
    for (const name of await recordingsOf(who)) await files.put(`recordings/${name}`, wav, 'audio/wav');
    return who;
  }

  const recordingsOf = async ({ userId }: SignedIn) =>
    (await server.deps.db.selectFrom('recordings').select('name').where('user_id', '=', userId).execute()).map(
      ({ name }) => name,
    );
  const remove = (who: SignedIn, typed = password) =>
    server.post('/api/me/delete', { password: typed }, { token: who.token, cookies: who.cookies });
  /** Tables with a row of that user id, or with a value that contains the marker. */
  const tablesWith = async (who: SignedIn, marker: string) => {
    const all = await dump(server.deps.store, schema);
    const isTrace = ([column, value]: [string, unknown]) =>
      column === 'user_id' ? value === who.userId : String(value).includes(marker);
    return Object.keys(all).filter((name) => all[name]?.some((row) => Object.entries(row).some(isTrace)));
  };

  describe('in the export', () => {
    async function exported(who: SignedIn) {
      const { response, status } = await server.get('/api/me/export', { cookies: who.cookies });
      expect(status).toBe(200);
      expect(response.headers.get('content-type')).toBe('application/zip');
      expect(response.headers.get('content-disposition')).toBe('attachment; filename="rehearse-2030-01-15.zip"');
      const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
      const text = new TextDecoder().decode(files['data.json']);
      return { files, text, data: JSON.parse(text) };
    }

    it('has the learner’s rows of every table, including tables added later, and nobody else’s', async () => {
      const { data, text } = await exported(ann);
      const { tables, ...head } = data;
      expect(head).toEqual({
        format: 'rehearse-export',
        version: 1,
        exportedAt: '2030-01-15T12:00:00.000Z',
        account: ann.account,
      });
      const expected = learnerTablesOf(schema).map(({ name }) => name);
      expect(expected).toEqual(
        expect.arrayContaining(['attempts', 'codes', 'contact_messages', 'later_wishes', 'users']),
      );
      expect(new Set(Object.keys(tables))).toEqual(new Set(expected));
      expect(Object.keys(tables).filter((name) => tables[name].length === 0)).toEqual([]);
      expect(text).not.toContain(names.ben);
      for (const rows of Object.values<Record<string, unknown>[]>(tables))
        for (const { user_id = ann.userId } of rows) expect(user_id).toBe(ann.userId);
      expect(text).not.toMatch(/_hash"/);
    });

    it('has the recordings', async () => {
      const { files } = await exported(ann);
      const recordings = await recordingsOf(ann);
      expect(recordings).not.toEqual([]);
      expect(new Set(Object.keys(files))).toEqual(
        new Set(['data.json', ...recordings.map((name) => `recordings/${name}`)]),
      );
      expect(files[`recordings/${recordings[0]}`]).toEqual(wav);
    });

    it('is only for its owner, ten times an hour', async () => {
      expect((await server.get('/api/me/export')).status).toBe(404);
      for (let time = 0; time < 10; time += 1)
        expect((await server.get('/api/me/export', { token: ann.token })).status).toBe(200);
      expect((await server.get('/api/me/export', { token: ann.token })).status).toBe(429);
    });
  });

  describe('is deleted with the account', () => {
    it('from every table and the file store, while other learners’ data is kept', async () => {
      const recordings = await recordingsOf(ann);
      const before = await tablesWith(ben, names.ben);
      expect(await tablesWith(ann, names.ann)).toEqual(before);
      expect(before).toEqual(expect.arrayContaining(learnerTablesOf(schema).map(({ name }) => name)));

      expect((await remove(ann)).status).toBe(200);

      const left = await tablesWith(ann, names.ann);
      // Questions, words and plans created for the rows above.
      const bank = left.filter((name) => !learnerTablesOf(schema).some((candidate) => candidate.name === name));
      expect(left).toEqual(bank);
      expect(bank).not.toContain('kept_payments');
      for (const name of recordings) expect(await server.deps.files.has(`recordings/${name}`)).toBe(false);
      expect(await server.deps.db.selectFrom('doomed_files').selectAll().execute()).toEqual([]);

      expect(await tablesWith(ben, names.ben)).toEqual(before);
      for (const name of await recordingsOf(ben)) expect(await server.deps.files.has(`recordings/${name}`)).toBe(true);
    });

    it('together with its tokens, cookies and password', async () => {
      expect((await server.get('/api/me', { token: ann.token })).status).toBe(200);
      const reply = await remove(ann);
      expect(reply.cookies).toMatchObject({ rehearse_session: '', rehearse_refresh: '' });
      expect((await server.get('/api/me', { token: ann.token })).status).toBe(401);
      expect((await server.get('/api/me/export', { cookies: ann.cookies })).status).toBe(404);
      const refreshed = await server.post('/api/public/updateNewToken', undefined, { cookies: ann.cookies });
      expect(refreshed.body.success).toBe(false);
      const login = await server.post('/api/public/login', { account: ann.account, password });
      expect(login.status).toBe(401);
      expect(server.mails()[0]).toMatchObject({ to: ann.account, subject: 'Your Rehearse account was deleted' });
    });

    it('except for payment records without personal data', async () => {
      const bought = { status: 'paid', days: 7, ai_corrections: 10 } as const;
      const paid = { pricing_id: 'vip-7', amount_cents: 990, currency: 'usd', reference: `RH-${people}` };
      await server.deps.db
        .insertInto('checkouts')
        .values({ ...paid, ...bought, session_id: `cs-${people}`, user_id: ann.userId, created_at: 1, paid_at: 2 })
        .execute();
      await remove(ann);
      const kept = await server.deps.db
        .selectFrom('kept_payments')
        .selectAll()
        .where('reference', '=', paid.reference)
        .execute();
      expect(kept).toEqual([{ ...paid, paid_at: 2 }]);
    });

    it('only with the right password, with ten attempts in a quarter of an hour', async () => {
      const wrong = await remove(ann, 'not the password');
      expect(wrong).toMatchObject({ status: 400, body: { field: 'password', code: 'password.wrong' } });
      for (let time = 0; time < 9; time += 1) await remove(ann, 'not the password');
      expect((await remove(ann)).status).toBe(429);
      expect((await server.get('/api/me', { token: ann.token })).status).toBe(200);
      expect(await recordingsOf(ann)).not.toEqual([]);
    });

    it('later, if the file store does not respond at first', async () => {
      const [name] = await recordingsOf(ann);
      const { files } = server.deps;
      const works = files.remove;
      files.remove = () => Promise.reject(new ProviderFailed('files.unreachable'));
      expect((await remove(ann)).status).toBe(200);
      expect(await recordingsOf(ann)).toEqual([]);
      expect(await files.has(`recordings/${name}`)).toBe(true);
      files.remove = works;
      await removeExpired(server.deps);
      expect(await files.has(`recordings/${name}`)).toBe(false);
    });

    it('including an upload that was still being written', async () => {
      const { files } = server.deps;
      const works = files.put;
      let key = '';
      files.put = async (...file) => {
        [key] = file;
        await remove(ann);
        await works(...file);
      };
      await expect(uploadRecording(server.deps, { userId: ann.userId, bytes: wav })).rejects.toMatchObject({
        name: 'NotAuthenticated',
      });
      files.put = works;
      expect(key).toMatch(/^recordings\//);
      expect(await files.has(key)).toBe(false);
    });
  });
});
