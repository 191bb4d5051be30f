import { describe, expect, it } from 'vitest';
import { completeItem, priorDifficultyOf } from '../complete.ts';
import { loadLexicon } from '../lexicon.ts';
import { difficultyOfLevel, difficultyOfMeasures } from './prior-difficulty.ts';
import { levelsOfForms } from './word-levels.ts';

describe('the difficulty of a measured question', () => {
  it('is 80 points where medium begins, and 110 where hard begins', () => {
    expect(difficultyOfMeasures([[1.2, [1.2, 1.8]]], 12)).toEqual({ points: 80, uncertainty: 12 });
    expect(difficultyOfMeasures([[1.8, [1.2, 1.8]]], 12)).toEqual({ points: 110, uncertainty: 12 });
  });

  it('goes on beyond the limits, but not to the ends of the scale', () => {
    expect(difficultyOfMeasures([[0.8, [1.2, 1.8]]], 12).points).toBe(60);
    expect(difficultyOfMeasures([[9, [1.2, 1.8]]], 12).points).toBe(150);
    expect(difficultyOfMeasures([[-9, [1.2, 1.8]]], 12).points).toBe(30);
  });

  it('is the mean of several measures', () => {
    const measures = [
      [1.2, [1.2, 1.8]],
      [43, [26, 43]],
    ] as const;
    expect(difficultyOfMeasures(measures, 12).points).toBe(95);
  });
});

describe('what the bank’s measures say', () => {
  const lexicon = {
    ...loadLexicon(),
    levelOf: levelsOfForms([
      { word: 'bread', level: 'CEFR-A1' },
      { word: 'lenient', level: 'CEFR-C' },
    ]),
  };
  const why = { en: 'Because.', zh: '因为。' };
  const cloze = (sentence: string) => {
    const [item] = completeItem(10, { id: 1000001, sentence, why }, lexicon);
    if (!item) throw new Error('no item');
    return priorDifficultyOf(10, item, lexicon).points;
  };
  const word = (text: string) => {
    const [item] = completeItem(1, { id: 100001, word: text, real: true, why }, lexicon);
    if (!item) throw new Error('no item');
    return priorDifficultyOf(1, item, lexicon).points;
  };

  it('is that a gap for a rarer word is harder', () => {
    expect(cloze('The judge was le{nient} with him today.')).toBeGreaterThan(
      cloze('We always bought br{ead} with him today.') + 30,
    );
  });

  it('is that a gap with fewer letters given is harder', () => {
    expect(cloze('We always bought b{read} with him today.')).toBeGreaterThan(
      cloze('We always bought brea{d} with him today.'),
    );
  });

  it('is that a rare word is harder to recognize', () => {
    expect(word('perfidious')).toBeGreaterThan(word('water') + 30);
  });
});

it('is in the middle of the level, and vague, where an author set the level', () => {
  expect((['easy', 'medium', 'hard'] as const).map(difficultyOfLevel)).toEqual([
    { points: 65, uncertainty: 20 },
    { points: 95, uncertainty: 20 },
    { points: 125, uncertainty: 20 },
  ]);
});
