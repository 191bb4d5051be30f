import { readMp3Info, type SpeechClip, type SpeechRequest } from '@rehearse/speech-engine';
import type { Bank } from '../bank.ts';
import { buildQuestion, findPicture } from '../build-pack.ts';
import { submodules } from '../catalogue.ts';
import { type Clip, createClipCollector } from '../clips.ts';
import type { Fault } from '../fault.ts';
import { parseRecord } from '../records.ts';
import type { Located } from '../sources.ts';
import type { SourceItem } from '../submodules/index.ts';
import { countWords } from '../text-fields.ts';
import { wordAudio } from '../word-book.ts';
import { faultAt } from './check.ts';

/** A clip and the item that needs it. */
export interface NeededClip {
  readonly clip: Clip;
  readonly item: Located<unknown>;
}

/** Builds every question and validates its payload; returns the faults and the clips that the bank needs. */
export function checkPayloads(bank: Bank): { faults: Fault[]; needed: NeededClip[] } {
  const faults: Fault[] = [];
  const needed: NeededClip[] = [];
  for (const submodule of submodules)
    for (const item of bank.items[submodule.id] as readonly Located<SourceItem>[]) {
      const clips = createClipCollector();
      try {
        parseRecord(buildQuestion(submodule, item.value, { clips, picture: (name) => findPicture(bank, name) }));
        needed.push(...clips.all().map((clip) => ({ clip, item })));
      } catch (error) {
        faults.push(faultAt(item, error instanceof Error ? error.message : String(error)));
      }
    }
  for (const item of bank.words) {
    const clips = createClipCollector();
    wordAudio(item.value, clips);
    needed.push(...clips.all().map((clip) => ({ clip, item })));
  }
  return { faults, needed };
}

/** Cached measurements of a clip. */
export interface ClipFacts {
  readonly seconds: number;
  /** Length according to the frames of the MP3 file. */
  readonly mp3Seconds: number;
}

/** Synthesizes a clip. */
export type Synthesize = (request: SpeechRequest) => Promise<SpeechClip>;

/** Synthesizes and measures a clip. */
export async function measureClip(synthesize: Synthesize, { text, voice, rate }: Clip): Promise<ClipFacts> {
  const { mp3, seconds } = await synthesize({ text, voice, rate });
  return { seconds, mp3Seconds: readMp3Info(mp3).seconds };
}

const fewWords = 3;
const secondsOfFewWords = [0.2, 3] as const;
const secondsPerWord = [0.2, 0.8] as const;
const encoderPaddingSeconds = 0.25;

/** Checks that every clip can be synthesized, is not silent (the engine throws for silence) and has a plausible length. */
export async function checkClips(
  needed: readonly NeededClip[],
  measure: (clip: Clip) => Promise<ClipFacts>,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const { clip, item } of needed) {
    const start = clip.text.slice(0, 40).trim();
    try {
      const message = judge(clip, await measure(clip));
      if (message) faults.push(faultAt(item, `The speech of "${start}…" ${message}`));
    } catch (error) {
      faults.push(
        faultAt(item, `Speech synthesis failed for "${start}…": ${error instanceof Error ? error.message : error}`),
      );
    }
  }
  return faults;
}

function judge({ text }: Clip, { seconds, mp3Seconds }: ClipFacts): string | undefined {
  if (Math.abs(mp3Seconds - seconds) > encoderPaddingSeconds)
    return `lasts ${seconds.toFixed(1)} s, but its MP3 lasts ${mp3Seconds.toFixed(1)} s.`;
  const words = countWords(text);
  const [min, max] = words <= fewWords ? secondsOfFewWords : secondsPerWord.map((each) => each * words);
  const isPlausible = seconds >= (min ?? 0) && seconds <= (max ?? 0);
  return isPlausible ? undefined : `lasts ${seconds.toFixed(1)} s, which is implausible for ${words} word(s).`;
}
