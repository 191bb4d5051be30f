import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import { ProviderFailed } from '../../http/errors.ts';
import type { FileStore } from '../files/types.ts';
import { createBuiltInSynthesizer, createRemoteSynthesizer, type Synthesizer } from './synthesizers.ts';
import type { ClipRequest, Speech } from './types.ts';

/** The configured speech endpoint, with the built-in synthesizers behind it, or only these. */
export function createSpeech(config: Pick<Config, 'speech'>, files: FileStore, log: Logger): Speech {
  const builtIn = createBuiltInSynthesizer();
  return createCachedSpeech(config.speech ? [createRemoteSynthesizer(config.speech), builtIn] : [builtIn], files, log);
}

/** The configured speech endpoint or the built-in synthesizers, with nothing that stands in: what it makes is kept. */
export function createFirstSpeech(config: Pick<Config, 'speech'>, files: FileStore, log: Logger): Speech {
  const first = config.speech ? createRemoteSynthesizer(config.speech) : createBuiltInSynthesizer();
  return createCachedSpeech([first], files, log);
}

/**
 * Speech by the first of the synthesizers that can make a clip. What the first made is kept in the file store; what a
 * later one stood in with is not, so that the first is asked again. Asks for one clip at the same time share one job.
 */
export function createCachedSpeech(synthesizers: readonly Synthesizer[], files: FileStore, log: Logger): Speech {
  const jobs = new Map<string, Promise<Uint8Array>>();

  async function make(request: ClipRequest): Promise<Uint8Array> {
    const keptAs = `speech/${synthesizers[0]?.id}/${request.key}.mp3`;
    const kept = await files.get(keptAs);
    if (kept) return kept;
    for (const [index, synthesizer] of synthesizers.entries()) {
      try {
        const bytes = await synthesizer.synthesize(request);
        if (index === 0) await files.put(keptAs, bytes, 'audio/mpeg');
        return bytes;
      } catch (error) {
        log.warn({ err: error, clip: request.key, synthesizer: synthesizer.id }, 'a clip could not be made');
      }
    }
    throw new ProviderFailed('speech.failed');
  }

  return {
    clip(request) {
      const job = jobs.get(request.key) ?? make(request).finally(() => jobs.delete(request.key));
      jobs.set(request.key, job);
      return job;
    },
    async close() {
      await Promise.all(synthesizers.map((synthesizer) => synthesizer.close()));
    },
  };
}
