import type { SubmoduleId } from '../catalogue.ts';

/** How many questions of each submodule a whole bank has at least. */
export const questionTargets: Readonly<Record<SubmoduleId, number>> = {
  1: 12_000,
  2: 800,
  3: 150,
  4: 100,
  5: 60,
  6: 1_500,
  7: 80,
  8: 600,
  9: 80,
  10: 2_500,
  11: 60,
  12: 80,
  13: 60,
  14: 120,
};
/** How many words the word book has at least. */
export const wordTarget = 2_500;
/** How many pictures there are at least. */
export const pictureTarget = 60;
