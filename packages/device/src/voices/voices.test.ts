import { createFakeClock } from '@rehearse/practice-machines/testing';
import { describe, expect, it } from 'vitest';
import { type Behavior, createFakeSynthesis, nativeVoice } from './fake-synthesis.ts';
import { createVoices } from './voices.ts';

const daniel = nativeVoice({ name: 'Daniel', lang: 'en-GB' });
const sentence = 'The museum opens at ten o’clock.';
const long = 'We moved here because of the sea, and nobody has regretted it since then. '.repeat(5).trim();

function open(behave?: (utterance: number) => Behavior) {
  const clock = createFakeClock();
  const fake = createFakeSynthesis(clock, behave);
  fake.setVoices([daniel, nativeVoice({ name: 'Google Deutsch', lang: 'de-DE' })]);
  let hidden = false;
  const { synthesis, createUtterance } = fake;
  const voices = createVoices({ synthesis, clock, createUtterance, isHidden: () => hidden });
  const events: string[] = [];
  const progress: [number, number][] = [];
  const listener = {
    onStarted: () => events.push('started'),
    onProgress: (position: number, duration: number) => progress.push([position, duration]),
    onEnded: () => events.push('ended'),
    onFailed: (reason: string) => events.push(reason),
  };
  const speak = (text = sentence, rate = 1) => voices.speak({ text, voiceId: 'Daniel', rate }, listener);
  const hide = () => {
    hidden = true;
  };
  return { clock, fake, voices, events, progress, listener, speak, hide };
}

describe('createVoices', () => {
  it('lists the voices for English when the browser has loaded them', () => {
    const { voices, fake } = open();
    expect(voices.list().map(({ name }) => name)).toEqual(['Daniel']);
    let changes = 0;
    const unsubscribe = voices.subscribe(() => {
      changes += 1;
    });
    fake.setVoices([daniel, nativeVoice({ name: 'Samantha' }), daniel]);
    expect(voices.list()).toHaveLength(2);
    expect(voices.list()).toBe(voices.list());
    unsubscribe();
    fake.setVoices([]);
    expect(changes).toBe(1);
    expect(voices.list()).toEqual([]);
  });

  it('a browser without speech has none, and speaking fails', () => {
    const clock = createFakeClock();
    const voices = createVoices({ synthesis: null, clock });
    const { listener, events } = open();
    expect(voices.list()).toEqual([]);
    voices.speak({ text: sentence, voiceId: 'Daniel', rate: 1 }, listener);
    clock.increment(0);
    expect(events).toEqual(['missing']);
  });

  it('speaks with the voice, its language and the rate', () => {
    const { speak, fake } = open();
    speak(sentence, 0.75);
    expect(fake.spoken).toMatchObject([{ text: sentence, voice: daniel, lang: 'en-GB', rate: 0.75 }]);
  });

  it.each([true, false])('reports start, growing progress and end (with word boundaries: %s)', (hasBoundaries) => {
    const { speak, clock, events, progress } = open(() => ({ hasBoundaries }));
    speak();
    clock.increment(1200);
    expect(events).toEqual(['started']);
    const [position, duration] = progress.at(-1) ?? [0, 0];
    expect(duration).toBeCloseTo(sentence.length / 15);
    expect(position).toBeGreaterThan(0.5);
    clock.increment(5000);
    expect(events).toEqual(['started', 'ended']);
    const positions = progress.map(([each]) => each);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    expect(Math.max(...positions)).toBeLessThanOrEqual(duration);
  });

  it('speaks a long text whole in a browser that falls silent after 14 seconds', () => {
    const { speak, clock, events, fake } = open(() => ({ hasBoundaries: false, silentAfterMs: 14_000 }));
    speak(long, 0.75);
    clock.increment(120_000);
    expect(events).toEqual(['started', 'ended']);
    expect(fake.spoken.map(({ text }) => text).join('')).toBe(long);
  });

  it.each([
    ['never starts', { startMs: null }, 4000, ['broken']],
    ['falls silent in the middle', { silentAfterMs: 700 }, 20_000, ['started', 'broken']],
    ['ends at once without a sound', { endsAtOnce: true }, 5000, ['started', 'broken']],
    ['may not speak before a click', { error: { code: 'not-allowed', afterMs: 0 } }, 10, ['blocked']],
    ['is interrupted', { error: { code: 'interrupted', afterMs: 900 } }, 1000, ['started', 'interrupted']],
    ['was removed', { error: { code: 'voice-unavailable', afterMs: 20 } }, 100, ['missing']],
    ['is out of reach', { error: { code: 'network', afterMs: 50 } }, 100, ['broken']],
  ] as const)('reports a voice that %s', (_, behavior, ms, expected) => {
    const { speak, clock, events, fake } = open(() => behavior);
    speak();
    clock.increment(ms);
    expect(events).toEqual(expected);
    expect(fake.synthesis.speaking).toBe(false);
    clock.increment(60_000);
    expect(events).toEqual(expected);
  });

  it('a slow voice is not a stalled one', () => {
    const { speak, clock, events } = open(() => ({ hasBoundaries: false, startMs: 3500 }));
    speak();
    clock.increment(10_000);
    expect(events).toEqual(['started', 'ended']);
  });

  it('reports nothing after it is stopped, and is silent', () => {
    const { speak, clock, events, fake } = open();
    const stop = speak();
    clock.increment(500);
    stop();
    stop();
    expect(fake.synthesis.speaking).toBe(false);
    clock.increment(60_000);
    expect(events).toEqual(['started']);
  });

  it('a new speech ends the one before; stopping that one later leaves the new one alone', () => {
    const { speak, voices, clock, events, fake } = open();
    const stopFirst = speak();
    clock.increment(500);
    const other: string[] = [];
    voices.speak(
      { text: 'Listen.', voiceId: 'Daniel', rate: 1 },
      {
        onStarted: () => other.push('started'),
        onProgress: () => {},
        onEnded: () => other.push('ended'),
        onFailed: (reason) => other.push(reason),
      },
    );
    stopFirst();
    clock.increment(10_000);
    expect(events).toEqual(['started', 'ended']);
    expect(other).toEqual(['started', 'ended']);
    expect(fake.spoken).toHaveLength(2);
  });

  it('waits for a queue of the page to be canceled before it speaks', () => {
    const { speak, clock, events, fake } = open();
    fake.synthesis.speak(fake.createUtterance('Something else on this page.'));
    speak();
    expect(fake.spoken).toHaveLength(1);
    clock.increment(10_000);
    expect(events).toEqual(['started', 'ended']);
  });

  it('doesn’t start in the background', () => {
    const { speak, clock, events, fake, hide } = open();
    hide();
    speak();
    clock.increment(0);
    expect(events).toEqual(['hidden']);
    expect(fake.spoken).toEqual([]);
  });
});
