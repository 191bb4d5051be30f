import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importPack } from '../../services/packs/index.ts';
import { type SignedIn, startTestServer, storeKinds, type TestServer } from '../../testing/index.ts';
import { packFrom, questionRecord } from '../../testing/packs.ts';

const wav = new Uint8Array([...new TextEncoder().encode('RIFF____WAVEfmt '), 1, 2, 3, 4, 5, 6]);

describe.each(storeKinds)('questions on %s', (kind) => {
  let server: TestServer;
  let ann: SignedIn;
  let ben: SignedIn;
  const idsOf = (reply: { body: { data: { content: { questionId: number }[] } } }) =>
    reply.body.data.content.map(({ questionId }) => questionId);
  const list = (filter: object, cookies?: SignedIn['cookies']) =>
    server.post('/questions/list', { submoduleId: 1, page: 1, size: 10, ...filter }, { ...(cookies && { cookies }) });

  beforeAll(async () => {
    server = await startTestServer(kind);
    ann = await server.signIn();
    ben = await server.signIn();
    const easy = Array.from({ length: 12 }, (_, index) =>
      questionRecord({ questionId: index + 1, submoduleId: 1, difficulty: 'Easy' }),
    );
    const photo = questionRecord({ questionId: 50, submoduleId: 11, difficulty: 'Hard' });
    const speaking = questionRecord({ questionId: 60, submoduleId: 2, difficulty: 'Medium' });
    await importPack(server.deps, packFrom([...easy, photo, speaking]));
  });
  afterAll(() => server?.close());

  it('are listed for a visitor, latest first', async () => {
    const reply = await list({});
    expect(reply.body.data).toMatchObject({ totalElements: 12, totalPages: 2 });
    expect(idsOf(reply)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
    expect(idsOf(await list({ isAsc: true, page: 2 }))).toEqual([11, 12]);
  });

  it('show marks only to the reader with the session cookie', async () => {
    await server.post('/practice', { questionId: 3, isPracticed: true }, { token: ann.token });
    expect(idsOf(await list({ isPracticed: true }, ann.cookies))).toEqual([3]);
    expect(idsOf(await list({ isPracticed: true }, ben.cookies))).toEqual([]);
    expect(idsOf(await list({ isPracticed: true }))).toEqual([]);
    const detail = await server.post('/questions/detail', { questionId: 3, submoduleId: 1 }, { token: ben.token });
    expect(detail.body.data.isPracticed).toBe(false);
  });

  it('can be unmarked, which is idempotent', async () => {
    const mark = (isPracticed: boolean) =>
      server.post('/practice', { questionId: 4, isPracticed }, { token: ann.token });
    await Promise.all([mark(true), mark(true), mark(true)]);
    expect((await list({ isPracticed: true, isAsc: true }, ann.cookies)).body.data.totalElements).toBe(2);
    await Promise.all([mark(false), mark(false)]);
    expect((await list({ isPracticed: true }, ann.cookies)).body.data.totalElements).toBe(1);
    expect((await list({ isPracticed: false }, ann.cookies)).body.data.totalElements).toBe(11);
  });

  it('have next and previous questions under the filters, with null at the end', async () => {
    const ask = (direction: string, questionId: number, filter: object) =>
      server.post(
        `/questions/${direction}`,
        { questionId, submoduleId: 1, isAsc: true, ...filter },
        { token: ann.token },
      );
    expect((await ask('next', 2, {})).body.data.questionId).toBe(3);
    expect((await ask('next', 2, { isPracticed: false })).body.data.questionId).toBe(4);
    expect((await ask('previous', 4, { isPracticed: true })).body.data.questionId).toBe(3);
    expect((await ask('next', 12, {})).body.data).toBeNull();
    expect((await ask('previous', 1, {})).body.data).toBeNull();
    expect((await ask('next', 5, { templateType: 'x', isCorrect: true })).status).toBe(200);
  });

  it('include the reader’s own latest answer', async () => {
    const answer = (who: SignedIn, text: string) =>
      server.post(
        '/questions/answer',
        { questionId: 1, submoduleId: 1, answer: text, score: 0.5 },
        { token: who.token },
      );
    await answer(ann, 'yes');
    await answer(ann, 'no');
    await answer(ben, 'maybe');
    const detail = await server.post('/questions/detail', { questionId: 1, submoduleId: 1 }, { token: ann.token });
    expect(detail.body.data).toMatchObject({ id: 1, word: 'word1', userAnswer: 'no', userRecordingUrl: null });
  });

  it('save an answer once per idempotency key', async () => {
    const send = () =>
      server.post(
        '/questions/text',
        { questionId: 2, submoduleId: 1, answer: 'A text.' },
        { token: ann.token, headers: { 'Idempotency-Key': 'text-of-question-2' } },
      );
    const [first, second] = [await send(), await send()];
    expect(second.body.data).toEqual(first.body.data);
    const saved = await server.deps.db.selectFrom('attempts').selectAll().where('question_id', '=', 2).execute();
    expect(saved).toHaveLength(1);
  });

  it('save a description of a photo and return feedback', async () => {
    const reply = await server.post(
      '/questions/image-writing',
      { id: 50, questionId: 50, submoduleId: 11, answer: 'A man is reading.' },
      { token: ann.token },
    );
    expect(reply.body.data).toMatch(/^You wrote 4 words in 1 sentence/);
    const detail = await server.post('/questions/detail', { questionId: 50, submoduleId: 11 }, { token: ann.token });
    expect(detail.body.data.userAnswer).toBe('A man is reading.');
  });

  it('reject an empty description', async () => {
    const body = { id: 50, questionId: 50, submoduleId: 11, answer: '  ' };
    const reply = await server.post('/questions/image-writing', body, { token: ann.token });
    expect([reply.status, reply.body.message]).toEqual([400, 'Answer cannot be empty, Please write the answer.']);
  });

  it('keep a recording private to its owner', async () => {
    const form = new FormData();
    form.set('file', new Blob([wav]), '../../evil.exe');
    const { body } = await server.post('/api/recordings', form, { token: ann.token });
    const { url } = body.data;
    expect(url).toMatch(/^\/media\/recordings\/[0-9a-f-]{36}\.wav$/);
    const save = (who: SignedIn) =>
      server.post('/questions/recording', { questionId: 60, submoduleId: 2, recordingUrl: url }, { token: who.token });
    expect((await save(ben)).status).toBe(404);
    expect((await save(ann)).status).toBe(200);
    const detail = await server.post('/questions/detail', { questionId: 60, submoduleId: 2 }, { token: ann.token });
    expect(detail.body.data).toMatchObject({ userRecordingUrl: url, userAnswer: null });

    const mine = await server.get(url, { cookies: ann.cookies });
    expect(mine.response.headers.get('content-type')).toBe('audio/wav');
    expect(mine.response.headers.get('cache-control')).toContain('private');
    expect(new Uint8Array(await mine.response.arrayBuffer())).toEqual(wav);
    const part = await server.get(url, { token: ann.token, headers: { Range: 'bytes=0-3' } });
    expect([part.status, await part.response.text()]).toEqual([206, 'RIFF']);
    expect((await server.get(url, { token: ann.token, headers: { Range: 'bytes=900-' } })).status).toBe(416);
    expect((await server.get(url, { cookies: ben.cookies })).status).toBe(404);
    expect((await server.get(url)).status).toBe(404);
  });

  it('list only the reader’s own attempts, latest first, in pages', async () => {
    const answer = (who: SignedIn, body: object) =>
      server.post('/questions/answer', { questionId: 7, submoduleId: 1, ...body }, { token: who.token });
    await answer(ann, { answer: 'yes', score: 1 });
    await answer(ben, { answer: 'maybe' });
    await answer(ann, { answer: 'no', score: 0 });
    await answer(ann, { answer: '' });
    const attempts = (who: SignedIn, page: object) =>
      server.post('/questions/attempts', { questionId: 7, submoduleId: 1, page: 1, size: 2, ...page }, who);
    const { data } = (await attempts(ann, {})).body;
    expect(data).toMatchObject({ totalElements: 3, totalPages: 2 });
    expect(data.content).toMatchObject([
      { kind: 'answer', answer: '', score: null, recordingUrl: null },
      { kind: 'answer', answer: 'no', score: 0, recordingUrl: null },
    ]);
    expect((await attempts(ann, { page: 2 })).body.data.content).toMatchObject([{ answer: 'yes', score: 1 }]);
    expect((await attempts(ben, {})).body.data.content).toMatchObject([{ answer: 'maybe' }]);
    expect((await attempts(ann, { questionId: 999 })).body.data).toEqual({
      content: [],
      totalPages: 0,
      totalElements: 0,
    });
    expect((await server.post('/questions/attempts', { questionId: 7, submoduleId: 1, page: 1, size: 2 })).status).toBe(
      401,
    );
  });

  it('keep an attempt when its owner deletes the recording', async () => {
    const cat = await server.signIn();
    const form = new FormData();
    form.set('file', new Blob([wav]), 'sound.wav');
    const { url } = (await server.post('/api/recordings', form, cat)).body.data;
    const save = { questionId: 60, submoduleId: 2, recordingUrl: url };
    await server.post('/questions/recording', save, cat);
    expect((await server.delete(url, ben)).status).toBe(404);
    expect((await server.delete(url, { cookies: cat.cookies })).status).toBe(401);
    expect((await server.get(url, cat)).status).toBe(200);

    expect((await server.delete(url, cat)).status).toBe(200);
    expect((await server.get(url, cat)).status).toBe(404);
    const { body } = await server.post(
      '/questions/attempts',
      { questionId: 60, submoduleId: 2, page: 1, size: 10 },
      cat,
    );
    expect(body.data.content).toMatchObject([{ kind: 'recording', recordingUrl: null }]);
    const detail = await server.post('/questions/detail', { questionId: 60, submoduleId: 2 }, cat);
    expect(detail.body.data.userRecordingUrl).toBeNull();
    expect((await server.post('/questions/recording', save, cat)).status).toBe(404);
    expect((await server.delete(url, cat)).status).toBe(404);
  });

  it('reject recordings that are too large, of the wrong type, or missing', async () => {
    const upload = (file: Blob | null) => {
      const form = new FormData();
      if (file) form.set('file', file);
      return server.post('/api/recordings', form, { token: ann.token });
    };
    expect((await upload(new Blob([new Uint8Array(8 * 1024 * 1024 + 1)]))).status).toBe(413);
    expect((await upload(new Blob([new Uint8Array(9 * 1024 * 1024)]))).status).toBe(413);
    expect((await upload(new Blob(['<html>'], { type: 'audio/wav' }))).status).toBe(400);
    expect((await upload(null)).status).toBe(400);
    const noForm = await server.post('/api/recordings', 'x', { token: ann.token });
    expect(noForm.status).toBe(415);
  });

  it.each([
    ['/practice', { questionId: 999, isPracticed: true }],
    ['/practice', { questionId: 999, isPracticed: false }],
    ['/questions/detail', { questionId: 1, submoduleId: 2 }],
    ['/questions/answer', { questionId: 999, submoduleId: 1, answer: 'x' }],
    ['/questions/text', { questionId: 1, submoduleId: 2, answer: 'x' }],
    ['/questions/recording', { questionId: 60, submoduleId: 2, recordingUrl: 'https://example.org/x.wav' }],
  ])('return 404 from %s for unknown ids', async (path, body) => {
    expect((await server.post(path, body, { token: ann.token })).status).toBe(404);
    expect((await server.post(path, body)).status).toBe(401);
  });
});
