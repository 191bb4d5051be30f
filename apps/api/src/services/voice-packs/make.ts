import type { SpeechEngine } from '@rehearse/speech-engine';
import type { SpeechConfig } from '../../config/config.ts';
import { isWav, requestSpeech, SpeechServiceError } from '../../providers/speech/speech-request.ts';
import { packedClipName } from '../../providers/speech/voice-pack.ts';
import { faultsOfClip } from './clip-faults.ts';
import { openPackFolder } from './folder.ts';
import type { PlannedClip } from './plan.ts';
import { VoicePackError } from './voice-pack-error.ts';

const requestsAtOnce = 4;
const requestLimitMs = 60_000;
const mostAttempts = 4;
/** So many failures after each other mean that the service is down, not that texts are difficult. */
const mostFailuresInARow = 12;

/** What makes clips. `wait` resolves after some milliseconds. */
export interface VoicePackTools {
  readonly config: SpeechConfig;
  readonly engine: Pick<SpeechEngine, 'level'>;
  readonly wait: (ms: number) => Promise<void>;
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
}

/** Result of a run. */
export interface VoicePackReport {
  /** Clips in the folder that are finished and checked. */
  readonly kept: number;
  /** Texts without a clip, each with the reason. */
  readonly failed: readonly { readonly text: string; readonly reason: string }[];
}

/**
 * Makes the clips that a folder doesn't have yet, each checked before it counts. It can be stopped and run again at any
 * time.
 *
 * @throws VoicePackError when the service refuses the key or a setting, or keeps failing; finished clips stay
 */
export async function makeVoicePack(
  folder: string,
  { credit, clips }: { readonly credit: string; readonly clips: readonly PlannedClip[] },
  { config, engine, wait, onProgress = () => {} }: VoicePackTools,
): Promise<VoicePackReport> {
  const { model, voices } = config;
  const service = new URL(config.apiUrl).host;
  const pack = await openPackFolder(folder, {
    format: 'rehearse-voices',
    formatVersion: 1,
    service,
    model,
    voices,
    credit,
  });
  const missing = clips.filter((clip) => !pack.kept.has(packedClipName(clip)));
  const rest = missing.values();
  const failed: VoicePackReport['failed'][number][] = [];
  let failuresInARow = 0;
  let done = clips.length - missing.length;
  let stopped: VoicePackError | undefined;

  async function makeClip(clip: PlannedClip): Promise<void> {
    const bytes = await requestSpeech(config, clip, requestLimitMs);
    if (!isWav(bytes))
      throw new VoicePackError(`${service} doesn't send WAV files ("response_format"), so its clips can't be checked.`);
    const { mp3, seconds, measures } = await engine.level(bytes);
    const faults = faultsOfClip(clip.text, clip.rate, measures);
    if (faults.length > 0) throw new Error(faults.join(', '));
    await pack.add(packedClipName(clip), mp3, { seconds, loudness: measures.loudness });
  }

  async function tryClip(clip: PlannedClip): Promise<string | null> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await makeClip(clip);
        return null;
      } catch (error) {
        if (error instanceof VoicePackError) throw error;
        if (isRefusal(error)) throw new VoicePackError(`${error.message} Nothing is lost: run the command again.`);
        if (attempt === mostAttempts) return error instanceof Error ? error.message : String(error);
        await wait(delayOf(error, attempt));
      }
    }
  }

  async function work(): Promise<void> {
    for (const clip of rest) {
      if (stopped) return;
      const reason = await tryClip(clip);
      if (reason !== null) failed.push({ text: clip.text, reason });
      failuresInARow = reason === null ? 0 : failuresInARow + 1;
      if (failuresInARow >= mostFailuresInARow)
        throw new VoicePackError(`${service} keeps failing: ${reason}. Run the command again later to go on.`);
      done += 1;
      onProgress({ done, total: clips.length });
    }
  }

  await Promise.all(
    Array.from({ length: requestsAtOnce }, () =>
      work().catch((error: unknown) => {
        if (!(error instanceof VoicePackError)) throw error;
        stopped ??= error;
      }),
    ),
  );
  if (stopped) throw stopped;
  return { kept: clips.length - failed.length, failed };
}

/** Errors that every other clip would get too: a wrong key, model or address, no credit. */
const isRefusal = (error: unknown): error is SpeechServiceError =>
  error instanceof SpeechServiceError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![408, 425, 429].includes(error.status);

/** What the service asks for, at most a minute; otherwise 1, 2, 4 … seconds. */
const delayOf = (error: unknown, attempt: number): number => {
  const asked = error instanceof SpeechServiceError ? error.retryAfterSeconds : null;
  return 1000 * Math.min(60, asked ?? 2 ** (attempt - 1));
};
