import { describe, expect, it } from 'vitest';
import { formatFault } from '../fault.ts';
import { parseSource } from '../sources.ts';
import { contentTypes } from '../submodules/index.ts';
import { bankOf, whyOf } from '../testing/items.ts';
import { found } from '../testing/written-items.ts';
import { checkGradedAnswers } from './graded-answers.ts';
import { checkLengths } from './lengths.ts';

describe('graded answers', () => {
  const lines = {
    low: '[[He|They|pronoun]] [[swims|swim|agreement]].',
    middle: 'They [[swims|swim|agreement]] for fun.',
    high: 'They swim for fun and for their hearts.',
    en: 'The second says why, "for fun"; the third adds "for their hearts".',
    zh: '第二篇说明了理由。',
  };
  const gradedOf = ({ low, middle, high, en, zh }: typeof lines) =>
    `{ low: '${low}', middle: '${middle}', high: '${high}', steps: { en: '${en}', zh: '${zh}' } }`;
  const essay = (changed: Partial<typeof lines> = {}, id = 1400001) =>
    `- id: ${id}\n  level: easy\n  prompt: Why do people swim?\n  sample: Why not?\n  graded: ${gradedOf({ ...lines, ...changed })}\n${whyOf(id)}`;

  it.each<[name: string, changed: Partial<typeof lines>, faults: string[]]>([
    ['nothing in good ones', {}, []],
    ['a quote of a corrected answer', { en: 'The first: "They swim", the third: "They … hearts".' }, []],
    ['a quote of the question', { en: 'Why do people "swim"? The third knows.' }, []],
    ['a wrong quote', { en: 'The second says "for money".' }, ['No text has the words "for money".']],
    ['a middle answer that is too short', { middle: '[[|They|pronoun]] swim.' }, ['middle answer must be longer than']],
    [
      'a high answer that is too short',
      { high: 'They swim.', en: 'The third is short.' },
      ['The high answer must be longer than the middle one.'],
    ],
    [
      'a middle answer with too many mistakes',
      { middle: '[[He|They|pronoun]] [[swims|swim|agreement]] for fun.' },
      ['The middle answer must have fewer mistakes than the low one.'],
    ],
    [
      'a mistake in a high answer',
      { high: 'They [[swims|swim|agreement]] for fun and for their hearts.' },
      ['The high answer must have fewer mistakes than the middle one.', 'The high answer must have no mistakes.'],
    ],
    ['steps that are not Chinese', { zh: 'The second.' }, ['graded.steps.zh must be written in Chinese.']],
  ])('are checked: finds %s', (_name, changed, faults) => {
    expect(found(checkGradedAnswers, bankOf(14, essay(changed)))).toEqual(
      faults.map((fault) => expect.stringMatching(new RegExp(`^sources/14-writing-sample/first.yaml:5: .*${fault}`))),
    );
  });

  it('must each have distinct steps', () => {
    expect(found(checkGradedAnswers, bankOf(14, essay() + essay({}, 1400002)))).toEqual([
      expect.stringContaining('first.yaml:13: graded.steps.en is the same as that of item 1400001'),
      expect.stringContaining('first.yaml:13: graded.steps.zh is the same as that of item 1400001'),
    ]);
  });

  it('belong to part one of two, and are measured without their marks', () => {
    const part = (rest = '') => `{ question: Where?, sample: By the lake.${rest} }`;
    const graded = gradedOf({ ...lines, en: 'The third says "at sea".' });
    const two = `- id: 1200001\n  level: easy\n  partOne: ${part(`, graded: ${graded}`)}\n  partTwo: [${Array(3).fill(part()).join(', ')}]\n${whyOf('two')}`;
    expect(found(checkGradedAnswers, bankOf(12, two))).toEqual([
      'sources/12-interactive-writing/first.yaml:3: No text has the words "at sea".',
    ]);
    expect(found(checkLengths, bankOf(12, two))).toContain(
      'sources/12-interactive-writing/first.yaml:3: partOne.graded.low has 2 words; it should have 60 to 90.',
    );
  });

  it('with a broken mark are faults of their file, item and line', () => {
    const { faults } = parseSource(
      essay({ low: 'They [[swims|swim|grammar]].' }),
      'sources/14-writing-sample/first.yaml',
      contentTypes[14].source,
    );
    expect(faults.map(formatFault)).toEqual([
      'sources/14-writing-sample/first.yaml:5: Item 1400001: graded.low: [[swims|swim|grammar]] has the unknown kind "grammar".',
    ]);
  });
});
