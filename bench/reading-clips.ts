import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { parse } from 'yaml';
import { createSpeechEngine, type SpeechEngine, type VoiceName } from '../packages/speech-engine/src/index.ts';
import { findChromium } from '../tools/chromium.ts';

export const SAMPLE_RATE = 16_000;

const folder = path.join(import.meta.dirname, '../content/sources/02-read-aloud');

/** The question bank's sentences to read aloud: every `step`th, starting at `first`. */
export function readSentences(first: number, step: number): string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  const texts = files.flatMap((name) =>
    (parse(readFileSync(path.join(folder, name), 'utf8')) as { text: string }[]).map(({ text }) => text),
  );
  return texts.filter((_, index) => index % step === first);
}

/** Synthesizes speech and decodes it like the app: mono, 16 kHz. */
export interface Speaker {
  say(text: string, voice: VoiceName, rate: number): Promise<Float32Array>;
  close(): Promise<void>;
}

export async function createSpeaker(): Promise<Speaker> {
  const engine: SpeechEngine = createSpeechEngine();
  const browser = await chromium.launch(findChromium());
  const page = await browser.newPage();
  return {
    async say(text, voice, rate) {
      const { mp3 } = await engine.synthesize({ text, voice, rate });
      return decode(page, mp3);
    },
    async close() {
      await engine.close();
      await browser.close();
    },
  };
}

async function decode(page: Page, mp3: Uint8Array): Promise<Float32Array> {
  const encoded = await page.evaluate(
    async ({ base64, sampleRate }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const context = new OfflineAudioContext(1, 1, sampleRate);
      const samples = (await context.decodeAudioData(bytes.buffer)).getChannelData(0);
      const view = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
      const pieces: string[] = [];
      for (let start = 0; start < view.length; start += 0x8000)
        pieces.push(String.fromCharCode(...view.subarray(start, start + 0x8000)));
      return btoa(pieces.join(''));
    },
    { base64: Buffer.from(mp3).toString('base64'), sampleRate: SAMPLE_RATE },
  );
  const bytes = Buffer.from(encoded, 'base64');
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}
