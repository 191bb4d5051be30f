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
}

/** Every voice with its recipe. */
export const voices: Readonly<Record<VoiceName, VoiceRecipe>> = {
  rp: { synthesizer: 'espeak', id: 'en-gb-x-rp', accent: 'British', sex: 'male' },
  'rp-female': { synthesizer: 'espeak', id: 'en-gb-x-rp+f3', accent: 'British', sex: 'female' },
  'us-female': { synthesizer: 'flite', id: 'slt', accent: 'American', sex: 'female' },
  'us-male': { synthesizer: 'flite', id: 'rms', accent: 'American', sex: 'male' },
  scottish: { synthesizer: 'flite', id: 'awb', accent: 'Scottish', sex: 'male' },
};

/** Whether a string is the name of a voice. */
export function isVoiceName(name: string): name is VoiceName {
  return Object.hasOwn(voices, name);
}
