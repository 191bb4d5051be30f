import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveBrowserPlace, savedBrowserPlace, savedQuestionPlace, saveQuestionPlace } from './place-storage.ts';

const filters = { isAsc: true, difficultyLevel: 'Hard', isPracticed: 'false' } as const;
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the place in the question browser', () => {
  const place = { moduleId: 4, submoduleId: 10, currentPage: 3, globalIndex: 21, filters };

  it('is kept item by item, with the indexes of the chosen tabs', () => {
    saveBrowserPlace({ ...place, moduleIndex: 3, submoduleIndex: 2 });
    expect(stored('moduleId')).toBe(4);
    expect(stored('submoduleId')).toBe(10);
    expect(stored('moduleIndex')).toBe(3);
    expect(stored('submoduleIndex')).toBe(2);
    expect(stored('currentPage')).toBe(3);
    expect(stored('globalIndex')).toBe(21);
    expect(stored('filters')).toEqual(filters);
  });

  it('comes back as it was kept', () => {
    saveBrowserPlace({ ...place, moduleIndex: 3, submoduleIndex: 2 });
    expect(savedBrowserPlace()).toEqual(place);
  });

  it('is empty item by item where nothing, or nothing readable, was kept', () => {
    localStorage.setItem('filters', '{');
    localStorage.setItem('moduleId', '2');
    expect(savedBrowserPlace()).toEqual({
      moduleId: 2,
      submoduleId: null,
      globalIndex: null,
      currentPage: null,
      filters: null,
    });
  });
});

describe('the copy of the detail screen', () => {
  const place = {
    questionId: 7,
    submoduleId: 8,
    moduleId: 4,
    count: 240,
    currentPage: 2,
    globalIndex: 12,
    filters,
  };

  it('is kept whole, and the global index by itself too', () => {
    saveQuestionPlace(place);
    expect(savedQuestionPlace()).toEqual(place);
    expect(stored('globalIndex')).toBe(12);
  });

  it('takes the browser to the page of the question', () => {
    saveQuestionPlace(place);
    expect(savedBrowserPlace()).toMatchObject({ currentPage: 2, globalIndex: 12 });
  });
});

it('where storage is blocked the place lasts as long as the page', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  const place = { questionId: 7, submoduleId: 8, moduleId: 4, count: 9, currentPage: 1, globalIndex: 2, filters };
  saveQuestionPlace(place);
  expect(savedQuestionPlace()).toEqual(place);
});
