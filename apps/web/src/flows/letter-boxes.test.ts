import { describe, expect, it } from 'vitest';
import { segmentsOf } from './letter-boxes.ts';

const word = (answer: string) => ({ kind: 'word' as const, answer, clues: [answer[0] ?? null, null] });

describe('the segments of a template', () => {
  it('put each word where its placeholder stands', () => {
    expect(segmentsOf('A {} on {}.', [word('cat'), word('mat')])).toEqual([
      { kind: 'text', text: 'A ' },
      word('cat'),
      { kind: 'text', text: ' on ' },
      word('mat'),
      { kind: 'text', text: '.' },
    ]);
  });

  it('begin and end with a word where the template does', () => {
    expect(segmentsOf('{} sat{}', [word('cat'), word('down')])).toEqual([
      word('cat'),
      { kind: 'text', text: ' sat' },
      word('down'),
    ]);
  });
});
