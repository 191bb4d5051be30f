import type { SpeechMeasures } from '@rehearse/speech-engine';

/** From a slow reader to a fast one; fewer words than this say little about a pace. */
const slowest = 70;
const fastest = 280;
const fewestWords = 4;
/** A word or two, spoken slowly. */
const longestWord = 4;

/** Why a clip can't be the spoken text, or sounds wrong; empty if it can. */
export function faultsOfClip(
  text: string,
  rate: number,
  { loudness, truePeak, speechSeconds }: Pick<SpeechMeasures, 'loudness' | 'truePeak' | 'speechSeconds'>,
): string[] {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  const pace = (60 * words) / speechSeconds;
  const isTooLong = words < fewestWords ? speechSeconds > longestWord * words : pace < slowest * rate;
  const isTooShort = words < fewestWords ? speechSeconds < 0.1 * words : pace > fastest * rate;
  return [
    ...(isTooLong ? [`it takes ${speechSeconds.toFixed(1)} s for ${words} words`] : []),
    ...(isTooShort ? [`it takes only ${speechSeconds.toFixed(1)} s for ${words} words`] : []),
    ...(Math.abs(loudness + 18) > 1 ? [`its loudness is ${loudness.toFixed(1)} LUFS`] : []),
    ...(truePeak > -2 ? [`its peak is ${truePeak.toFixed(1)} dB`] : []),
  ];
}
