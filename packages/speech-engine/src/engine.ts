import { SpeechError } from './errors.ts';
import { engineVersion, type SpeechRequest } from './key.ts';
import type { PhonemeAccent, SpeechClip, Task } from './protocol.ts';
import { assertSpeechRequest } from './request.ts';
import { createTaskRunner, type TaskRunnerOptions } from './task-runner.ts';
import { type VoiceName, voiceNames } from './voices.ts';

/** Limits of an engine. */
export interface SpeechEngineOptions extends TaskRunnerOptions {}

/** Text to speech in a process of its own. */
export interface SpeechEngine {
  /**
   * Says a text. Requests are done one after another.
   *
   * @throws SpeechError with any of its codes
   */
  synthesize(request: SpeechRequest): Promise<SpeechClip>;
  /**
   * The pronunciation of each word in IPA, as the synthesizer would say it alone, without stress marks moved or
   * symbols respelled.
   *
   * @throws SpeechError with any code but `unknown-voice`
   */
  phonemes(request: { readonly words: readonly string[]; readonly accent: PhonemeAccent }): Promise<readonly string[]>;
  readonly voices: readonly VoiceName[];
  /** See {@link engineVersion}. */
  readonly version: string;
  /** Id of the child process, or undefined while none runs (none is started before the first request). */
  readonly processId: number | undefined;
  /** Ends the child process. Waiting requests fail with `closed`. Safe to call twice. */
  close(): Promise<void>;
}

/**
 * Makes an engine. It costs nothing until the first request; then a child process of about 200 MB starts in about a
 * second. An idle engine does not keep the program running.
 */
export function createSpeechEngine(options: SpeechEngineOptions = {}): SpeechEngine {
  const runner = createTaskRunner(options);
  return {
    async synthesize(request) {
      assertSpeechRequest(request);
      const clip = await runner.run({ do: 'synthesize', request });
      if (!isClip(clip)) throw unexpected('synthesize');
      return clip;
    },
    async phonemes({ words, accent }) {
      const ipa = await runner.run({ do: 'phonemes', words, accent });
      if (isClip(ipa)) throw unexpected('phonemes');
      return ipa;
    },
    voices: voiceNames,
    version: engineVersion,
    get processId() {
      return runner.processId;
    },
    close: () => runner.close(),
  };
}

function isClip(value: SpeechClip | readonly string[]): value is SpeechClip {
  return 'mp3' in value;
}

function unexpected(task: Task['do']) {
  return new SpeechError('synthesis-failed', `The speech process answered "${task}" with something else.`);
}
