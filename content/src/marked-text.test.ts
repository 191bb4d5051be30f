import { describe, expect, it } from 'vitest';
import { parseMarkedText } from './marked-text.ts';

describe('a marked text', () => {
  it('becomes the text as it was written, with its mistakes', () => {
    expect(parseMarkedText('She [[go|goes|agreement]] to [[|the|determiner]] school.')).toEqual({
      text: 'She go to  school.',
      corrections: [
        { start: 4, end: 6, fixes: ['goes'], kind: 'agreement' },
        { start: 10, end: 10, fixes: ['the'], kind: 'determiner' },
      ],
      faults: [],
    });
  });

  it('may have several right forms', () => {
    expect(parseMarkedText('It was [[at|in/during|preposition]] summer.').corrections).toEqual([
      { start: 7, end: 9, fixes: ['in', 'during'], kind: 'preposition' },
    ]);
  });

  it('may have no mistakes', () => {
    expect(parseMarkedText('She goes to school [today].')).toEqual({
      text: 'She goes to school [today].',
      corrections: [],
      faults: [],
    });
  });

  it.each([
    ['an unknown kind', 'She [[go|goes|grammar]].', 'unknown kind "grammar"'],
    ['a kind of every object', 'She [[go|goes|constructor]].', 'unknown kind "constructor"'],
    ['a correction that changes nothing', 'She [[goes|goes|agreement]].', 'both sides are the same'],
    ['one of two that changes nothing', 'She [[goes|goes/went|tense]].', 'both sides are the same'],
    ['the same right form twice', 'She [[go|goes/goes|agreement]].', 'the same right form twice'],
    ['a part too few', 'She [[go|goes]].', 'must be [[as written|corrected|kind]]'],
    ['a part too many', 'She [[go|goes|went|agreement]].', 'must be [[as written|corrected|kind]]'],
    ['no end', 'She [[go|goes|agreement].', 'broken or nested'],
    ['no start', 'She go|goes|agreement]].', 'broken or nested'],
    ['a mark inside', 'She [[go [[in|to|preposition]] school|goes|agreement]].', 'broken or nested'],
  ])('has a fault with %s', (_name, source, fault) => {
    const { faults } = parseMarkedText(source);
    expect(faults).toContainEqual(expect.stringContaining(fault));
  });
});
