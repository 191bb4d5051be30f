import { correctBySentence } from '@rehearse/correction';
import { checkTask } from '@rehearse/scoring';
import type { CorrectedText, TextCorrection } from './locate-mistakes.ts';

/** Longer texts are checked up to here. */
const mostCharacters = 30_000;

/** Whether the rules, which are for English, can say anything about a text. */
const isEnglish = (text: string): boolean =>
  !checkTask(text, { kind: 'question', leastWords: 0, prompt: '', samples: [] }).problems.some(
    ({ kind }) => kind === 'notEnglish',
  );

/**
 * Corrects texts by the built-in rules; leaves out those in other languages. `pause` is awaited after every sentence, so that
 * other work gets a turn.
 */
export async function checkTexts(texts: readonly string[], pause: () => Promise<unknown>): Promise<CorrectedText[]> {
  const checked: CorrectedText[] = [];
  for (const whole of texts) {
    const text = whole.slice(0, mostCharacters);
    if (!isEnglish(text)) continue;
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
