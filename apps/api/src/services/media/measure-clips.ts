import { isVoiceName, type SpeechEngine, type SpeechMeasures } from '@rehearse/speech-engine';
import type { Db } from '../../db/index.ts';

/** A clip and how it sounds. */
export interface MeasuredClip extends SpeechMeasures {
  readonly voice: string;
  readonly rate: number;
  /** Null for clips of a few words. */
  readonly wordsPerMinute: number | null;
}

const fewestWords = 6;

/** Measures a sample of the question bank's clips, spread over all of them. */
export async function measureClips(
  { db, engine }: { db: Db; engine: Pick<SpeechEngine, 'measure'> },
  sampleSize: number,
  onProgress: (progress: { readonly done: number; readonly total: number }) => void = () => {},
): Promise<MeasuredClip[]> {
  const clips = await db.selectFrom('clips').selectAll().orderBy('key').execute();
  const step = Math.max(1, clips.length / sampleSize);
  const sample = Array.from(
    { length: Math.min(sampleSize, clips.length) },
    (_, index) => clips[Math.floor(index * step)],
  );
  const measured: MeasuredClip[] = [];
  for (const clip of sample) {
    if (!clip || !isVoiceName(clip.voice)) continue;
    const { text, voice, rate } = clip;
    const measures = await engine.measure({ text, voice, rate });
    const words = text.split(/\s+/).length;
    const wordsPerMinute = words < fewestWords ? null : (60 * words) / measures.speechSeconds;
    measured.push({ ...measures, voice, rate, wordsPerMinute });
    onProgress({ done: measured.length, total: sample.length });
  }
  return measured;
}
