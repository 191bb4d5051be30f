import { describe, expect, it } from 'vitest';
import { navigationAt, readQuestionAddress } from './question-address.ts';
import { questionPath } from './question-path.ts';

const filters = { isAsc: false, difficultyLevel: 'null', isPracticed: 'null' } as const;
const route = '/practice/questions/detail';
const place = { questionId: 800124, submoduleId: 8, moduleId: 4, filters, count: 40, globalIndex: 12 };

describe('the address of a question', () => {
  it.each([
    [filters, '?type=8&question=800124'],
    [{ ...filters, isAsc: true }, '?type=8&question=800124&order=number'],
    [{ ...filters, shuffle: 4711, isCorrect: 'false' as const }, '?type=8&question=800124&shuffle=4711&correct=false'],
    [{ ...filters, aim: 95 }, '?type=8&question=800124&aim=95'],
    [
      { ...filters, seenUntil: 1_893_672_000_000, isPracticed: 'true' as const },
      '?type=8&question=800124&seenUntil=1893672000000&practiced=true',
    ],
    [
      { isAsc: true, difficultyLevel: 'Hard' as const, isPracticed: 'false' as const },
      '?type=8&question=800124&order=number&level=Hard&practiced=false',
    ],
  ])('names the question and its list, and is read back as it was: %#', (chosen, query) => {
    expect(questionPath({ ...place, filters: chosen })).toBe(route + query);
    expect(readQuestionAddress(query)).toEqual({ questionId: 800124, submoduleId: 8, filters: chosen });
  });

  it.each([
    '?type=8',
    '?question=800124',
    '?type=x&question=800124',
    '?type=8&question=12a',
    '?type=8&question=0',
    '?type=8&question=9999999999',
    '?type=-8&question=1',
    '?type=8&question=',
  ])('%s names none', (query) => {
    expect(readQuestionAddress(query)).toBe('unreadable');
  });

  it('may name none at all, and lists everything where its filters can’t be read', () => {
    expect(readQuestionAddress('')).toBeNull();
    expect(readQuestionAddress('?utm_source=mail')).toBeNull();
    expect(
      readQuestionAddress('?type=8&question=7&level=Huge&practiced=maybe&shuffle=x&order=up&aim=&seenUntil=1e9'),
    ).toMatchObject({
      filters,
    });
  });
});

describe('a question session at an address', () => {
  const address = { questionId: 800124, submoduleId: 8, filters };

  it('takes the place from the state, else from the saved copy, of the same question in the same list', () => {
    expect(navigationAt(address, { state: place, saved: null })).toMatchObject({ globalIndex: 12, count: 40 });
    expect(navigationAt(address, { state: null, saved: place })).toMatchObject({ globalIndex: 12, count: 40 });
  });

  it('takes nothing from those of another question or list', () => {
    const others = {
      state: { ...place, questionId: 800125 },
      saved: { ...place, filters: { ...filters, isAsc: true } },
    };
    expect(navigationAt(address, others)).toEqual({ ...address, moduleId: 4 });
  });

  it('takes the state where the address names no question', () => {
    expect(navigationAt(null, { state: place, saved: null })).toBe(place);
  });
});
