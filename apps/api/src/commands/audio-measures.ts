import type { MeasuredClip } from '../services/media/measure-clips.ts';

const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);
const median = (values: readonly number[]) => sorted(values)[values.length >> 1] ?? Number.NaN;
const range = (values: readonly number[], digits: number) =>
  values.length === 0
    ? '–'
    : [Math.min(...values), median(values), Math.max(...values)].map((each) => each.toFixed(digits)).join(' / ');

/** A table of how the voices sound: lowest, median and highest value of each measure. */
export function formatMeasures(clips: readonly MeasuredClip[]): string {
  if (clips.length === 0) return 'There are no clips yet: import a content pack first.';
  const header = ['voice', 'clips', 'LUFS', 'peak dB', 'silence s', 'words a minute', 'pitch Hz', 'pitch, semitones'];
  const rows = [...new Set(clips.map(({ voice }) => voice))].map((voice) => {
    const own = clips.filter((clip) => clip.voice === voice);
    const pitches = own.flatMap(({ pitch, wordsPerMinute }) => (pitch && wordsPerMinute !== null ? [pitch] : []));
    return [
      voice,
      String(own.length),
      range(
        own.map(({ loudness }) => loudness),
        1,
      ),
      range(
        own.map(({ truePeak }) => truePeak),
        1,
      ),
      range(
        own.flatMap(({ silenceBefore, silenceAfter }) => [silenceBefore, silenceAfter]),
        2,
      ),
      range(
        own.flatMap(({ wordsPerMinute }) => wordsPerMinute ?? []),
        0,
      ),
      range(
        pitches.map(({ hertz }) => hertz),
        0,
      ),
      range(
        pitches.map(({ deviation }) => deviation),
        1,
      ),
    ];
  });
  const widths = header.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return `Lowest / median / highest of ${clips.length} clips\n${[header, ...rows].map(line).join('\n')}`;
}
