import type { Accent, DeviceVoice, VoiceQuality } from '@rehearse/practice-machines/ports';

/** What the Web Speech API says of a voice. */
export type NativeVoice = Pick<SpeechSynthesisVoice, 'voiceURI' | 'name' | 'lang' | 'localService'>;

/** Chrome for Android writes `en_US`. */
const tagOf = (lang: string) => lang.replaceAll('_', '-');

export const isEnglish = (lang: string): boolean => /^en(g)?\b/i.test(tagOf(lang));

function accentOf(lang: string): Accent {
  const region = tagOf(lang).split('-').at(-1)?.toUpperCase();
  if (region === 'GB' || region === 'GBR') return 'british';
  return region === 'US' || region === 'USA' ? 'american' : 'other';
}

/**
 * The API says nothing about quality, so it is read from the name: Microsoft marks its neural voices “Natural”, Apple its better
 * downloads “Enhanced” and “Premium”, and Google's voices of Chrome begin with “Google”. Voices of an online service are neural
 * or at least as good. The same marks are rated “high” and “very high” by Readium's list of voices
 * (https://github.com/readium/speech/blob/main/docs/VoicesAndFiltering.md).
 */
function qualityOf(voice: NativeVoice): VoiceQuality {
  return isOnline(voice) || /\b(natural|neural|premium|enhanced)\b|^google\b/i.test(voice.name)
    ? 'natural'
    : 'standard';
}

/** `localService` says it; some voices only by name, such as those of Android that end in “network”. */
const isOnline = ({ name, localService }: NativeVoice): boolean => !localService || /\b(online|network)\b/i.test(name);

/** “Microsoft Sonia Online (Natural) - English (United Kingdom)” is “Microsoft Sonia”: accent and quality are shown apart. */
const shortNameOf = (name: string) => name.replace(/( Online)?( \(Natural\))? - English \(.*\)$/, '');

/**
 * Apple's sound effects, and robots older than its other voices; by Readium's filters
 * (https://github.com/readium/speech/blob/main/json/filters). Chrome gives names, Safari identifiers.
 */
const effects = new RegExp(
  [
    '^(Albert|Bad News|Bahh|Bells|Boing|Bubbles|Cellos|Good News|Jester|Organ|Superstar|Trinoids|Whisper|Wobble|Zarvox)\\b',
    '^(Eddy|Flo|Fred|Grandma|Grandpa|Junior|Kathy|Ralph|Reed|Rocko|Sandy|Shelley)\\b',
    '^com\\.apple\\.eloquence\\.',
    '^com\\.apple\\.speech\\.synthesis\\.voice\\.(Albert|BadNews|Bahh|Bells|Boing|Bubbles|Cellos|Deranged|Fred|GoodNews)$',
    '^com\\.apple\\.speech\\.synthesis\\.voice\\.(Hysterical|Junior|Kathy|Organ|Princess|Ralph|Trinoids|Whisper|Zarvox)$',
  ].join('|'),
  'i',
);

/** Describes a voice; null for one that doesn't speak English, or not so that a learner should listen to it. */
export function toDeviceVoice(native: NativeVoice): DeviceVoice | null {
  const { voiceURI, name, lang } = native;
  if (!isEnglish(lang) || effects.test(name) || effects.test(voiceURI)) return null;
  return {
    id: voiceURI,
    name: shortNameOf(name),
    lang: tagOf(lang),
    accent: accentOf(lang),
    quality: qualityOf(native),
    isOnline: isOnline(native),
  };
}

/** The most natural first; those that work offline before others of the same quality. */
export function byQuality(one: DeviceVoice, other: DeviceVoice): number {
  const rank = ({ quality, isOnline }: DeviceVoice) => (quality === 'natural' ? 0 : 2) + (isOnline ? 1 : 0);
  return rank(one) - rank(other) || one.name.localeCompare(other.name, 'en');
}
