/**
 * The voices of the product. Names are stable: they are used in the sources of the question bank and in the key of every
 * cached clip.
 */
export const voiceNames = ['rp', 'rp-female', 'us-female', 'us-male', 'scottish'] as const;

/** Name of a voice. */
export type VoiceName = (typeof voiceNames)[number];

/** How a voice is made: the synthesizer, and the name of its voice. */
export interface VoiceRecipe {
  readonly synthesizer: 'espeak' | 'flite';
  readonly id: string;
  /** The accent, as a person would call it. */
  readonly accent: 'British' | 'American' | 'Scottish';
  readonly sex: 'female' | 'male';
  /** Speed of the synthesizer at rate 1, such that all voices speak about 150 words of a sentence a minute. */
  readonly pace: number;
}

/** Every voice with its recipe. */
export const voices: Readonly<Record<VoiceName, VoiceRecipe>> = {
  rp: { synthesizer: 'espeak', id: 'en-gb-x-rp', accent: 'British', sex: 'male', pace: 0.85 },
  'rp-female': { synthesizer: 'espeak', id: 'en-gb-x-rp+f3', accent: 'British', sex: 'female', pace: 0.85 },
  'us-female': { synthesizer: 'flite', id: 'slt', accent: 'American', sex: 'female', pace: 0.77 },
  'us-male': { synthesizer: 'flite', id: 'rms', accent: 'American', sex: 'male', pace: 0.87 },
  scottish: { synthesizer: 'flite', id: 'awb', accent: 'Scottish', sex: 'male', pace: 0.8 },
};

/** Whether a string is the name of a voice. */
export function isVoiceName(name: string): name is VoiceName {
  return Object.hasOwn(voices, name);
}
