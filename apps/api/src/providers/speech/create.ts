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

/** The files of a clip. */
interface ClipFiles {
  readonly mp3: Uint8Array;
  readonly wordTimes: Uint8Array | null;
}
type ClipPart = keyof ClipFiles;
const suffixes: Readonly<Record<ClipPart, string>> = { mp3: '.mp3', wordTimes: '.words.json' };

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
  const jobs = new Map<string, Promise<Queued<Uint8Array | null> | Uint8Array>>();
  const queue = createFairQueue({ atOnce, mostWaiting, mostOfOneVisitor });
  const [first] = synthesizers;
  const pathOf = ({ key }: ClipRequest, part: ClipPart) => `speech/${first?.id}/${key}${suffixes[part]}`;

  async function make(request: ClipRequest): Promise<ClipFiles> {
    for (const synthesizer of synthesizers) {
      try {
        const { mp3, wordTimes } = await synthesizer.synthesize(request);
        if (synthesizer !== first) return { mp3, wordTimes: null };
        const json = wordTimes && new TextEncoder().encode(JSON.stringify(wordTimes));
        if (json) await files.put(pathOf(request, 'wordTimes'), json, 'application/json');
        await files.put(pathOf(request, 'mp3'), mp3, 'audio/mpeg');
        return { mp3, wordTimes: json };
      } catch (error) {
        log.warn({ err: error, clip: request.key, synthesizer: synthesizer.id }, 'a clip could not be synthesized');
      }
    }
    throw new ProviderFailed('speech.failed');
  }

  /** The cached part of a clip, or a queued job. */
  async function begin(request: ClipRequest, part: ClipPart, callerOf: () => Promise<Caller>) {
    const kept = await files.get(pathOf(request, part));
    return kept ?? queue.add(await callerOf(), async () => (await make(request))[part]);
  }

  async function read(request: ClipRequest, part: ClipPart, callerOf: () => Promise<Caller>) {
    const path = pathOf(request, part);
    const known = jobs.get(path);
    const job = known ?? begin(request, part, callerOf);
    jobs.set(path, job);
    try {
      const begun = await job;
      if (begun instanceof Uint8Array) return begun;
      if (known !== undefined) begun.promote(await callerOf());
      return await begun.done;
    } finally {
      if (jobs.get(path) === job) jobs.delete(path);
    }
  }

  return {
    async clip(request, callerOf = async () => operator) {
      const mp3 = await read(request, 'mp3', callerOf);
      if (!mp3) throw new ProviderFailed('speech.failed');
      return mp3;
    },
    async wordTimes(request, callerOf = async () => operator) {
      return first?.knowsWords ? read(request, 'wordTimes', callerOf) : null;
    },
    async close() {
      await Promise.all(synthesizers.map((synthesizer) => synthesizer.close()));
    },
  };
}
