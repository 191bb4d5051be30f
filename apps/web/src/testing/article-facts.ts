/**
 * What articles say about the test, its price and its rules. They are checked against it, and against each other's
 * language: a number with one of these units that is not here is a fault.
 *
 * Source: the product's specification, part 9; times on the test's own pages from its owner's manual of mid-2026; of the
 * other test what its owners published in 2025.
 */
export const articleFacts = {
  /** One test, two tests and each of them, rush results, a test with rush; what two singles cost more than a package. */
  dollars: [65, 110, 55, 39, 65 + 39, 2 * 65 - 110, 110 - 65, 0, 200],
  /** Results, rush results; of the other test its length, and its written papers. */
  hours: [48, 12, 1, 2],
  /** To use a purchase, between purchases; to repeat a paper of the other test; a plan of practice. */
  days: [21, 30, 60, 14],
  /** A result is valid. */
  years: [2],
  /** Scores of the test. */
  lowestScore: 10,
  highestScore: 160,
  scoreStep: 5,
  /** Times of tasks, in the test or on the practice pages, and of the other test's papers. */
  minutes: [1, 3, 4, 5, 7, 8, 11, 14, 15, 25, 30, 45, 60],
  seconds: [5, 20, 30, 60, 75, 90],
} as const;
