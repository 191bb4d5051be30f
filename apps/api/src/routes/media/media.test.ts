import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importPack } from '../../services/packs/index.ts';
import { startTestServer, storeKinds, type TestServer } from '../../testing/index.ts';
import { packFrom } from '../../testing/packs.ts';

const key = 'c'.repeat(64);

describe.each(storeKinds)('sounds and pictures on %s', (kind) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(kind);
    await importPack(server.deps, packFrom([{ kind: 'clip', key, text: 'Hello.', voice: 'rp', rate: 1 }]));
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
    '/media/pictures/none.jpg',
    '/media/pictures/kitchen.avif',
    '/media/pictures/kitchen.png',
    '/media/pictures/..jpg',
  ])('are 404 for %s', async (path) => {
    expect((await server.get(path)).status).toBe(404);
  });
});
