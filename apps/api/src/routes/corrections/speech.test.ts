import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from '../../config/config.ts';
import { speechCriteria } from '../../domain/correction/rubric.ts';
import { jobHandlers } from '../../services/corrections/index.ts';
import { takeJob } from '../../services/jobs/queue.ts';
import { importPack } from '../../services/packs/index.ts';
import { completion, dataOf, type FakeAi, replyWith, startFakeAi } from '../../testing/fake-ai.ts';
import { type SignedIn, startTestServer, storeKinds, type TestServer } from '../../testing/index.ts';
import { packFrom } from '../../testing/packs.ts';
import { readAloudQuestion, topicQuestion } from './corrections.fixtures.ts';

const recording = new TextEncoder().encode('RIFF____WAVEfmt ');
const untouched = { planLeft: 0, freeLeft: 1, waiting: 0 };

/** Says a word every half second, as transcription services report it. */
const transcript = (text: string, more: object = {}, word: object = { probability: 0.9 }) => ({
  ...{ language: 'english', duration: 40, segments: [] },
  words: text.split(' ').map((said, index) => ({ ...{ word: said, start: index / 2, end: index / 2 + 0.4 }, ...word })),
  ...more,
});
const answer =
  'I like the the old library in my city because it have many um quiet rooms and I read there every weekend with my friends';
const reading = 'The last um train leaves on Sundays';

