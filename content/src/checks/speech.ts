import { join } from 'node:path';
import { createSpeechEngine, type PhonemeAccent } from '@rehearse/speech-engine';
import type { Bank } from '../bank.ts';
import type { Fault } from '../fault.ts';
import { openFileCache } from '../file-cache.ts';
import type { Lexicon } from '../lexicon.ts';
import { type ClipFacts, checkClips, measureClip, type NeededClip } from './clips.ts';
import { checkHomophones } from './homophones.ts';

/** Clips between two writes of the cache, so that a run that was stopped goes on where it was. */
const clipsPerSave = 50;

/** The checks that need the speech engine. Results are remembered under `.cache`, so a second run is quick. */
export async function runSpeechChecks(bank: Bank, lexicon: Lexicon, needed: readonly NeededClip[]): Promise<Fault[]> {
  const engine = createSpeechEngine({ timeoutMs: 120_000 });
  const clipFacts = openFileCache<ClipFacts>(join(bank.root, '.cache/clips.json'));
  const spoken = openFileCache<string>(join(bank.root, '.cache/phonemes.json'));
  let made = 0;

  async function phonemes(words: readonly string[], accent: PhonemeAccent): Promise<string[]> {
    const keyOf = (word: string) => `${engine.version} ${accent} ${word}`;
    const unknown = words.filter((word) => spoken.find(keyOf(word)) === undefined);
    const found = unknown.length > 0 ? await engine.phonemes({ words: unknown, accent }) : [];
    for (const [index, word] of unknown.entries()) spoken.set(keyOf(word), found[index] ?? '');
    return words.map((word) => spoken.find(keyOf(word)) ?? '');
  }

  try {
    const homophones = await checkHomophones(bank, lexicon, phonemes);
    spoken.save();
    const clips = await checkClips(needed, (clip) =>
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
