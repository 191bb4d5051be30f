import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from '../../config/config.ts';
import { type FakeAi, json, startFakeAi } from '../../testing/fake-ai.ts';
import { type SignedIn, startTestServer, storeKinds, type TestServer } from '../../testing/index.ts';

const wav = new TextEncoder().encode('RIFF____WAVEfmt ');
const transcript = {
  ...{ language: 'english', duration: 4, segments: [] },
  words: [
    { word: 'I', start: 0, end: 0.3 },
    { word: 'sleep.', start: 0.4, end: 0.9 },
  ],
};

const send = (server: TestServer, by: SignedIn, bytes = wav) => {
  const form = new FormData();
  form.set('file', new Blob([bytes]), 'take.wav');
  return server.post('/api/transcripts', form, by);
};

describe.each(storeKinds)('transcripts of a conversation on %s', (kind) => {
  let server: TestServer;
  let ai: FakeAi;
  let ann: SignedIn;

  beforeAll(async () => {
    ai = await startFakeAi();
    const { corrections } = loadConfig({
      ...{ TRANSCRIPTION_API_URL: ai.url, TRANSCRIPTION_API_MODEL: 'fake', CORRECTION_CALLS_PER_DAY: '6' },
    });
    server = await startTestServer(kind, { config: { corrections } });
  });
  afterAll(async () => {
    await server?.close();
    await ai.close();
  });
  beforeEach(async () => {
    ann = await server.signIn();
    ai.requests.length = 0;
    ai.answerWith(json(200, transcript));
  });
  const agree = (given: boolean) => server.post('/api/me/corrections/consent', { given }, ann);

  it('are made only with the learner’s consent', async () => {
    expect(await send(server, ann)).toMatchObject({ status: 400, body: { code: 'correction.noConsent' } });
    expect(ai.requests).toEqual([]);
    await agree(true);
    expect((await send(server, ann)).body.data).toEqual({ text: 'I sleep.' });
    await agree(false);
    expect((await send(server, ann)).status).toBe(400);
    expect(ai.requests.map(({ path }) => path)).toEqual(['/v1/audio/transcriptions']);
  });

  it.each([
    ['the service fails', json(401, {})],
    ['another language was heard', json(200, { ...transcript, language: 'french' })],
    ['nothing was heard', json(200, { ...transcript, words: [] })],
  ])('are null if %s', async (_what, answer) => {
    await agree(true);
    ai.answerWith(answer);
    expect((await send(server, ann)).body.data).toEqual({ text: null });
  });

  it('are made of short sound only, and within the host’s budget', async () => {
    await agree(true);
    const other = await send(server, ann, new TextEncoder().encode('MP3'));
    expect(other).toMatchObject({ status: 400, body: { code: 'recording.format' } });
    const long = new Uint8Array(2 * 1024 * 1024 + 1);
    long.set(wav);
    expect((await send(server, ann, long)).status).toBe(413);
    await send(server, ann);
    await send(server, ann);
    expect(await send(server, ann)).toMatchObject({ status: 429, body: { code: 'correction.budgetUsed' } });
  });
});

describe.each(storeKinds)('transcripts without a service on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server?.close());

  it('are not offered', async () => expect((await send(server, await server.signIn())).status).toBe(404));
});
