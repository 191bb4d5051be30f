/**
 * Facts about the tests, their prices and rules that articles may state. Articles are checked against them in both
 * languages: a number with one of these units that is not listed here is an error.
 *
 * Source: the product's specification, part 9, whose prices are those of 2024; times on the test's own pages from its
 * owner's manual of mid-2026; later prices and the other tests, what their owners published by September 2026, with
 * links in the articles.
 */
export const articleFacts = {
  /**
   * One test, two tests and each of them, rush results, a test with rush; the difference between two single tests and
   * the package. Then one test in September 2026; IELTS from, and in the United States; TOEFL from, to, and in the
   * United States; PTE in the United States.
   */
  dollars: [65, 110, 55, 39, 65 + 39, 2 * 65 - 110, 110 - 65, 0, 70, 200, 325, 330, 170, 475, 270, 265],
  /** Results, rush results; for the other test its length and its written papers. */
  hours: [48, 12, 1, 2],
  /** To use a purchase, between purchases; to repeat a paper of the other test; a practice plan. */
  days: [21, 30, 60, 14],
  /** Validity of a result. */
  years: [2],
  /** Scores of the test. */
  lowestScore: 10,
  highestScore: 160,
  scoreStep: 5,
  /** Task times in the test and on the practice pages, and the other test's papers. */
  minutes: [1, 3, 4, 5, 7, 8, 11, 14, 15, 25, 30, 45, 60],
  seconds: [5, 20, 30, 60, 75, 90],
} as const;
