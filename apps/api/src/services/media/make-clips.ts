import type { Db } from '../../db/index.ts';
import type { Speech } from '../../providers/speech/types.ts';

/** What became of the clips. */
export interface ClipsReport {
  /** Clips that are in the file store now, whether they were before or not. */
  readonly kept: number;
  /** Keys of those that could not be made. */
  readonly failed: readonly string[];
}

/** Told after each clip. */
export type ClipsProgress = (progress: { readonly done: number; readonly total: number }) => void;

/**
 * Makes every clip of the question bank, so that no learner waits for one. Clips that were made are only looked at: a run
 * that was stopped goes on where it was. Each speaker works at one clip at a time.
 */
export async function makeClips(
  { db, speakers }: { db: Db; speakers: readonly Speech[] },
  onProgress: ClipsProgress = () => {},
): Promise<ClipsReport> {
  const clips = await db.selectFrom('clips').selectAll().orderBy('key').execute();
  const rest = clips.values();
  const failed: string[] = [];
  let done = 0;
  async function speak(speech: Speech) {
    for (const clip of rest) {
      await speech.clip(clip).catch(() => failed.push(clip.key));
      done += 1;
      onProgress({ done, total: clips.length });
    }
  }
  await Promise.all(speakers.map(speak));
  return { kept: clips.length - failed.length, failed };
}
