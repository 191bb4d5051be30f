import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { piecesOf } from './pieces.ts';

const long = 'We moved here because of the sea, and nobody has regretted it since. '.repeat(6);

describe('piecesOf', () => {
  it('leaves a short text whole', () => {
    expect(piecesOf('The museum opens at ten. Breakfast is at nine.', 1)).toEqual([
      { text: 'The museum opens at ten. Breakfast is at nine.', start: 0 },
    ]);
  });

  it('cuts a long text between sentences', () => {
    const pieces = piecesOf(long, 1);
    expect(pieces.length).toBeGreaterThan(1);
    for (const { text } of pieces) expect(text.trimEnd()).toMatch(/\.$/);
  });

  it('cuts a long sentence after a comma', () => {
    const sentence = `${'very '.repeat(20)}old, ${'and '.repeat(20)}so on`;
    expect(piecesOf(sentence, 1)[0]?.text).toMatch(/old, $/);
  });

  it('slow speech has shorter pieces', () => {
    expect(piecesOf(long, 0.5).length).toBeGreaterThan(piecesOf(long, 1).length);
  });

  it('loses no letter of any text, and no piece is too long', () => {
    const words = fc.array(fc.stringMatching(/^[A-Za-z]{1,12}[,.;]?$/), { maxLength: 120 });
    fc.assert(
      fc.property(words, fc.constantFrom(0.5, 0.75, 1, 1.25), (given, rate) => {
        const text = given.join(' ');
        const pieces = piecesOf(text, rate);
        expect(
          pieces
            .map((piece) => piece.text)
            .join('')
            .trim(),
        ).toBe(text.trim());
        for (const piece of pieces) {
          expect(text.startsWith(piece.text, piece.start)).toBe(true);
          expect(piece.text.length).toBeLessThanOrEqual(150 * rate + 1);
        }
      }),
    );
  });
});
