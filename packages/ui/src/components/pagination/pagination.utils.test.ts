import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageItems } from './pagination.utils.ts';

it('shows every page while they fit', () => {
  expect(pageItems(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(pageItems(1, 0)).toEqual([]);
});

it('leaves out pages far from the current one', () => {
  expect(pageItems(1, 1800)).toEqual([1, 2, 3, 4, 5, 'end', 1800]);
  expect(pageItems(900, 1800)).toEqual([1, 'start', 899, 900, 901, 'end', 1800]);
  expect(pageItems(1800, 1800)).toEqual([1, 'start', 1796, 1797, 1798, 1799, 1800]);
});

it('keeps its width, its order and the current page wherever the reader is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 8, max: 5000 }), fc.nat(), (count, seed) => {
      const page = (seed % count) + 1;
      const items = pageItems(page, count);
      const numbers = items.filter((item) => typeof item === 'number');
      expect(items).toHaveLength(7);
      expect(numbers).toContain(page);
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
      items.forEach((item, index) => {
        if (typeof item === 'number') return;
        expect(Number(items[index + 1]) - Number(items[index - 1])).toBeGreaterThan(2);
      });
    }),
  );
});
