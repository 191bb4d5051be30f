import { describe, expect, it } from 'vitest';
import { LONGEST_SENTENCE, sentencesOf } from './sentences.ts';

const textsOf = (text: string) => sentencesOf(text).map(({ tokens }) => tokens.map((token) => token.text).join(' '));

describe('sentences', () => {
  it('end with a mark or a line', () =>
    expect(textsOf('It rained. "Why?" Mr. Brown left\nNow it is 3.5 p.m. here!')).toEqual([
      'It rained .',
      '" Why ? "',
      'Mr . Brown left',
      'Now it is 3.5 p . m . here !',
    ]));

  it.each(['a ', 'and ', 'word, ', '. ', '!', '"', "it's "])('are cut where %j makes one too long', (piece) => {
    const sentences = sentencesOf(piece.repeat(2000));
    expect(Math.max(...sentences.map(({ tokens }) => tokens.length))).toBeLessThanOrEqual(LONGEST_SENTENCE);
    // no token is lost, and every cut is marked on both sides
    const count = sentences.reduce((sum, { tokens }) => sum + tokens.length, 0);
    expect(count).toBe(sentencesOf(`${piece} \n`.repeat(2000)).reduce((sum, { tokens }) => sum + tokens.length, 0));
    for (const [index, { isCutBefore }] of sentences.entries())
      expect(isCutBefore).toBe(sentences[index - 1]?.isCutAfter ?? false);
  });

  it('are cut after a comma if one is near', () => {
    const [first, second] = sentencesOf(`${'word '.repeat(100)}then, ${'more '.repeat(100)}.`);
    expect(first?.tokens.at(-1)?.text).toBe(',');
    expect(second?.tokens[0]?.text).toBe('more');
  });
});
