import { correctBySentence } from '@rehearse/correction';
import type { CorrectedText, TextCorrection } from './locate-mistakes.ts';
import { readSentences } from './sentences.ts';

/** Longer texts are checked up to here. */
const mostCharacters = 30_000;
/** Longer sentences are not checked: each is checked in one go, and this one takes a tenth of a second. */
const longestSentence = 1500;

/** The text with line breaks in place of very long sentences, so that the positions of the others stay the same. */
const withoutEndless = (text: string) =>
  readSentences(text)
    .filter(({ start, end }) => end - start > longestSentence)
    .reduce((rest, { start, end }) => rest.slice(0, start) + '\n'.repeat(end - start) + rest.slice(end), text);

/** Corrects texts by the built-in rules. `pause` is awaited after every sentence, so that other work gets a turn. */
export async function checkTexts(texts: readonly string[], pause: () => Promise<unknown>): Promise<CorrectedText[]> {
  const checked: CorrectedText[] = [];
  for (const whole of texts) {
    const text = whole.slice(0, mostCharacters);
    const corrections: TextCorrection[] = [];
    for (const found of correctBySentence(withoutEndless(text))) {
      for (const { start, end, fixes, kind, reason } of found) {
        corrections.push({ start, end, fixes, kind, code: reason.code, params: reason.params, explanation: null });
      }
      await pause();
    }
    checked.push({ text, corrections });
  }
  return checked;
}
