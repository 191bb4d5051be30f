import { type FluencyFeatures, type FluencyResult, gradeReadAloud } from '@rehearse/scoring';
import { describe, expect, it } from 'vitest';
import { harbourQuestion, sampleQuestion, topicQuestion } from './speaking.fixtures.ts';
import { judge } from './speaking.verdict.ts';

/** A number of syllables at 0.25 s each. */
function said(syllables: number): FluencyResult {
  const seconds = syllables / 4;
  const features: FluencyFeatures = {
    durationSeconds: seconds + 1,
    speechSpanSeconds: seconds,
    phonationSeconds: seconds,
    pauseCount: 0,
    longPauseCount: 0,
    longestPauseSeconds: 0,
    syllables,
    wordsPerMinute: 160,
    meanRunWords: 10,
  };
  return { kind: 'estimate', features };
}

describe('a sentence of 26 syllables that was read aloud', () => {
  it.each([
    [26, 'whole'],
    [22, 'whole'],
    [34, 'whole'],
    [13, 'less'],
    [8, 'less'],
    [60, 'more'],
  ] as const)('with %i detected syllables is: %s', (syllables, code) => {
    expect(judge(harbourQuestion, said(syllables), null)).toEqual({ code });
  });

  it('is another sentence if the transcript has few of its words, but not if some were misheard', () => {
    const heard = (transcript: string) => gradeReadAloud(harbourQuestion.prompt, transcript);
    const other = 'my sister keeps seven chickens behind the garage and sells their eggs at the market';
    const misheard = 'the old harbor was quite that morning because every boat already left the islands';
    expect(judge(harbourQuestion, said(26), heard(other))).toEqual({ code: 'other' });
    expect(judge(harbourQuestion, said(26), heard(misheard))).toEqual({ code: 'whole' });
    expect(judge(harbourQuestion, said(8), heard(other))).toEqual({ code: 'less' });
  });
});

describe('a talk', () => {
  it('of three seconds is too short for a task of 90', () => {
    expect(judge(topicQuestion, said(12), null)).toEqual({ code: 'short', spokenSeconds: 3, enoughSeconds: 23 });
  });

  it.each([
    [topicQuestion, 25, 'enough'],
    [topicQuestion, 20, 'short'],
    [sampleQuestion, 40, 'short'],
    [sampleQuestion, 50, 'enough'],
  ] as const)('is judged by the time with voice', (question, seconds, code) => {
    expect(judge(question, said(seconds * 4), null)).toMatchObject({ code });
  });

  it.each(['silence', 'noise', 'tooShort', 'clipping'] as const)('is not an answer: %s', (reason) => {
    expect(judge(topicQuestion, { kind: 'refused', reason, durationSeconds: 60 }, null)).toEqual({ code: reason });
  });

  it('is not judged if it could not be analysed', () => {
    expect(judge(topicQuestion, null, null)).toBeNull();
  });
});
