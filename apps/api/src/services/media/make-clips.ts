import type { Db } from '../../db/index.ts';
import type { Speech } from '../../providers/speech/types.ts';

/** Result of synthesizing all clips. */
export interface ClipsReport {
  /** Number of clips that are now in the file store, including those from before. */
  readonly kept: number;
  /** Keys of clips that failed. */
  readonly failed: readonly string[];
}

/** Called after each clip. */
export type ClipsProgress = (progress: { readonly done: number; readonly total: number }) => void;

/**
 * Synthesizes every clip of the question bank ahead of time, so that no learner has to wait. Existing clips are skipped, so
 * an interrupted run can be resumed. Each speaker processes one clip at a time.
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
