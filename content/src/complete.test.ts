import { describe, expect, it } from 'vitest';
import { completeItem } from './complete.ts';
import { parseDamagedText } from './letters.ts';
import { levelsOfForms } from './levels/word-levels.ts';
import { loadLexicon } from './lexicon.ts';
import { gradedOf } from './testing/graded.ts';

const firstWords =
  'a after again an and at be bread breakfast check have home hour in late lunch next of one salt soup the train we while';
const lexicon = {
  ...loadLexicon(),
  levelOf: levelsOfForms([
    ...firstWords.split(' ').map((word) => ({ word, level: 'CEFR-A1' as const })),
    { word: 'lenient', level: 'CEFR-C' },
    { word: 'engine', level: 'CEFR-B1' },
    { word: 'mechanic', level: 'CEFR-B2' },
  ]),
};
const why = { en: 'Because.', zh: '因为。' };

describe('a gap in a sentence', () => {
  const acceptOf = (sentence: string, accept?: string[]) =>
    completeItem(10, { id: 1000001, sentence, why, ...(accept && { accept }) }, lexicon)[0]?.accept;

  it('accepts the British and the American spelling where its letters are asked for', () => {
    expect(acceptOf('Please summari{se} the talk.')).toEqual(['summarize']);
    expect(acceptOf('The gr{ay} cat slept.')).toEqual(['grey']);
    expect(acceptOf('The cen{ter} was full.', ['centre'])).toEqual(['centre']);
  });

  it('asks for the given spelling where the letters that differ are shown', () => {
    expect(acceptOf('He reali{z}ed it.')).toEqual(['realised']);
    expect(acceptOf('He re{a}lized it.')).toBeUndefined();
  });
});

