import { describe, expect, it } from 'vitest';
import { defaultPlace, readPlace } from './question-browser.logic.ts';

describe('readPlace', () => {
  it.each([undefined, null, 'x', 3, {}, { moduleId: 99, submoduleId: 'y', currentPage: -1, globalIndex: 0.5 }])(
    'returns the defaults for %j',
    (saved) => {
      expect(readPlace(saved)).toEqual(defaultPlace);
    },
  );

  it('uses the first submodule of a module, and parses numbers from strings', () => {
    expect(readPlace({ moduleId: '5' })).toMatchObject({ moduleId: 5, submoduleId: 1 + 10 });
  });

  it('derives the module from the submodule, and the global index from the page', () => {
    expect(readPlace({ moduleId: 1, submoduleId: 6, currentPage: 3, globalIndex: 5 })).toMatchObject({
      moduleId: 3,
      submoduleId: 6,
      currentPage: 3,
      globalIndex: 21,
    });
  });
});
