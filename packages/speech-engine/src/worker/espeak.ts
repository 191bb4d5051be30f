import init, { type EspeakEvent, type EspeakWorker } from '@echogarden/espeak-ng-emscripten';
import type { EspeakVoice } from '../voices.ts';
import { toMarks } from './espeak-marks.ts';
import type { MarkedSound } from './pieces.ts';
import type { Prosody } from './prosody.ts';
import { fromInt16 } from './sound.ts';

/** espeak-ng's own count of words per minute at rate 1; in sentences without pauses it speaks faster. */
const normalWordsPerMinute = 150;

const normalPitch = 50;
/** Measured with both voices: 10 more are 1.6 semitones. */
const pitchOfSemitone = 6;

/** espeak-ng compiled to WebAssembly. */
export async function createEspeak() {
  const { eSpeakNGWorker } = await init();
  const worker = new eSpeakNGWorker();
  return {
    say(text: string, { id, range }: EspeakVoice, prosody: Prosody): MarkedSound {
      setVoice(worker, id);
      worker.set_rate(Math.round(normalWordsPerMinute * prosody.rate));
      worker.set_pitch(Math.round(normalPitch + pitchOfSemitone * prosody.shift));
      worker.set_range(Math.round(range * prosody.range));
      const pieces: Int16Array[] = [];
      const events: EspeakEvent[] = [];
      worker.synthesize(text, (samples, reported) => {
        pieces.push(samples.slice());
        events.push(...reported);
        return false;
      });
      return {
        samples: fromInt16(joined(pieces)),
        sampleRate: worker.get_samplerate(),
        marks: toMarks(text, events),
      };
    },

    phonemes(words: readonly string[], voice: string): string[] {
      setVoice(worker, voice);
      return words.map((word) => {
        const { code, ipa } = worker.synthesize_ipa(word);
        if (code !== 0) throw new Error(`espeak-ng returned no phonemes for "${word}" (code ${code}).`);
        return ipa.trim().replaceAll('_', '');
      });
    },
  };
}

function setVoice(worker: EspeakWorker, voice: string) {
  const code = worker.set_voice(voice);
  if (code !== 0) throw new Error(`espeak-ng has no voice "${voice}" (code ${code}).`);
}

function joined(pieces: readonly Int16Array[]): Int16Array {
  const all = new Int16Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) {
    all.set(piece, offset);
    offset += piece.length;
  }
  return all;
}
