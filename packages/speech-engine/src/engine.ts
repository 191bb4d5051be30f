import { SpeechError } from './errors.ts';
import { engineVersion, type SpeechRequest } from './key.ts';
import type { LevelledClip, PhonemeAccent, SpeechClip, SpeechMeasures, Task, TaskResult } from './protocol.ts';
import { assertSpeechRequest } from './request.ts';
import { createTaskRunner, type TaskRunnerOptions } from './task-runner.ts';
import { type VoiceName, voiceNames } from './voices.ts';

/** Limits of an engine. */
export interface SpeechEngineOptions extends TaskRunnerOptions {}

/** Text to speech in its own process. */
export interface SpeechEngine {
  /**
   * Speaks a text. Requests run one after another.
   *
   * @throws SpeechError with any of its codes
   */
  synthesize(request: SpeechRequest): Promise<SpeechClip>;
  /**
   * Speaks a text and measures how it sounds.
   *
   * @throws SpeechError with any of its codes
   */
  measure(request: SpeechRequest): Promise<SpeechMeasures>;
  /**
   * Gives speech of another program the loudness and the silence of our clips.
   *
   * @param wav a WAV file of 16-bit integers or 32-bit floats
   * @throws SpeechError with any code but `unknown-voice`; `synthesis-failed` if the file can't be read or is silent
   */
  level(wav: Uint8Array): Promise<LevelledClip>;
  /**
   * The pronunciation of each word in IPA, as the synthesizer speaks it in isolation, with its stress marks and symbols
   * unchanged.
   *
   * @throws SpeechError with any code but `unknown-voice`
   */
  phonemes(request: { readonly words: readonly string[]; readonly accent: PhonemeAccent }): Promise<readonly string[]>;
  readonly voices: readonly VoiceName[];
  /** See {@link engineVersion}. */
  readonly version: string;
  /** Id of the child process; undefined while none is running (the first request starts it). */
  readonly processId: number | undefined;
  /** Ends the child process. Waiting requests fail with `closed`. Can be called repeatedly. */
  close(): Promise<void>;
}

/**
 * Creates an engine. It uses no resources until the first request; then a child process of about 200 MB starts in about a
 * second. An idle engine does not keep the program alive.
 */
export function createSpeechEngine(options: SpeechEngineOptions = {}): SpeechEngine {
  const runner = createTaskRunner(options);
  return {
    async synthesize(request) {
      assertSpeechRequest(request);
      const clip = await runner.run({ do: 'synthesize', request });
      if (!has(clip, 'words')) throw unexpected('synthesize');
      return clip;
    },
    async measure(request) {
      assertSpeechRequest(request);
      const measures = await runner.run({ do: 'measure', request });
      if (!has(measures, 'loudness')) throw unexpected('measure');
      return measures;
    },
    async level(wav) {
      const clip = await runner.run({ do: 'level', wav });
      if (!has(clip, 'measures')) throw unexpected('level');
      return clip;
    },
    async phonemes({ words, accent }) {
      const ipa = await runner.run({ do: 'phonemes', words, accent });
      if (!isList(ipa)) throw unexpected('phonemes');
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

type Named = SpeechClip & SpeechMeasures & LevelledClip;

/** Tells results apart by a field that only one of them has. */
function has<Field extends keyof Named>(
  value: TaskResult,
  field: Field,
): value is Extract<TaskResult, { [K in Field]: unknown }> {
  return field in value;
}

const isList = (value: TaskResult): value is readonly string[] => Array.isArray(value);

function unexpected(task: Task['do']) {
  return new SpeechError('synthesis-failed', `The speech process sent an unexpected reply to "${task}".`);
}
