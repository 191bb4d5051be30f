import { describe, expect, it } from 'vitest';
import { defaultPlace, readPlace } from './question-browser.logic.ts';

describe('readPlace', () => {
  it.each([undefined, null, 'x', 3, {}, { moduleId: 99, submoduleId: 'y', currentPage: -1, globalIndex: 0.5 }])(
    'takes the defaults for %j',
    (saved) => {
      expect(readPlace(saved)).toEqual(defaultPlace);
    },
  );

  it('takes the first submodule of a module alone, and numbers from texts', () => {
    expect(readPlace({ moduleId: '5' })).toMatchObject({ moduleId: 5, submoduleId: 1 + 10 });
  });

  it('lets the submodule decide on the module, and the page on the global index', () => {
    expect(readPlace({ moduleId: 1, submoduleId: 6, currentPage: 3, globalIndex: 5 })).toMatchObject({
      moduleId: 3,
      submoduleId: 6,
      currentPage: 3,
      globalIndex: 21,
    });
  });
});
