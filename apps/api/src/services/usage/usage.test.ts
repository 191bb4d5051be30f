import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ProviderFailed } from '../../domain/errors.ts';
import { removeExpired } from '../../server/upkeep.ts';
import { type SignedIn, startTestServer, storeKinds, type TestServer } from '../../testing/index.ts';
import { packFrom, questionRecord } from '../../testing/packs.ts';
import { removeDeleted } from '../notebook/index.ts';
import { importPack } from '../packs/index.ts';

const quotas = { answers: 4, answerBytes: 1000, recordings: 3, recordingBytes: 100, ownWords: 5 };
const header = new TextEncoder().encode('RIFF____WAVEfmt ');

describe.each(storeKinds)('the storage quota of a learner, on %s', (kind) => {
  let server: TestServer;
  let ann: SignedIn;
  let ben: SignedIn;
  let keys = 0;
  beforeAll(async () => {
    server = await startTestServer(kind, { config: { quotas } });
    await importPack(server.deps, packFrom([questionRecord({ questionId: 1, submoduleId: 1, difficulty: 'Easy' })]));
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    ann = await server.signIn();
    ben = await server.signIn();
  });

  const post = (path: string, body: unknown, who: SignedIn) => {
    keys += 1;
    return server.post(path, body, { token: who.token, headers: { 'Idempotency-Key': `usage-${kind}-${keys}` } });
  };
  const answer = (text: string, who = ann) =>
    post('/questions/text', { questionId: 1, submoduleId: 1, answer: text }, who);
  const attempts = async (who = ann) =>
    (await server.deps.db.selectFrom('attempts').select('answer').where('user_id', '=', who.userId).execute()).length;
  const upload = (bytes: number, who = ann) => {
    const form = new FormData();
    form.set('file', new File([header, new Uint8Array(bytes - header.length)], 'a.wav', { type: 'audio/wav' }));
    return post('/api/recordings', form, who);
  };
  const importing = (words: string[], who = ann) => post('/api/notebook/import', { text: words.join('\n') }, who);
  const words = async (who = ann) =>
    (
      await server.deps.db
        .selectFrom('review_cards')
        .select('card_id')
        .where('user_id', '=', who.userId)
        .where('deleted_at', 'is', null)
        .execute()
    ).map(({ card_id }) => card_id);

  it('limits the number of answers, even concurrent ones; saved answers are kept', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => answer('An answer.')));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(4);
    const refused = replies.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(Array(6).fill([413, 'storage.answersFull']));
    expect(await attempts()).toBe(4);
    expect((await answer('Hers.', ben)).status).toBe(200);
  });

  it('limits the bytes of answers, in any script', async () => {
    expect((await answer('答'.repeat(300))).status).toBe(200);
    expect((await answer('x'.repeat(101))).body.code).toBe('storage.answersFull');
    expect((await answer('x'.repeat(100))).status).toBe(200);
    expect((await answer('x'.repeat(2000), ben)).body.code).toBe('storage.answersFull');
    expect(await attempts()).toBe(2);
  });

  it('limits the number and bytes of recordings, and deleting frees space', async () => {
    const first = await upload(60);
    expect(first.status).toBe(200);
    expect(await upload(41)).toMatchObject({ status: 413, body: { code: 'storage.recordingsFull' } });
    expect((await server.delete(first.body.data.url, { token: ann.token })).status).toBe(200);
    const replies = await Promise.all([20, 20, 20, 20, 20].map((bytes) => upload(bytes)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
    expect((await upload(20, ben)).status).toBe(200);
  });

  it('does not count recordings that failed to be stored or were never saved', async () => {
    const { files } = server.deps;
    const works = files.put;
    files.put = () => Promise.reject(new ProviderFailed('files.unreachable'));
    expect((await upload(90)).status).toBe(502);
    files.put = works;
    expect((await upload(90)).status).toBe(200);
    server.clock.advance({ minutes: 26 * 60 });
    await removeExpired(server.deps);
    const usage = await server.deps.db
      .selectFrom('learner_usage')
      .select(['recordings', 'recording_bytes'])
      .where('user_id', '=', ann.userId)
      .executeTakeFirstOrThrow();
    expect(usage).toEqual({ recordings: 0, recording_bytes: 0 });
  });

  it('limits the number of own words, and permanently removed words free space', async () => {
    expect((await importing(['alpha', 'beta', 'gamma', 'delta'])).status).toBe(200);
    expect(await importing(['epsilon', 'zeta'])).toMatchObject({
      status: 413,
      body: { code: 'storage.wordsFull', params: { max: 5 } },
    });
    const [cardId] = await words();
    expect(await words()).toHaveLength(4);
    expect((await importing(['alpha', 'beta'])).body.data.known).toEqual(['alpha', 'beta']);
    await post('/api/notebook/delete', { cardId }, ann);
    await server.deps.db
      .updateTable('review_cards')
      .set({ deleted_at: 1 })
      .where('card_id', '=', cardId ?? 0)
      .execute();
    await removeDeleted(server.deps);
    expect((await importing(['epsilon', 'zeta'])).status).toBe(200);
    expect(await words()).toHaveLength(5);
  });
});
