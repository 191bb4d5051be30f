import { correctBySentence } from '@rehearse/correction';
import type { CorrectedText, TextCorrection } from './locate-mistakes.ts';

/** Longer texts are checked up to here. */
const mostCharacters = 30_000;

/** Corrects texts by the built-in rules. `pause` is awaited after every sentence, so that other work gets a turn. */
export async function checkTexts(texts: readonly string[], pause: () => Promise<unknown>): Promise<CorrectedText[]> {
  const checked: CorrectedText[] = [];
  for (const whole of texts) {
    const text = whole.slice(0, mostCharacters);
    const corrections: TextCorrection[] = [];
    for (const found of correctBySentence(text)) {
      for (const { start, end, fixes, kind, reason } of found) {
        corrections.push({ start, end, fixes, kind, code: reason.code, params: reason.params, explanation: null });
      }
      await pause();
    }
    checked.push({ text, corrections });
  }
  return checked;
}
