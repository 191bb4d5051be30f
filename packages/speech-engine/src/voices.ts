/**
 * The voices of the product. Names are stable: they are used in the sources of the question bank and in the key of every
 * cached clip.
 */
export const voiceNames = ['rp', 'rp-female', 'us-female', 'us-male', 'scottish'] as const;

/** Name of a voice. */
export type VoiceName = (typeof voiceNames)[number];

/** A voice of espeak-ng. */
export interface EspeakVoice {
  readonly synthesizer: 'espeak';
  /** Name of the voice. */
  readonly id: string;
  /** Range of the pitch, 0 to 100. At the usual 50, long texts sound monotonous. */
  readonly range: number;
}

/** A voice of flite. */
export interface FliteVoice {
  readonly synthesizer: 'flite';
  /** Name of the voice. */
  readonly id: string;
  /** Pitch in hertz; absent for voices that take it from their recordings. */
  readonly pitch?: { readonly mean: number; readonly deviation: number };
}

/** How a voice is made. */
export type VoiceRecipe = (EspeakVoice | FliteVoice) & {
  /** The accent, as a person would call it. */
  readonly accent: 'British' | 'American' | 'Scottish';
  readonly sex: 'female' | 'male';
  /** Speed of the synthesizer at rate 1, such that all voices speak about 155 words of a plain sentence a minute. */
  readonly pace: number;
};

/** Every voice with its recipe. */
export const voices: Readonly<Record<VoiceName, VoiceRecipe>> = {
  rp: { synthesizer: 'espeak', id: 'en-gb-x-rp', range: 60, accent: 'British', sex: 'male', pace: 0.79 },
  'rp-female': { synthesizer: 'espeak', id: 'en-gb-x-rp+f3', range: 60, accent: 'British', sex: 'female', pace: 0.79 },
  'us-female': {
    synthesizer: 'flite',
    id: 'slt',
    pitch: { mean: 172, deviation: 58 },
    accent: 'American',
    sex: 'female',
    pace: 0.72,
  },
  'us-male': { synthesizer: 'flite', id: 'rms', accent: 'American', sex: 'male', pace: 0.81 },
  scottish: {
    synthesizer: 'flite',
    id: 'awb',
    pitch: { mean: 130, deviation: 44 },
    accent: 'Scottish',
    sex: 'male',
    pace: 0.75,
  },
};

/** Whether a string is the name of a voice. */
export function isVoiceName(name: string): name is VoiceName {
  return Object.hasOwn(voices, name);
}
