import { describe, expect, it } from 'vitest';
import { cleanFilters, cleanValues, defaultFilters, readFilters } from './filters.ts';

describe('cleanValues', () => {
  it('drops null, undefined and "null", and keeps false, 0 and empty text', () => {
    expect(cleanValues({ a: null, b: undefined, c: 'null', d: false, e: 0, f: '', g: 'Easy' })).toEqual({
      d: false,
      e: 0,
      f: '',
      g: 'Easy',
    });
  });

  it('turns "true" and "false" into booleans', () => {
    expect(cleanValues({ a: 'true', b: 'false', c: 'True' })).toEqual({ a: true, b: false, c: 'True' });
  });
});

describe('cleanFilters', () => {
  it('sends only the order by default', () => {
    expect(cleanFilters(defaultFilters)).toEqual({ isAsc: false });
  });

  it('sends what was chosen', () => {
    expect(cleanFilters({ isAsc: true, difficultyLevel: 'Hard', isPracticed: 'false' })).toEqual({
      isAsc: true,
      difficultyLevel: 'Hard',
      isPracticed: false,
    });
  });
});

describe('readFilters', () => {
  it.each([undefined, null, 'x', 7, {}, { isAsc: 'maybe', difficultyLevel: 'CEFR-A1', isPracticed: 1 }])(
    'returns the defaults for %j',
    (saved) => {
      expect(readFilters(saved)).toEqual(defaultFilters);
    },
  );

  it('reads booleans and their texts', () => {
    expect(readFilters({ isAsc: 'true', difficultyLevel: 'Easy', isPracticed: true })).toEqual({
      isAsc: true,
      difficultyLevel: 'Easy',
      isPracticed: 'true',
    });
  });
});