describe('a passage for reading and completing', () => {
  const passage =
    'Bees live together in large groups. Every morning Maria opens the small wooden hive with care, because the bees ' +
    "are calm then. She doesn't hurry, and 12 of her well-known tricks are simple. Smoke makes the insects slow, so she " +
    'can lift each frame and look for a queen. The honey is taken only when the cells are full and closed with wax. In ' +
    'winter the hive needs food and shelter from the wind. Her neighbours buy every jar.';
  const item = { id: 800201, title: 'Bees', passage, why };
  const [first, second] = completeItem(8, item, lexicon);
  const damaged = (text = '') => parseDamagedText(text).words;

  it('becomes two questions with the same text and no word damaged in both', () => {
    expect([first?.id, second?.id]).toEqual([800201, 850201]);
    expect([first, second].map((question) => parseDamagedText(question?.passage ?? '').whole)).toEqual([
      passage,
      passage,
    ]);
    const starts = damaged(first?.passage).map(({ start }) => start);
    expect(damaged(second?.passage).filter(({ start }) => starts.includes(start))).toEqual([]);
  });

  it('damages 12 to 25 words, never two adjacent ones', () => {
    for (const question of [first, second]) {
      const { length } = damaged(question?.passage);
      expect(length).toBeGreaterThanOrEqual(12);
      expect(length).toBeLessThanOrEqual(25);
      expect(question?.passage).not.toMatch(/\{[a-z]+\} [a-z]+\{/);
    }
  });

  it('damages words of every sentence in between, however long the passage is', () => {
    const sentences = [
      'Farmers bring their fruit and bread from villages across the wide valley.',
      'Old friends meet near the cheese stall and talk about weather and prices.',
      'Children look for sweets while their parents choose fresh fish for dinner.',
      'Somebody plays music under the clock, and visitors drop coins into a hat.',
      'When the church bell rings, people carry heavy bags home along narrow streets.',
      'Late buyers hurry from table to table because everything costs less then.',
    ];
    const long = `The market opens at six. ${sentences.join(' ')} By noon it is over.`;
    for (const question of completeItem(8, { ...item, passage: long }, lexicon)) {
      const starts = damaged(question.passage).map(({ start }) => start);
      expect(starts).toHaveLength(25);
      for (const sentence of sentences) {
        const from = long.indexOf(sentence);
        expect(
          starts.some((start) => start >= from && start < from + sentence.length),
          sentence,
        ).toBe(true);
      }
    }
  });

  it('does not damage the first and last sentence, names, numbers and hyphenated words', () => {
    for (const question of [first, second]) {
      expect(question?.passage).toMatch(/^Bees live together in large groups\. /);
      expect(question?.passage).toMatch(/ Her neighbours buy every jar\.$/);
      expect(question?.passage).toMatch(/Maria .*doesn't .*12 .*well-known .* a /s);
    }
  });

  it('removes the larger half of words of odd length', () => {
    expect(first?.passage).toContain('Ev{ery} morning');
    expect(first?.passage).toContain('qu{een}');
    expect(second?.passage).toContain('ca{lm}');
  });

  it('does not damage words with a second spelling of the same length', () => {
    const spelled = passage.replace('small wooden', 'grey metre').replace('taken only', 'realised');
    for (const question of completeItem(8, { ...item, passage: spelled }, lexicon))
      expect(question.passage).toMatch(/ grey metre .* realised /s);
  });

  it('does not damage "this", because "that" would be correct too', () => {
    const pointing = passage.replace('The honey', 'This honey').replace('the hive needs', 'this hive needs');
    for (const question of completeItem(8, { ...item, passage: pointing }, lexicon))
      expect(question.passage).toMatch(/ This .* this /s);
  });

  it('keeps the author’s braces, and damages other words in the second question', () => {
    const authored = passage.replace('morning', 'mor{ning}').replace('the small', 't{he} small');
    const [kept, made] = completeItem(8, { ...item, passage: authored }, lexicon);
    expect(kept?.passage).toBe(authored);
    expect(made?.passage).not.toMatch(/mor\{|t\{he\} small/);
    expect(damaged(made?.passage).length).toBeGreaterThanOrEqual(12);
  });
});

describe('levels', () => {
  const levelOfText = (text: string) => completeItem(2, { id: 200001, text, why }, lexicon)[0]?.level;

  it('rise with the rarity of the words and with clauses, not with length alone', () => {
    expect(levelOfText('We had soup and bread at home.')).toBe('easy');
    expect(levelOfText('The train is late again, and the next one is in an hour.')).toBe('easy');
    expect(levelOfText('The mechanic has checked the engine of the next train.')).toBe('medium');
    expect(
      levelOfText(
        'Although the curator deplored the delay, she conceded that the frescoes, which had been sealed beneath plaster, were still remarkably intact.',
      ),
    ).toBe('hard');
  });

  it('of real words depend on their rarity', () => {
    const levels = ['bread', 'gadget', 'quixotic'].map(
      (word) => completeItem(1, { id: 100001, word, real: true, why }, lexicon)[0]?.level,
    );
    expect(levels).toEqual(['easy', 'medium', 'hard']);
  });

  it('of made-up words depend on how English they look', () => {
    const levels = ['zixoft', 'plindroque', 'contration'].map(
      (word) => completeItem(1, { id: 100001, word, real: false, why }, lexicon)[0]?.level,
    );
    expect(levels).toEqual(['easy', 'easy', 'hard']);
  });

  it('of clozes depend on the word and on the number of other words that fit', () => {
    const levels = [
      'We had bread and eggs for breakf{ast} today.',
      'The soup needs more s{alt} than we have here.',
      'The judge was len{ient} because it was his first theft.',
    ].map((sentence) => completeItem(10, { id: 1000001, sentence, why }, lexicon)[0]?.level);
    expect(levels).toEqual(['easy', 'medium', 'hard']);
  });
});

it('alternates the voices of dictations, unless the author chose one', () => {
  const voiceOf = (id: number, voice?: 'scottish') =>
    completeItem(6, { id, text: 'The shop is open.', why, ...(voice && { voice }) }, lexicon)[0]?.voice;
  expect(new Set([600001, 600002, 600003, 600004, 600005].map((id) => voiceOf(id))).size).toBe(5);
  expect(voiceOf(600001)).toBe(voiceOf(600001));
  expect(voiceOf(600001, 'scottish')).toBe('scottish');
});

it('uses different voices for question and answer', () => {
  const item = {
    id: 400001,
    level: 'easy',
    prompt: 'Tell me.',
    sample: 'Well, yes.',
    graded: gradedOf('Yes.'),
    why,
  } as const;
  for (let n = 0; n < 5; n += 1) {
    const [question] = completeItem(4, { ...item, id: item.id + n }, lexicon);
    expect(question?.voice).not.toBe(question?.sampleVoice);
  }
});
