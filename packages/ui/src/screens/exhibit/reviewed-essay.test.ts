import { correct } from '@rehearse/correction';
import { checkTask, reviewText } from '@rehearse/scoring';
import { expect, it } from 'vitest';
import { correctedEssay, essay, essayCheck, reviewedEssay } from './reviewed-essay.ts';

it('shows what a review of the essay finds', () => {
  const marks = ({
    kind,
    start,
    end,
    fixes,
  }: {
    kind: string;
    start: number;
    end: number;
    fixes: readonly string[];
  }) => ({
    kind,
    start,
    end,
    fixes,
  });
  expect(correctedEssay.map(marks)).toEqual(correct(essay.text).map(marks));
  expect(reviewedEssay).toEqual(reviewText(essay.text));
  const { prompt, sample, text } = essay;
  const check = checkTask(text, { kind: 'question', leastWords: 50, prompt, samples: [sample] });
  expect(essayCheck).toEqual(check);
});
