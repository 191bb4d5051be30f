import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correct } from './index.ts';

/** What every correction must be: in order, inside the text, free of overlaps, and a change. */
function expectApplicable(text: string): void {
  let free = 0;
  for (const { start, end, fixes, reason } of correct(text)) {
    expect(start).toBeGreaterThanOrEqual(free);
    expect(end).toBeGreaterThanOrEqual(start);
    expect(end).toBeLessThanOrEqual(text.length);
    expect(fixes.length).toBeGreaterThan(0);
    for (const fix of fixes) expect(fix).toBeTypeOf('string');
    for (const param of Object.values(reason.params)) expect(param).toBeTypeOf('string');
    expect(fixes).not.toContain(text.slice(start, end));
    free = end;
  }
}

const objectMembers = Object.getOwnPropertyNames(Object.prototype);
const odd = [
  ...objectMembers,
  '😀',
  '👩‍👩‍👧',
  '\ud83d',
  '\udc4d',
  '<b>',
  '</p>',
  '&amp;',
  '<script>',
  '\u200b',
  '\u200d',
  '\ufeff',
  '\u00a0',
  '\u202e',
  'é',
  '旅客',
  '，',
  '。',
  '¿',
  '\0',
  '\t',
];
const plain =
  "he the like go informations i've a don't was is not to of in many much more good very people child which that and but because , . ! ? \n 3 \" ( - ' went i".split(
    ' ',
  );

describe('any text', () => {
  it('gets corrections that can be applied', () => {
    const word = fc.constantFrom(...odd, ...plain);
    const separator = fc.constantFrom(' ', ' ', ' ', '', ', ', '. ');
    const words = fc.array(fc.tuple(word, separator)).map((pairs) => pairs.flat().join(''));
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), words), expectApplicable),
    );
  });

  it.each([...odd, ...plain])('%j in every place of a sentence', (word) => {
    const frames = [
      'X',
      'The X is good.',
      'I X it.',
      'She is X.',
      'X was here.',
      'I want X that he X.',
      'two X of X',
      'X, X and X.',
    ];
    for (const frame of frames) expectApplicable(frame.replaceAll('X', word));
  });

  it.each([...plain, 'word, ', 'he go ', '! ', '旅客。', "'", 'I was tired, I went ', '😀'])('%j repeated', (piece) => {
    expectApplicable(`${piece} `.repeat(400));
    expectApplicable(piece.repeat(400));
  });
});
