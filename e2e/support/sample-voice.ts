import type { Page } from '@playwright/test';
import { voiceOf } from '../microphone.ts';

const seconds = 4;

/** Replaces the sample of a question by the voice of the fake microphone, with times for each word of the text. */
export async function useSampleVoice(page: Page, text: string) {
  const texts = text.split(/\s+/);
  const length = seconds / texts.length;
  const words = texts.map((word, index) => ({ text: word, start: index * length, end: (index + 1) * length }));
  const body = voiceOf(seconds);
  await page.route('**/media/speech/*', (route) => route.fulfill({ contentType: 'audio/wav', body }));
  await page.route('**/media/word-times/*', (route) => route.fulfill({ json: { seconds, words } }));
  return texts;
}
