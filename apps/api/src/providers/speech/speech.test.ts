import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readMp3Info } from '@rehearse/speech-engine';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { createMemoryFiles } from '../../testing/fakes.ts';
import { quietWav } from '../../testing/wav.ts';
import { createCachedSpeech, createSpeech } from './create.ts';
import { createRemoteSynthesizer, type Synthesizer } from './synthesizers.ts';

const log = pino({ level: 'silent' });
const request = { key: 'k'.repeat(64), text: 'Good morning.', voice: 'rp', rate: 1 };

const wordTimes = { seconds: 1, words: [{ text: 'Good', start: 0, end: 0.5 }] };
const read = (json: Uint8Array | null) => json && JSON.parse(new TextDecoder().decode(json));

function fakeSynthesizer(id: string, answer: () => Promise<Uint8Array>): Synthesizer & { calls: number } {
  return {
    id,
    knowsWords: true,
    calls: 0,
    async synthesize() {
      this.calls += 1;
      return { mp3: await answer(), wordTimes };
    },
    close: async () => {},
  };
}

describe('speech', () => {
  it('synthesizes a clip once and caches it', async () => {
    const files = createMemoryFiles();
    const synthesizer = fakeSynthesizer('one', async () => Uint8Array.of(1, 2, 3));
    const speech = createCachedSpeech([synthesizer], files, log);
    expect(await speech.clip(request)).toEqual(Uint8Array.of(1, 2, 3));
    expect(await createCachedSpeech([synthesizer], files, log).clip(request)).toEqual(Uint8Array.of(1, 2, 3));
    expect(synthesizer.calls).toBe(1);
  });

  it('caches the times of the words with the clip', async () => {
    const files = createMemoryFiles();
    const synthesizer = fakeSynthesizer('one', async () => Uint8Array.of(1, 2, 3));
    await createCachedSpeech([synthesizer], files, log).clip(request);
    expect(read(await createCachedSpeech([synthesizer], files, log).wordTimes(request))).toEqual(wordTimes);
    expect(synthesizer.calls).toBe(1);
  });

  it('finds the times of the words of a clip that was cached without them', async () => {
    const files = createMemoryFiles();
    await files.put(`speech/one/${request.key}.mp3`, Uint8Array.of(1, 2, 3), 'audio/mpeg');
    const speech = createCachedSpeech([fakeSynthesizer('one', async () => Uint8Array.of(1, 2, 3))], files, log);
    expect(read(await speech.wordTimes(request))).toEqual(wordTimes);
  });

  it('has no times for words of a service, nor those of the voice that replaces it', async () => {
    const service = { ...fakeSynthesizer('one', () => Promise.reject(new Error('down'))), knowsWords: false };
    const builtIn = fakeSynthesizer('two', async () => Uint8Array.of(2));
    const speech = createCachedSpeech([service, builtIn], createMemoryFiles(), log);
    await speech.clip(request);
    expect(await speech.wordTimes(request)).toBeNull();
    expect(builtIn.calls).toBe(1);
  });

  it('runs one job for concurrent requests', async () => {
    const synthesizer = fakeSynthesizer('one', async () => Uint8Array.of(1));
    const speech = createCachedSpeech([synthesizer], createMemoryFiles(), log);
    await Promise.all(Array.from({ length: 20 }, () => speech.clip(request)));
    expect(synthesizer.calls).toBe(1);
  });

  it('makes a learner wait for at most one visitor’s clip, and visitors take turns', async () => {
    const order: string[] = [];
    const finish: (() => void)[] = [];
    const synthesizer: Synthesizer = {
      id: 'one',
      knowsWords: false,
      synthesize: ({ key }) => {
        order.push(key);
        return new Promise((resolve) => finish.push(() => resolve({ mp3: Uint8Array.of(1), wordTimes: null })));
      },
      close: async () => {},
    };
    const speech = createCachedSpeech([synthesizer], createMemoryFiles(), log);
    const ask = (key: string, isLearner: boolean, who: string) =>
      speech
        .clip({ ...request, key }, async () => ({ isLearner, key: who }))
        .then(
          () => 'made',
          (error: Error) => error.name,
        );
    const flood = Array.from({ length: 120 }, (_, index) => ask(`flood-${index}`, false, 'eve'));
    const other = ask('other', false, 'bob');
    const shared = ask('flood-9', true, 'ada');
    const learner = ask('learner', true, 'ada');
    const all = Promise.all([...flood, other, shared, learner]);
    let isDone = false;
    void all.then(() => {
      isDone = true;
    });
    while (!isDone) {
      finish.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(order[0]).toBe('flood-0');
    expect(new Set(order.slice(1, 3))).toEqual(new Set(['flood-9', 'learner']));
    expect(order.slice(3, 5)).toEqual(['flood-1', 'other']);
    const outcomes = await Promise.all(flood);
    expect(outcomes.filter((outcome) => outcome === 'made')).toHaveLength(17);
    expect(outcomes.filter((outcome) => outcome === 'LimitReached')).toHaveLength(103);
    expect(await Promise.all([other, shared, learner])).toEqual(['made', 'made', 'made']);
  });

  it('falls back to the next synthesizer, and tries the first again later', async () => {
    const answers = [() => Promise.reject(new Error('down')), async () => Uint8Array.of(1)];
    const first = fakeSynthesizer('one', () => answers.shift()?.() ?? Promise.reject(new Error('asked too often')));
    const second = fakeSynthesizer('two', async () => Uint8Array.of(2));
    const speech = createCachedSpeech([first, second], createMemoryFiles(), log);
    expect(await speech.clip(request)).toEqual(Uint8Array.of(2));
    expect(await speech.clip(request)).toEqual(Uint8Array.of(1));
  });

  it('fails when no synthesizer works, and can be retried', async () => {
    const broken = fakeSynthesizer('one', () => Promise.reject(new Error('broken')));
    const speech = createCachedSpeech([broken], createMemoryFiles(), log);
    await expect(speech.clip(request)).rejects.toThrow('could not be created');
    await expect(speech.clip(request)).rejects.toThrow('could not be created');
    expect(broken.calls).toBe(2);
  });

  it('speaks with the built-in voices', async () => {
    const speech = createSpeech({ speech: null }, createMemoryFiles(), log);
    try {
      const clip = await speech.clip(request);
      expect(clip.length).toBeGreaterThan(2000);
      expect(clip[0]).toBe(0xff);
      expect(read(await speech.wordTimes(request))).toMatchObject({ words: [{ text: 'Good' }, { text: 'morning.' }] });
    } finally {
      await speech.close();
    }
  }, 30_000);
});

describe('a speech endpoint', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());

  async function endpoint(answer: { status: number; body: Uint8Array }) {
    const seen: { url: string; body: unknown; authorization: string | undefined }[] = [];
    server = createServer(async (incoming, reply) => {
      const { url = '', headers } = incoming;
      seen.push({ url, body: await readJson(incoming), authorization: headers.authorization });
      reply.writeHead(answer.status).end(answer.body);
    });
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const synthesizer = createRemoteSynthesizer({
      apiUrl: `http://127.0.0.1:${port}/v1`,
      apiKey: 'key',
      model: 'tts-1',
      voices: { rp: 'fable' },
    });
    return { seen, synthesizer };
  }

  it('gets requests in its own format, and may answer with MP3', async () => {
    const { seen, synthesizer } = await endpoint({ status: 200, body: Uint8Array.of(0xff, 0xfb, 0x90) });
    expect((await synthesizer.synthesize(request)).mp3.length).toBe(3);
    expect(seen).toEqual([
      {
        url: '/v1/audio/speech',
        body: { model: 'tts-1', input: 'Good morning.', voice: 'fable', speed: 1, response_format: 'wav' },
        authorization: 'Bearer key',
      },
    ]);
  });

  it('speaks as loudly as the built-in voices', async () => {
    const { synthesizer } = await endpoint({ status: 200, body: quietWav(1) });
    try {
      const { mp3 } = await synthesizer.synthesize(request);
      // a second of sound and a quarter of a second of silence at both ends
      expect(readMp3Info(mp3).seconds).toBeCloseTo(1.5, 0);
    } finally {
      await synthesizer.close();
    }
  });

  it('is rejected when it answers with an error, which is named', async () => {
    const { synthesizer } = await endpoint({ status: 401, body: new TextEncoder().encode('wrong key') });
    await expect(synthesizer.synthesize(request)).rejects.toThrow('401: wrong key');
  });

  it('is rejected when it answers with something that is no sound', async () => {
    const { synthesizer } = await endpoint({ status: 200, body: new TextEncoder().encode('<html>') });
    await expect(synthesizer.synthesize(request)).rejects.toThrow('neither WAV nor MP3');
  });
});

async function readJson(incoming: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}
