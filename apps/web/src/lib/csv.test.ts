import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';

describe('a table as CSV', () => {
  it('has a line for each row and says that it is UTF-8', () => {
    expect(
      csvOf([
        ['Learner', 'Score'],
        ['李伟', '70%'],
      ]),
    ).toBe('\uFEFFLearner,Score\r\n李伟,70%\r\n');
  });

  it('keeps commas, quotes and lines of a cell together', () => {
    expect(csvOf([['Wei, Lin', 'says "hi"', 'two\nlines']])).toBe('\uFEFF"Wei, Lin","says ""hi""","two\nlines"\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '=HYPERLINK("http://example.org","a")'])(
    'does not let a spreadsheet run %j',
    (name) => {
      const [, text] = csvOf([[name]]).split('\uFEFF');
      expect(text?.replace(/^"/, '').startsWith("'")).toBe(true);
    },
  );
});
