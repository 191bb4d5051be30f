import { checkTask, gradeDictation, gradeReadAloud, reviewText } from '@rehearse/scoring';
import { describe, expect, it } from 'vitest';
import { dictation, gradedDictation } from './graded-dictation.ts';
import { gradedReading, reading } from './graded-reading.ts';
import { essay, essayCheck, reviewedEssay } from './reviewed-essay.ts';

describe('what the pages show as graded', () => {
  it('is what the grading says of a dictation', () => {
    expect(gradedDictation).toEqual(gradeDictation(dictation.text, dictation.given));
  });

  it('is what the grading says of a reading', () => {
    expect(gradedReading).toEqual(gradeReadAloud(reading.text, reading.heard));
  });

  it('is what the review says of an essay', () => {
    const { prompt, sample, text } = essay;
    expect(reviewedEssay).toEqual(reviewText(text));
    expect(essayCheck).toEqual(checkTask(text, { kind: 'question', leastWords: 50, prompt, samples: [sample] }));
  });
});
