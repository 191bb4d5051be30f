import type { Payload } from '@rehearse/content';
import { bankRecords } from '@rehearse/content/testing';
import { estimateFluency } from '@rehearse/scoring';
import { beforeAll, describe, expect, it } from 'vitest';
import { readWav } from '../wav.ts';
import { estimateSpeech } from './speech-estimate.ts';
import { estimateText } from './text-estimate.ts';

const task = {
  kind: 'question',
  leastWords: 50,
  prompt: 'Describe a journey that you remember well.',
  samples: [],
} as const;
const pointsOf = (text: string, leastWords = 50) =>
  estimateText([{ text, task: { ...task, leastWords } }])?.points ?? null;

describe('a rough estimate of a text', () => {
  /** What every third item's graded answers are worth by our measures, from low to high. */
  const rows: { written: number; estimated: number; item: number }[] = [];
  const written = { low: 70, middle: 100, high: 135 } as const;

  beforeAll(async () => {
    const essays = (await bankRecords()).flatMap((record) =>
      record.kind === 'question' && record.submoduleId === 14 && record.questionId % 3 === 0 ? [record] : [],
    );
    for (const { questionId, payload } of essays as { questionId: number; payload: Payload<14> }[])
      for (const { level, text } of payload.gradedAnswers ?? []) {
        const points = estimateText([{ text, task: { ...task, prompt: payload.questionText } }])?.points;
        if (points !== undefined) rows.push({ written: written[level], estimated: points, item: questionId });
      }
  }, 180_000);

  it('orders the bank’s low and high sample answers of at least 85 % of the items', () => {
    const items = [...new Set(rows.map(({ item }) => item))];
    const of = (item: number, points: number) =>
      rows.find((row) => row.item === item && row.written === points)?.estimated ?? Number.NaN;
    expect(items.length).toBeGreaterThanOrEqual(30);
    const ordered = items.filter((item) => of(item, written.low) < of(item, written.high));
    expect(ordered.length / items.length).toBeGreaterThanOrEqual(0.85);
    const middle = items.filter((item) => of(item, written.low) < of(item, written.middle));
    expect(middle.length / items.length).toBeGreaterThanOrEqual(0.85);
  });

  it('is off by less than its error on average', () => {
    const off = rows.map(({ written: points, estimated }) => Math.abs(points - estimated));
    expect(off.reduce((sum, each) => sum + each, 0) / off.length).toBeLessThan(15);
  });

  it('is not given for a few words, another language or a copied task', () => {
    expect(pointsOf('I went to Rome.')).toBeNull();
    expect(
      pointsOf('我去年夏天和家人一起去了罗马，我们在那里住了一个星期，天气非常好，我们每天都吃冰淇淋。'),
    ).toBeNull();
    expect(pointsOf(`${task.prompt} `.repeat(6))).toBeNull();
  });

  it('falls with mistakes and if much is missing', () => {
    const good =
      'Last summer my family and I traveled to Rome by train. The journey took nine hours, but we enjoyed every minute of it because the mountains were beautiful.';
    const bad =
      'Last summer my family and me travel to Rome by a train. The journey take nine hour, but we enjoyed every minutes of it because the mountain was beautiful.';
    expect(pointsOf(bad, 20)).toBeLessThan(pointsOf(good, 20) ?? 0);
    expect(pointsOf(good, 120)).toBeLessThan(pointsOf(good, 20) ?? 0);
  });
});

describe('a rough estimate of speech', () => {
  const at = (wordsPerMinute: number, speechSpanSeconds = 60) =>
    estimateSpeech({
      kind: 'estimate',
      features: {
        durationSeconds: 90,
        speechSpanSeconds,
        phonationSeconds: 50,
        pauseCount: 10,
        longPauseCount: 1,
        longestPauseSeconds: 1.2,
        syllables: 150,
        wordsPerMinute,
        meanRunWords: 7,
      },
    });

  it('rises with pace from B1 to C1, and not beyond', () => {
    expect(at(95)).toEqual({ points: 72, error: 30, by: 'measures' });
    expect(at(125)?.points).toBeGreaterThan(100);
    expect(at(300)?.points).toBe(125);
    expect(at(10)?.points).toBe(45);
  });

  it('is not given for a few seconds, or what can’t be measured', () => {
    expect(at(120, 8)).toBeNull();
    expect(estimateSpeech(estimateFluency(new Float32Array(16_000), 16_000))).toBeNull();
  });
});

describe('a recording', () => {
  const wav = (samples: readonly number[], channels = 1) => {
    const view = new DataView(new ArrayBuffer(44 + 2 * samples.length));
    const name = (at: number, text: string) => {
      for (const [index, letter] of [...text].entries()) view.setUint8(at + index, letter.charCodeAt(0));
    };
    name(0, 'RIFF');
    name(8, 'WAVEfmt ');
    view.setUint32(16, 16, true);
    view.setUint16(20, 1, true);
    view.setUint16(22, channels, true);
    view.setUint32(24, 16_000, true);
    view.setUint16(34, 16, true);
    name(36, 'data');
    view.setUint32(40, 2 * samples.length, true);
    for (const [index, sample] of samples.entries()) view.setInt16(44 + 2 * index, sample, true);
    return new Uint8Array(view.buffer);
  };

  it('is decoded as the app writes it', () => {
    const sound = readWav(wav([0, 16_384, -32_768]));
    expect(sound?.sampleRate).toBe(16_000);
    expect([...(sound?.pcm ?? [])]).toEqual([0, 0.5, -1]);
  });

  it('is left alone if it is anything else', () => {
    expect(readWav(wav([0], 2))).toBeNull();
    expect(readWav(wav([0]).subarray(0, 40))).toBeNull();
    expect(readWav(new TextEncoder().encode('RIFF____WAVEfmt '))).toBeNull();
  });
});
