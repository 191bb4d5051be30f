import type { PackRecord } from '@rehearse/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importPack } from '../../services/packs/index.ts';
import { startTestServer, storeKinds, type TestServer } from '../../testing/index.ts';
import { packFrom, questionRecord } from '../../testing/packs.ts';

const key = 'c'.repeat(64);
const clipOf = (clipKey: string) => `/media/speech/${clipKey}.mp3`;
/** Of clips whose text is an answer, or is only heard. */
const heard = { dictation: 'a'.repeat(64), prompt: 'b'.repeat(64), sample: 'e'.repeat(64), unused: 'f'.repeat(64) };

function question(questionId: number, submoduleId: number, payload: object): PackRecord {
  return { ...questionRecord({ questionId, submoduleId, difficulty: 'Easy' }), payload } as PackRecord;
}

const bank = [
  question(200_001, 2, { questionText: 'Hello.', referenceAnswer: 'Hello.', referenceAudioLink: clipOf(key) }),
  question(200_002, 2, { questionText: 'Good day.', referenceAnswer: 'Hi.', referenceAudioLink: clipOf(heard.sample) }),
  question(400_001, 4, { questionAudioUrl: clipOf(heard.prompt), questionReference: 'Hello.' }),
  question(600_001, 6, { questionAudioUrl: clipOf(heard.dictation), referenceAnswer: 'Hello.' }),
  ...[key, ...Object.values(heard)].map(
    (clipKey) => ({ kind: 'clip', key: clipKey, text: 'Hello.', voice: 'rp', rate: 1 }) as const,
  ),
];

describe.each(storeKinds)('sounds and pictures on %s', (kind) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(kind);
    await importPack(server.deps, packFrom(bank));
    await server.deps.files.put('pictures/kitchen.jpg', Uint8Array.of(0xff, 0xd8, 0xff), 'image/jpeg');
    await server.deps.files.put('pictures/kitchen-480.avif', Uint8Array.of(0, 0), 'image/avif');
  });
  afterAll(() => server?.close());

  it('serve a clip of the bank, cacheable forever', async () => {
    const { response, status } = await server.get(`/media/speech/${key}.mp3`);
    expect([status, await response.text()]).toEqual([200, 'Hello.']);
    expect(response.headers.get('content-type')).toBe('audio/mpeg');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('say when the words of a reading are spoken, cacheable forever', async () => {
    const { response, status } = await server.get(`/media/word-times/${key}.json`);
    expect([status, await response.json()]).toEqual([
      200,
      { seconds: 1, words: [{ text: 'Hello.', start: 0, end: 1 }] },
    ]);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it.each(Object.entries(heard))('keep to themselves what is only heard: %s', async (_, clipKey) => {
    expect((await server.get(clipOf(clipKey))).status).toBe(200);
    const times = await server.get(`/media/word-times/${clipKey}.json`);
    expect([times.status, times.body.code]).toEqual([404, 'clip.notFound']);
  });

  it('support range requests', async () => {
    const { response, status } = await server.get(`/media/speech/${key}.mp3`, { headers: { Range: 'bytes=1-2' } });
    expect([status, response.headers.get('content-range'), await response.text()]).toEqual([206, 'bytes 1-2/6', 'el']);
  });

  it.each([
    ['kitchen.jpg', 'image/jpeg', 3],
    ['kitchen-480.avif', 'image/avif', 2],
  ])('serve the picture %s, cacheable for a day', async (file, mediaType, size) => {
    const { response } = await server.get(`/media/pictures/${file}`);
    expect(response.headers.get('content-type')).toBe(mediaType);
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
    expect((await response.arrayBuffer()).byteLength).toBe(size);
  });

  it.each([
    `/media/speech/${'d'.repeat(64)}.mp3`,
    '/media/speech/hello.mp3',
    `/media/word-times/${'d'.repeat(64)}.json`,
    `/media/word-times/${key}.mp3`,
    '/media/pictures/none.jpg',
    '/media/pictures/kitchen.avif',
    '/media/pictures/kitchen.png',
    '/media/pictures/..jpg',
  ])('are 404 for %s', async (path) => {
    expect((await server.get(path)).status).toBe(404);
  });
});
