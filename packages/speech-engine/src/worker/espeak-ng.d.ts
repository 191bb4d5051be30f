declare module '@echogarden/espeak-ng-emscripten' {
  export interface EspeakEvent {
    /** A pause is a `phoneme` without an id. */
    type: 'samplerate' | 'sentence' | 'word' | 'phoneme' | 'end';
    /** The character of the text, counted from 1. */
    text_position: number;
    /** Milliseconds since the start of the sound. */
    audio_position: number;
    id?: number | string;
  }
  export interface EspeakWorker {
    /** Returns 0 when the voice was set; otherwise the previous voice stays. */
    set_voice(voice: string): number;
    /** Words per minute. */
    set_rate(wordsPerMinute: number): void;
    /** 0 to 100; 50 is the voice's own. */
    set_pitch(pitch: number): void;
    /** 0 to 100; 50 is the voice's own. */
    set_range(range: number): void;
    get_samplerate(): number;
    /** Calls back with pieces of sound; return true to stop. */
    synthesize(text: string, onAudio: (samples: Int16Array, events: EspeakEvent[]) => boolean): void;
    synthesize_ipa(text: string): { code: number; ipa: string };
  }
  const init: () => Promise<{ eSpeakNGWorker: new () => EspeakWorker }>;
  export default init;
}
