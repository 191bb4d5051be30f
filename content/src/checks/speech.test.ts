import { describe, expect, it } from 'vitest';
import type { Clip } from '../clips.ts';
import { formatFault } from '../fault.ts';
import { loadLexicon } from '../lexicon.ts';
import { bankOf, whyOf } from '../testing/items.ts';
import { checkClips, checkPayloads } from './clips.ts';
import { checkHomophones, type Phonemes, skeletonsOf } from './homophones.ts';

const bank = bankOf(
  2,
  `- id: 200001\n  text: The kettle is on the small shelf by the door.\n  voice: rp\n${whyOf('kettle')}`,
);

describe('clips', () => {
  const faultsOf = async (measure: (clip: Clip) => Promise<{ seconds: number; mp3Seconds: number }>) =>
    (await checkClips(checkPayloads(bank).needed, measure)).map(formatFault);

  it('pass with a plausible length for their text', async () => {
    expect(await faultsOf(async () => ({ seconds: 3, mp3Seconds: 3.1 }))).toEqual([]);
  });

  it.each([
    ['too short', { seconds: 0.5, mp3Seconds: 0.5 }, 'lasts 0.5 s, which is implausible for 10 word(s)'],
    ['too long', { seconds: 60, mp3Seconds: 60 }, 'lasts 60.0 s, which is implausible'],
    ['cut by the encoder', { seconds: 3, mp3Seconds: 1 }, 'lasts 3.0 s, but its MP3 lasts 1.0 s'],
  ])('are faults when %s', async (_name, facts, message) => {
    const faults = await faultsOf(async () => facts);
    expect(faults).toEqual([expect.stringContaining(message)]);
    expect(faults[0]).toMatch(/^sources\/02-read-aloud\/first\.yaml:1: /);
  });

  it('are faults when synthesis fails', async () => {
    const faults = await faultsOf(() => Promise.reject(new Error('nothing but silence')));
    expect(faults[0]).toContain(
      'Speech synthesis failed for "The kettle is on the small shelf by the…": nothing but silence',
    );
  });
});

describe('payloads', () => {
  it('are faults when the item is inconsistent', () => {
    const yaml = `- id: 1000001\n  sentence: Nothing is missing here at all.\n${whyOf('nothing')}`;
    expect(checkPayloads(bankOf(10, yaml)).faults.map(formatFault)).toEqual([
      'sources/10-fill-in-the-blanks/first.yaml:1: The sentence has no damaged word.',
    ]);
  });
});

describe('homophones', () => {
  const sounds: Readonly<Record<string, string>> = { tabel: 'tˈeɪbəl', table: 'tˈeɪbəl' };
  const phonemes: Phonemes = async (words) => words.map((word) => sounds[word] ?? word);

  it('are found among the real words of the same skeleton', async () => {
    const yaml = `- id: 100001\n  word: tabel\n  real: false\n${whyOf('tabel')}`;
    const faults = await checkHomophones(bankOf(1, yaml), loadLexicon(), phonemes);
    expect(faults.map(formatFault)).toEqual([
      'sources/01-read-and-select/first.yaml:2: "tabel" sounds like "table" (rp).',
      'sources/01-read-and-select/first.yaml:2: "tabel" sounds like "table" (us).',
    ]);
  });

  it.each([
    ['knight', 'nite'],
    ['phase', 'fays'],
    ['source', 'sauce'],
    ['quay', 'key'],
    ['tough', 'tuff'],
    ['nation', 'nashun'],
  ])('share a skeleton: %s, %s', (a, b) => {
    expect(skeletonsOf(a).some((skeleton) => skeletonsOf(b).includes(skeleton))).toBe(true);
  });
});
