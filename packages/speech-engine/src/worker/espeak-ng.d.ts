declare module '@echogarden/espeak-ng-emscripten' {
  export interface EspeakWorker {
    /** Returns 0 when the voice was set; otherwise the previous voice stays. */
    set_voice(voice: string): number;
    /** Words per minute. */
    set_rate(wordsPerMinute: number): void;
    set_pitch(pitch: number): void;
    get_samplerate(): number;
    /** Calls back with pieces of sound; return true to stop. */
    synthesize(text: string, onAudio: (samples: Int16Array, events: unknown) => boolean): void;
    synthesize_ipa(text: string): { code: number; ipa: string };
  }
  const init: () => Promise<{ eSpeakNGWorker: new () => EspeakWorker }>;
  export default init;
}
