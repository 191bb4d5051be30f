import { join } from 'node:path';
import { createSpeechEngine, type PhonemeAccent, synthesizersVersion } from '@rehearse/speech-engine';
import type { Bank } from '../bank.ts';
import type { Fault } from '../fault.ts';
import { openFileCache } from '../file-cache.ts';
import type { Lexicon } from '../lexicon.ts';
import { type ClipFacts, checkClips, measureClip, type NeededClip } from './clips.ts';
import { checkHomophones } from './homophones.ts';
import { readProven, writeProven } from './proven-sounds.ts';
import { sampleOf } from './sample.ts';

/** Number of clips between two cache writes, so that an interrupted run can be resumed. */
const clipsPerSave = 50;
const sampledClips = 200;
/** Number of proven words to check again. */
const sampledWords = 10;

/** Scope of the speech checks. */
export interface SpeechCheckOptions {
  /** All clips and words; otherwise a sample of both, and all words that are not proven yet. */
  readonly all: boolean;
  /** Save which words were proven. Default false. */
  readonly write?: boolean;
}

/** Runs the checks that need the speech engine. Results are cached under `.cache`, so a second run is fast. */
export async function runSpeechChecks(
  bank: Bank,
  lexicon: Lexicon,
  needed: readonly NeededClip[],
  { all, write = false }: SpeechCheckOptions,
): Promise<Fault[]> {
  const engine = createSpeechEngine({ timeoutMs: 120_000 });
  const clipFacts = openFileCache<ClipFacts>(join(bank.root, '.cache/clips.json'));
  const spoken = openFileCache<string>(join(bank.root, '.cache/phonemes.json'));
  let made = 0;

  async function phonemes(words: readonly string[], accent: PhonemeAccent): Promise<string[]> {
    const keyOf = (word: string) => `${synthesizersVersion} ${accent} ${word}`;
    const unknown = words.filter((word) => spoken.find(keyOf(word)) === undefined);
    const found = unknown.length > 0 ? await engine.phonemes({ words: unknown, accent }) : [];
    for (const [index, word] of unknown.entries()) spoken.set(keyOf(word), found[index] ?? '');
    return words.map((word) => spoken.find(keyOf(word)) ?? '');
  }

  async function proveSounds(): Promise<Fault[]> {
    const proven = readProven(bank.root, synthesizersVersion);
    const again = new Set(sampleOf([...proven], sampledWords));
    const isAsked = (word: string) => all || !proven.has(word) || again.has(word);
    const asked = bank.items[1].filter(({ value }) => !value.real && isAsked(value.word));
    const faults = await checkHomophones({ ...bank, items: { ...bank.items, 1: asked } }, lexicon, phonemes);
    spoken.save();
    if (write && faults.length === 0) writeProven(bank.root, synthesizersVersion, madeUpWords(bank));
    return faults;
  }

  try {
    const homophones = await proveSounds();
    const clips = await checkClips(all ? needed : sampleOf(needed, sampledClips), (clip) =>
      clipFacts.get(clip.key, () => {
        made += 1;
        if (made % clipsPerSave === 0) clipFacts.save();
        return measureClip(engine.synthesize, clip);
      }),
    );
    return [...homophones, ...clips];
  } finally {
    clipFacts.save();
    spoken.save();
    await engine.close();
  }
}

function madeUpWords({ items }: Bank): string[] {
  return items[1].flatMap(({ value }) => (value.real ? [] : [value.word]));
}
