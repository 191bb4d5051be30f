import { describe, expect, it } from 'vitest';
import { checkTexts, fillIn, locateMistakes, textsOf } from './index.ts';

const noPause = async () => {};
const mistakesIn = async (texts: readonly string[], earlier: readonly string[] = []) =>
  locateMistakes(await checkTexts(texts, noPause), earlier);

describe('the texts of an answer', () => {
  it('are those that a learner wrote, by question type', () => {
    expect(textsOf(11, 'A boy is running.')).toEqual(['A boy is running.']);
    expect(textsOf(14, 'I agree.')).toEqual(['I agree.']);
    const twoParts = JSON.stringify({ partOne: 'First.', partTwoPrompt: 'Why?', partTwo: 'Second.' });
    expect(textsOf(12, twoParts)).toEqual(['First.', 'Second.']);
    expect(textsOf(7, JSON.stringify({ answers: [], summary: 'They met.' }))).toEqual(['They met.']);
    expect(textsOf(7, 'not JSON')).toEqual(['']);
    expect(textsOf(6, 'a dictation')).toEqual([]);
  });
});

describe('the mistakes of a text', () => {
  it('come with their sentence and the range in it', async () => {
    const { mistakes } = await mistakesIn(['I like it here. She go to school every day.']);
    expect(mistakes).toHaveLength(1);
    const [{ sentence = '', start = 0, end = 0, fixes, kind, code, sentenceNumber } = {}] = mistakes;
    expect(sentence).toBe('She go to school every day.');
    expect(sentence.slice(start, end)).toBe('go');
    expect({ fixes, kind, code, sentenceNumber }).toEqual({
      fixes: ['goes'],
      kind: 'agreement',
      code: 'thirdPerson',
      sentenceNumber: 1,
    });
  });

  it('leave out sentences that were sent before, and their words', async () => {
    const first = 'She go to school every day. We like it.';
    expect((await mistakesIn([first])).words).toBe(9);
    const again = await mistakesIn([`${first}\nHe bought a apple.`], [first]);
    expect(again.words).toBe(4);
    expect(again.mistakes.map(({ sentence }) => sentence)).toEqual(['He bought a apple.']);
  });

  it('keep only the part of an endless sentence that is around the mistake', async () => {
    const long = `We walked ${'and walked '.repeat(100)}and then she go home ${'and slept '.repeat(100)}.`;
    const { mistakes } = locateMistakes(
      [
        {
          text: long,
          corrections: [
            {
              start: long.indexOf('go'),
              end: long.indexOf('go') + 2,
              fixes: ['goes'],
              kind: 'agreement',
              code: 'x',
              params: {},
              explanation: null,
            },
          ],
        },
      ],
      [],
    );
    const [{ sentence = '', start = 0, end = 0 } = {}] = mistakes;
    expect(sentence.slice(start, end)).toBe('go');
    expect(sentence).toMatch(
      /^…walked and .* then she go home and .* slept…$|^…and walked .* then she go home and .*…$/,
    );
    expect(sentence.length).toBeLessThan(330);
  });

  it('are looked for with a pause after every sentence', async () => {
    let pauses = 0;
    await checkTexts(['One is here. Two are here.', 'Three came.'], async () => {
      pauses += 1;
    });
    expect(pauses).toBe(3);
  });

  it('are looked for piece by piece in an endless sentence, which would hold up everything else', async () => {
    let pauses = 0;
    const endless = `${'we walked in the park and she sang and '.repeat(60)}.`;
    await checkTexts([endless], async () => {
      pauses += 1;
    });
    expect(pauses).toBeGreaterThan(3);
  });

  it('are a hundred at most', async () => {
    const { mistakes } = await mistakesIn(['She go home. '.repeat(130)]);
    expect(mistakes).toHaveLength(100);
  });
});

describe('a drill', () => {
  it('shows the sentence with its other mistakes corrected', () => {
    const sentence = 'My brother have two informations about a trip to a island.';
    const of = (wrong: string, ...fixes: string[]) => {
      const start = sentence.indexOf(wrong);
      return { start, end: start + wrong.length, fixes };
    };
    const others = [of('have', 'has'), of('a island', 'an island')];
    expect(fillIn(sentence, of('informations', 'pieces of information'), others)).toEqual({
      before: 'My brother has two ',
      after: ' about a trip to an island.',
    });
    expect(fillIn(sentence, of('brother'), [of('brother have', 'x')])).toEqual({
      before: 'My ',
      after: ' have two informations about a trip to a island.',
    });
  });
});
