import { afterAll, describe, expect, it } from 'vitest';
import { createSpeechEngine } from './engine.ts';
import { readMp3Info } from './mp3-info.ts';
import type { VoiceName } from './voices.ts';
import { voiceNames } from './voices.ts';

const text = 'The library closes at six on Fridays.';

describe('createSpeechEngine', { timeout: 60_000 }, () => {
  const engine = createSpeechEngine();
  afterAll(() => engine.close());

  it.each(voiceNames)('creates a complete MP3 of plausible length with %s', async (voice) => {
    const { mp3, seconds } = await engine.synthesize({ text, voice });
    const info = readMp3Info(mp3);
    expect(seconds).toBeGreaterThan(1.5);
    expect(seconds).toBeLessThan(5);
    expect(info.channels).toBe(1);
    expect(Math.abs(info.seconds - seconds)).toBeLessThan(0.2);
  });

  it('speaks more slowly at a lower rate', async () => {
    const slow = await engine.synthesize({ text, voice: 'us-male', rate: 0.7 });
    const fast = await engine.synthesize({ text, voice: 'us-male', rate: 1.3 });
    expect(slow.seconds / fast.seconds).toBeGreaterThan(1.5);
  });

  it('returns the phonemes of words in both accents', async () => {
    expect(await engine.phonemes({ words: ['flour', 'flower'], accent: 'rp' })).toEqual(['flˈaʊɐ', 'flˈaʊɐ']);
    expect(await engine.phonemes({ words: ['schedule'], accent: 'us' })).toEqual(['skˈɛdʒuːl']);
  });

  it('lists the voices when the requested one does not exist', async () => {
    const voice = 'robot' as VoiceName;
    await expect(engine.synthesize({ text, voice })).rejects.toMatchObject({
      code: 'unknown-voice',
      message: expect.stringContaining('us-female'),
    });
  });

  it.each([
    ['without words', { text: ' … ' }],
    ['that is too long', { text: 'a '.repeat(4000) }],
    ['at an impossible rate', { text, rate: 9 }],
  ])('rejects a text %s', async (_name, request) => {
    await expect(engine.synthesize({ voice: 'rp', ...request })).rejects.toMatchObject({ code: 'bad-request' });
  });

  it('completes a request whose process was killed', async () => {
    const before = engine.processId ?? 0;
    const clip = engine.synthesize({ text, voice: 'scottish' });
    process.kill(before, 'SIGKILL');
    expect((await clip).seconds).toBeGreaterThan(1);
    expect(engine.processId).not.toBe(before);
  });
});

describe('limits of the engine', { timeout: 20_000 }, () => {
  const silentWorker = new URL('./fixtures/silent-worker.ts', import.meta.url);
  const dyingWorker = new URL('./fixtures/dying-worker.ts', import.meta.url);

  it('aborts a request that takes too long and starts a new process', async () => {
    const engine = createSpeechEngine({ workerUrl: silentWorker, timeoutMs: 50 });
    await expect(engine.synthesize({ text, voice: 'rp' })).rejects.toMatchObject({ code: 'timeout' });
    expect(engine.processId).toBeUndefined();
    await expect(engine.synthesize({ text, voice: 'rp' })).rejects.toMatchObject({ code: 'timeout' });
    await engine.close();
  });

  it('aborts a request whose process crashes twice', async () => {
    const engine = createSpeechEngine({ workerUrl: dyingWorker });
    await expect(engine.synthesize({ text, voice: 'rp' })).rejects.toMatchObject({ code: 'engine-died' });
    await engine.close();
  });

  it('rejects requests beyond the queue limit, and waiting requests when it closes', async () => {
    const engine = createSpeechEngine({ workerUrl: silentWorker, queueLimit: 2 });
    const held = [engine.synthesize({ text, voice: 'rp' }), engine.synthesize({ text, voice: 'rp' })];
    const settled = Promise.allSettled(held);
    await expect(engine.synthesize({ text, voice: 'rp' })).rejects.toMatchObject({ code: 'queue-full' });
    await engine.close();
    expect((await settled).map((result) => result.status === 'rejected' && result.reason.code)).toEqual([
      'closed',
      'closed',
    ]);
    await expect(engine.synthesize({ text, voice: 'rp' })).rejects.toMatchObject({ code: 'closed' });
  });
});
