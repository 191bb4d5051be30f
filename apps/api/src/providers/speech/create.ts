import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import { ProviderFailed } from '../../domain/errors.ts';
import type { FileStore } from '../files/types.ts';
import { createFairQueue, type Queued } from './fair-queue.ts';
import { createBuiltInSynthesizer, createRemoteSynthesizer, type Synthesizer } from './synthesizers.ts';
import type { Caller, ClipRequest, Speech } from './types.ts';

/** Maximum number of queued clips. */
const mostWaiting = 64;
const mostOfOneVisitor = 16;
/** Clips synthesized concurrently: several by a speech endpoint, one by the built-in synthesizers. */
const remoteAtOnce = 4;

const operator: Caller = { isLearner: true, key: 'operator' };

/** The configured speech endpoint with the built-in synthesizers as fallback, or only the latter. */
export function createSpeech(config: Pick<Config, 'speech'>, files: FileStore, log: Logger): Speech {
  const builtIn = createBuiltInSynthesizer();
  if (!config.speech) return createCachedSpeech([builtIn], files, log);
  return createCachedSpeech([createRemoteSynthesizer(config.speech), builtIn], files, log, remoteAtOnce);
}

/** The configured speech endpoint or the built-in synthesizers, without a fallback, so that every clip is cached. */
export function createFirstSpeech(config: Pick<Config, 'speech'>, files: FileStore, log: Logger): Speech {
  const first = config.speech ? createRemoteSynthesizer(config.speech) : createBuiltInSynthesizer();
  return createCachedSpeech([first], files, log);
}

/**
 * Speech by the first synthesizer that succeeds. Clips of the first one are cached in the file store; clips of a fallback
 * are not, so that the first one is tried again next time. Concurrent requests for one clip share one job.
 */
export function createCachedSpeech(
  synthesizers: readonly Synthesizer[],
  files: FileStore,
  log: Logger,
  atOnce = 1,
): Speech {
  const jobs = new Map<string, Promise<Queued<Uint8Array> | Uint8Array>>();
  const queue = createFairQueue({ atOnce, mostWaiting, mostOfOneVisitor });

  async function make(request: ClipRequest, keptAs: string): Promise<Uint8Array> {
    for (const [index, synthesizer] of synthesizers.entries()) {
      try {
        const bytes = await synthesizer.synthesize(request);
        if (index === 0) await files.put(keptAs, bytes, 'audio/mpeg');
        return bytes;
      } catch (error) {
        log.warn({ err: error, clip: request.key, synthesizer: synthesizer.id }, 'a clip could not be synthesized');
      }
    }
    throw new ProviderFailed('speech.failed');
  }

  /** The cached clip, or a queued job. */
  async function begin(request: ClipRequest, callerOf: () => Promise<Caller>) {
    const keptAs = `speech/${synthesizers[0]?.id}/${request.key}.mp3`;
    const kept = await files.get(keptAs);
    return kept ?? queue.add(await callerOf(), () => make(request, keptAs));
  }

  return {
    async clip(request, callerOf = async () => operator) {
      const known = jobs.get(request.key);
      const job = known ?? begin(request, callerOf);
      jobs.set(request.key, job);
      try {
        const begun = await job;
        if (begun instanceof Uint8Array) return begun;
        if (known !== undefined) begun.promote(await callerOf());
        return await begun.done;
      } finally {
        if (jobs.get(request.key) === job) jobs.delete(request.key);
      }
    },
    async close() {
      await Promise.all(synthesizers.map((synthesizer) => synthesizer.close()));
    },
  };
}
