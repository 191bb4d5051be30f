import { createFakeClock, createFakePlayer } from '@rehearse/practice-machines/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeSynthesis, nativeVoice } from './fake-synthesis.ts';

const speech = { text: 'The museum opens at ten o’clock.', voice: { accent: 'british' } } as const;
const request = { url: '/a.mp3', rate: 1, speech };

class FakeUtterance {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A browser with these voices, in which nothing is loaded yet. */
async function openBrowser() {
  const values = new Map<string, string>();
  const fake = createFakeSynthesis(createFakeClock());
  vi.stubGlobal('speechSynthesis', fake.synthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => values.set(key, value),
      removeItem: (key: string) => values.delete(key),
    },
  });
  vi.resetModules();
  const { followVoiceChoice, voiceDesk } = await import('./desk.ts');
  const files = createFakePlayer();
  const events: string[] = [];
  const listener = {
    onStarted: () => events.push('started'),
    onProgress: () => {},
    onEnded: () => events.push('ended'),
    onFailed: (reason: string) => events.push(reason),
  };
  const choose = async () => (await voiceDesk.open()).choose({ british: 'Daniel', american: null });
  return { fake, files, values, voiceDesk, listener, choose, player: followVoiceChoice(files) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the voices of this device', () => {
  it('are offered once the browser has one for English', async () => {
    const { fake, voiceDesk } = await openBrowser();
    expect(voiceDesk.isOffered()).toBe(false);
    const heard = vi.fn();
    const unsubscribe = voiceDesk.subscribe(heard);
    fake.setVoices([nativeVoice({ name: 'Google Deutsch', lang: 'de-DE' })]);
    expect(voiceDesk.isOffered()).toBe(false);
    fake.setVoices([nativeVoice({ name: 'Daniel', lang: 'en-GB' })]);
    expect(voiceDesk.isOffered()).toBe(true);
    unsubscribe();
    fake.setVoices([]);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('are not offered by a browser without speech', async () => {
    const { voiceDesk } = await openBrowser();
    vi.stubGlobal('speechSynthesis', undefined);
    expect(voiceDesk.isOffered()).toBe(false);
    voiceDesk.subscribe(() => {})();
  });

  it('files play at once until a voice is chosen', async () => {
    const { files, player, listener } = await openBrowser();
    player.preload('/a.mp3');
    player.play(request, listener);
    expect(files.preloaded).toEqual(['/a.mp3']);
    expect(files.plays).toMatchObject([{ url: '/a.mp3' }]);
  });

  it('speak once one is chosen, and nothing is stored when none is any more', async () => {
    const { fake, files, values, player, listener, voiceDesk, choose } = await openBrowser();
    fake.setVoices([nativeVoice({ name: 'Daniel', lang: 'en-GB' })]);
    await choose();
    expect(voiceDesk.isChosen()).toBe(true);
    player.play(request, listener);
    await vi.waitFor(() => expect(fake.spoken).toHaveLength(1));
    expect(files.plays).toEqual([]);
    const { choose: chooseAgain, voiceFor } = await voiceDesk.open();
    expect(voiceFor(speech)?.name).toBe('Daniel');
    chooseAgain({ british: null, american: null });
    expect(values.size).toBe(0);
    expect(voiceDesk.isChosen()).toBe(false);
    player.play(request, listener);
    expect(files.plays).toHaveLength(1);
  });

  it('don’t speak a clip without a known text, or one that is stopped while they load', async () => {
    const { fake, files, player, listener, choose } = await openBrowser();
    fake.setVoices([nativeVoice({ name: 'Daniel', lang: 'en-GB' })]);
    await choose();
    player.play({ url: '/noise.mp3', rate: 1 }, listener);
    expect(files.plays).toMatchObject([{ url: '/noise.mp3' }]);
    player.play(request, listener)();
    player.play({ ...request, speech: { text: 'Next.', voice: { accent: 'british' } } }, listener);
    await vi.waitFor(() => expect(fake.spoken.map(({ text }) => text)).toEqual(['Next.']));
  });

  it('an unreadable choice is none', async () => {
    const { values, voiceDesk } = await openBrowser();
    values.set('voices', '{"british":7,"american":""}');
    expect((await voiceDesk.open()).choice()).toEqual({ british: null, american: null });
  });
});
