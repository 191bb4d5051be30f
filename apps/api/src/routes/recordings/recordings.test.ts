import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { unknownDevice } from '../../domain/device.ts';
import { ProviderFailed } from '../../domain/errors.ts';
import { removeExpired } from '../../server/upkeep.ts';
import { importPack } from '../../services/packs/index.ts';
import { startSession } from '../../services/sessions/start.ts';
import { type SignedIn, startTestServer, storeKinds, type TestServer } from '../../testing/index.ts';
import { packFrom, questionRecord } from '../../testing/packs.ts';

const wav = new TextEncoder().encode('RIFF____WAVEfmt ');
/** An MP4 file starts with a box of type `ftyp`: length, type, brand. */
const mp4 = Uint8Array.of(0, 0, 0, 24, ...new TextEncoder().encode('ftypisom____isommp42'));

describe.each(storeKinds)('recordings on %s', (kind) => {
  let server: TestServer;
  let ann: SignedIn;
  beforeAll(async () => {
    server = await startTestServer(kind);
    await importPack(
      server.deps,
      packFrom([questionRecord({ questionId: 60, submoduleId: 13, difficulty: 'Medium' })]),
    );
  });
  beforeEach(async () => {
    ann = await server.signIn();
  });
  afterAll(() => server?.close());

  const upload = (who: SignedIn, bytes = wav, key?: string) => {
    const form = new FormData();
    form.set('file', new Blob([bytes]), 'recording');
    return server.post('/api/recordings', form, { token: who.token, headers: key ? { 'Idempotency-Key': key } : {} });
  };
  const save = (who: SignedIn, recordingUrl: string, key = `save-${recordingUrl.slice(-20)}`) =>
    server.post(
      '/questions/recording',
      { questionId: 60, submoduleId: 13, recordingUrl },
      { token: who.token, headers: { 'Idempotency-Key': key } },
    );
  const statusOf = async (who: SignedIn, url: string) => (await server.get(url, { token: who.token })).status;
  /** Advances the clock by hours, running the hourly upkeep, and renews the token. */
  const pass = async (who: SignedIn, hours: number): Promise<SignedIn> => {
    for (let hour = 0; hour < hours; hour += 1) {
      server.clock.advance({ minutes: 60 });
      await removeExpired(server.deps);
    }
    const { accessToken } = await startSession(server.deps, { userId: who.userId, device: unknownDevice });
    return { ...who, token: accessToken };
  };

  it('with video are stored and served as video, only to their owner, also in ranges', async () => {
    const ben = await server.signIn();
    const { body, status } = await upload(ann, mp4);
    expect(status).toBe(200);
    expect(body.data.url).toMatch(/^\/media\/recordings\/[0-9a-f-]{36}\.mp4$/);
    const mine = await server.get(body.data.url, { cookies: ann.cookies });
    expect(mine.response.headers.get('content-type')).toBe('video/mp4');
    expect(mine.response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(new Uint8Array(await mine.response.arrayBuffer())).toEqual(mp4);
    const part = await server.get(body.data.url, { token: ann.token, headers: { Range: 'bytes=4-7' } });
    expect([part.status, await part.response.text()]).toEqual([206, 'ftyp']);
    expect(await statusOf(ben, body.data.url)).toBe(404);
    expect((await server.get(body.data.url)).status).toBe(404);
  });

  it('of a conversation keep where the answer to each question is', async () => {
    const { body } = await upload(ann);
    const attempt = { questionId: 60, submoduleId: 13 };
    const turns = [
      { name: 'start', startMs: 0, endMs: 31_250 },
      { name: 'plans', startMs: 31_250, endMs: 40_000 },
    ];
    await server.post('/questions/recording', { ...attempt, recordingUrl: body.data.url, turns }, ann);
    const listed = await server.post('/questions/attempts', { ...attempt, page: 1, size: 5 }, ann);
    expect(listed.body.data.content).toMatchObject([
      { kind: 'recording', recordingUrl: body.data.url, answer: JSON.stringify({ turns }), score: null },
    ]);
  });

  it('are identified by their first bytes, not by their declared type', async () => {
    const form = new FormData();
    form.set('file', new Blob([mp4], { type: 'audio/wav' }), 'sound.wav');
    const { body } = await server.post('/api/recordings', form, { token: ann.token });
    expect(body.data.url).toMatch(/\.mp4$/);
    const webm = Uint8Array.of(0x1a, 0x45, 0xdf, 0xa3, ...new Uint8Array(20));
    const refused = await upload(ann, webm);
    expect(refused).toMatchObject({ status: 400, body: { field: 'file', code: 'recording.format' } });
  });

  it('are kept when saved, and otherwise removed with their file after a day and an hour', async () => {
    const saved = (await upload(ann)).body.data.url;
    const unsaved = (await upload(ann)).body.data.url;
    await save(ann, saved);
    const fileOf = (url: string) => server.deps.files.has(url.replace('/media/', ''));
    ann = await pass(ann, 25);
    expect([await statusOf(ann, saved), await statusOf(ann, unsaved)]).toEqual([200, 200]);
    ann = await pass(ann, 1);
    expect([await statusOf(ann, saved), await statusOf(ann, unsaved)]).toEqual([200, 404]);
    expect([await fileOf(saved), await fileOf(unsaved)]).toEqual([true, false]);
  });

  it('from a device that was offline for days are uploaded again and saved', async () => {
    const first = (await upload(ann, wav, 'upload-of-mine')).body.data.url;
    expect((await upload(ann, wav, 'upload-of-mine')).body.data.url).toBe(first);
    ann = await pass(ann, 72);
    const second = (await upload(ann, wav, 'upload-of-mine')).body.data.url;
    expect(second).not.toBe(first);
    expect((await save(ann, second)).status).toBe(200);
  });

  it('are not returned to a repeated upload in the hour before they are removed', async () => {
    const first = (await upload(ann, wav, 'upload-of-mine')).body.data.url;
    ann = await pass(ann, 25);
    const again = (await upload(ann, wav, 'upload-of-mine')).body.data.url;
    expect(again).not.toBe(first);
    ann = await pass(ann, 1);
    expect((await save(ann, again)).status).toBe(200);
  });

  it('keep their upload’s reply once they are saved, so that a repeat of both calls has no second effect', async () => {
    const url = (await upload(ann, wav, 'upload-of-mine')).body.data.url;
    const first = await save(ann, url, 'save-of-mine');
    ann = await pass(ann, 72);
    expect((await upload(ann, wav, 'upload-of-mine')).body.data.url).toBe(url);
    expect((await save(ann, url, 'save-of-mine')).body).toEqual(first.body);
  });

  it('can be unsaved twenty at a time, even with concurrent uploads', async () => {
    const replies = await Promise.all(Array.from({ length: 24 }, () => upload(ann)));
    const refused = replies.filter(({ status }) => status !== 200);
    expect(refused.map(({ status }) => status)).toEqual([429, 429, 429, 429]);
    expect(refused[0]?.body.message).toBe(
      '20 of your recordings are still waiting to be saved against a question. Save one of them, or upload this one again later.',
    );
    expect(Number(refused[0]?.response.headers.get('retry-after'))).toBe(25 * 3600);
    const ben = await server.signIn();
    expect((await upload(ben)).status).toBe(200);
    const one = replies.find(({ status }) => status === 200);
    await save(ann, one?.body.data.url);
    expect((await upload(ann)).status).toBe(200);
    expect((await upload(ann)).status).toBe(429);
    ann = await pass(ann, 26);
    expect((await upload(ann)).status).toBe(200);
  });

  it('are stored once when an upload takes longer than a minute and is repeated in the meantime', async () => {
    let finish = () => {};
    const slow = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const { files } = server.deps;
    const put = files.put.bind(files);
    const begun = new Promise<void>((resolve) => {
      vi.spyOn(files, 'put').mockImplementationOnce(async (...file) => {
        resolve();
        await slow;
        return put(...file);
      });
    });
    const first = upload(ann, wav, 'upload-of-mine');
    await begun;
    server.clock.advance({ seconds: 61 });
    const second = upload(ann, wav, 'upload-of-mine');
    // enough time for a repeat that does not wait to store a second one
    for (let i = 0; i < 100; i += 1) await server.get('/readyz');
    finish();
    expect((await second).body.data.url).toBe((await first).body.data.url);
    const rows = await server.deps.db
      .selectFrom('recordings')
      .select('name')
      .where('user_id', '=', ann.userId)
      .execute();
    expect(rows).toHaveLength(1);
  });

  it('of an account that is deleted in the meantime are rejected with 401', async () => {
    // the session cache keeps it for some seconds, as in a process that did not delete the account itself
    expect((await server.get('/api/me', { token: ann.token })).status).toBe(200);
    await server.deps.db.deleteFrom('users').where('user_id', '=', ann.userId).execute();
    expect([(await upload(ann)).status, (await upload(ann, wav, 'upload-of-mine')).status]).toEqual([401, 401]);
  });

  it('leave nothing behind when the file store fails, and can be uploaded again', async () => {
    const put = vi.spyOn(server.deps.files, 'put').mockRejectedValueOnce(new ProviderFailed('files.unreachable'));
    expect((await upload(ann, wav, 'upload-of-mine')).status).toBe(502);
    put.mockRestore();
    const rows = await server.deps.db
      .selectFrom('recordings')
      .select('name')
      .where('user_id', '=', ann.userId)
      .execute();
    expect(rows).toEqual([]);
    expect((await upload(ann, wav, 'upload-of-mine')).status).toBe(200);
  });
});
