import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const sampleRate = 48_000;

/** A voice-like sound: harmonics of 140 Hz with four amplitude peaks per second, like syllables. */
function sampleAt(time: number): number {
  const syllable = Math.max(0, Math.sin(2 * Math.PI * 4 * time));
  const harmonics = [1, 2, 3, 5].reduce((sum, n) => sum + Math.sin(2 * Math.PI * 140 * n * time) / n, 0);
  return 0.35 * syllable * harmonics;
}

/** A 16-bit mono WAV of that sound. */
export function voiceOf(seconds: number): Buffer {
  const samples = Int16Array.from({ length: sampleRate * seconds }, (_, n) => 20_000 * sampleAt(n / sampleRate));
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.byteLength, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.byteLength, 40);
  return Buffer.concat([header, Buffer.from(samples.buffer)]);
}

/** Writes the file that the browser uses as microphone input, and returns its path. */
export function writeMicrophone(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, voiceOf(6));
  return file;
}