describe.each(storeKinds)('AI corrections of speech on %s', (kind) => {
  let server: TestServer;
  let ai: FakeAi;
  let ann: SignedIn;
  let heard: object;
  let isTranscriberDown = false;

  beforeAll(async () => {
    ai = await startFakeAi();
    const reply = replyWith([{ quote: 'have', fixes: ['has'] }], { part: 'speech', criteria: speechCriteria });
    const send = (response: ServerResponse, status: number, body: string) =>
      void response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
    ai.answerWith((response, { path }) => {
      if (path === '/v1/chat/completions') return send(response, 200, completion(JSON.stringify(reply)));
      return send(response, isTranscriberDown ? 401 : 200, JSON.stringify(heard));
    });
    const service = (name: string) => ({ [`${name}_API_URL`]: ai.url, [`${name}_API_MODEL`]: 'fake' });
    const { corrections } = loadConfig({
      ...{ ...service('CORRECTION'), ...service('TRANSCRIPTION'), TRANSCRIPTION_NAME: 'Fake ears' },
      ...{ TRANSCRIPTION_API_KEY: 'secret-key', CORRECTIONS_FREE_PER_MONTH: '1' },
    });
    server = await startTestServer(kind, { config: { corrections } });
    await importPack(server.deps, packFrom([readAloudQuestion, topicQuestion]));
  });
  afterAll(async () => {
    await server?.close();
    await ai.close();
  });
  beforeEach(async () => {
    ann = await server.signIn();
    await post('/api/me/corrections/consent', { given: true });
    isTranscriberDown = false;
    ai.requests.length = 0;
  });

  const post = async (path: string, body: object) => (await server.post(path, body, { token: ann.token })).body.data;
  const get = async (path: string) => (await server.get(path, { token: ann.token })).body.data;
  const counted = async () => {
    const { planLeft, freeLeft, waiting } = await get('/api/me/corrections/offer');
    return { planLeft, freeLeft, waiting };
  };
  const workAll = async () => {
    const lease = { lease: 'test', leaseMs: 30_000 };
    for (;;) {
      const job = await takeJob(server.deps.store, { ...lease, now: server.clock.now() });
      if (!job) return;
      await jobHandlers[job.kind](server.deps, job, new AbortController().signal);
    }
  };
  /** Records an answer, has it corrected, and returns what came of it. */
  const correct = async (of: typeof topicQuestion, said: object) => {
    heard = said;
    const form = new FormData();
    form.set('file', new Blob([recording]), 'recording');
    const { url } = (await server.post('/api/recordings', form, { token: ann.token })).body.data;
    const place = { questionId: of.questionId, submoduleId: of.submoduleId };
    const { attemptId } = await post('/questions/recording', { ...place, recordingUrl: url });
    const { correctionId } = await post('/api/me/corrections', { attemptId, language: 'en' });
    await workAll();
    const { correction, report } = await get(`/api/me/corrections/${correctionId}`);
    const { content } = await post('/questions/attempts', { ...place, page: 1, size: 5 });
    return { correction, report, content, correctionId };
  };

  it('have a transcript with fillers, repetitions and pace, and scores that are saved with the recording', async () => {
    const { report, content, correctionId } = await correct(topicQuestion, transcript(answer));
    const noted = report.transcript.words.flatMap(({ text, note }: { text: string; note?: string }) =>
      note ? [[text, note]] : [],
    );
    expect(noted).toEqual([
      ['the', 'repetition'],
      ['um', 'filler'],
    ]);
    // 24 words, 22 of them said, in 11.9 seconds
    expect(report.transcript).toMatchObject({ seconds: 40, wordsPerMinute: 111 });
    expect(report.subscores.map(({ criterion }: { criterion: string }) => criterion)).toEqual(speechCriteria);
    expect(report.parts).toMatchObject([{ part: 'speech', text: answer, corrections: [{ fixes: ['has'] }] }]);
    expect(report.notChecked).toEqual([]);
    expect(content).toMatchObject([{ kind: 'recording', correction: { correctionId, overall: report.overall } }]);
    const [heardBy, readBy] = ai.requests;
    expect(heardBy).toMatchObject({ path: '/v1/audio/transcriptions', authorization: 'Bearer secret-key' });
    expect(heardBy?.body).toContain('verbose_json');
    expect(dataOf(readBy as never).speech).toMatchObject({ fillers: ['um'], repetitions: ['the'], unsureWords: [] });
    expect(await counted()).toEqual({ ...untouched, freeLeft: 0 });
  });

  it('say nothing about the sound of words whose confidence nobody knows', async () => {
    const { report } = await correct(topicQuestion, transcript(answer, {}, {}));
    expect(report.subscores.map(({ criterion }: { criterion: string }) => criterion)).not.toContain('pronunciation');
    expect(report.notChecked).toEqual(['pronunciation']);
  });

  it('compare a reading with its text and score it, without another service', async () => {
    const { report, content } = await correct(readAloudQuestion, transcript(reading));
    expect(report.transcript.missed.map(({ text }: { text: string }) => text)).toEqual(['at', 'noon']);
    expect(report).toMatchObject({ service: 'Fake ears', notChecked: [] });
    expect(report.overall.low).toBeGreaterThan(10);
    expect(content[0].correction.overall).toEqual(report.overall);
    expect(ai.requests.map(({ path }) => path)).toEqual(['/v1/audio/transcriptions']);
  });

  it('give a reading no score without confidences', async () => {
    const { report, content } = await correct(readAloudQuestion, transcript(reading, {}, {}));
    expect(report).toMatchObject({ overall: null, subscores: [], notChecked: ['pronunciation'] });
    expect(report.transcript.missed).toHaveLength(2);
    expect(content[0].correction.overall).toBeNull();
  });

  it.each([
    ['silence', transcript('', { words: [] }), 'noSpeech'],
    [
      'noise that words were read into',
      transcript('thank you for watching', { segments: [{ start: 0, end: 40, no_speech_prob: 0.9 }] }),
      'noSpeech',
    ],
    ['a few words', transcript('I like it'), 'noSpeech'],
    ['another language', transcript(answer, { language: 'chinese' }), 'notEnglish'],
  ])('%s is a clear failure that costs nothing', async (_, said, failure) => {
    const { correction, content } = await correct(topicQuestion, said);
    expect(correction).toMatchObject({ state: 'failed', failure });
    expect(content[0]).not.toHaveProperty('correction');
    expect(await counted()).toEqual(untouched);
  });

  it('a transcription service that refuses is a clear failure that costs nothing', async () => {
    isTranscriberDown = true;
    const { correction } = await correct(readAloudQuestion, {});
    expect(correction).toMatchObject({ state: 'failed', failure: 'serviceRefused' });
    expect(await counted()).toEqual(untouched);
  });
});
