import { describe, expect, it } from 'vitest';
import { isWorthACard } from './worth-a-card.ts';

const and = { level: 'CEFR-A1', partOfSpeech: 'conjunction' };
const kitchen = { level: 'CEFR-A1', partOfSpeech: 'noun' };
const notwithstanding = { level: 'CEFR-C', partOfSpeech: 'preposition' };
const reluctant = { level: 'CEFR-B2', partOfSpeech: 'adjective' };

describe('a misheard or misspelt word', () => {
  it.each(['misheard', 'wrongLetters'] as const)('gets no card when it is a function word (%s)', (reason) => {
    expect(isWorthACard(reason, and, 'Easy')).toBe(false);
    expect(isWorthACard(reason, notwithstanding, 'Easy')).toBe(true);
  });

  it('gets no card when it is far below the level of the question', () => {
    expect(isWorthACard('wrongLetters', kitchen, 'Easy')).toBe(true);
    expect(isWorthACard('wrongLetters', kitchen, 'Medium')).toBe(false);
    expect(isWorthACard('misheard', { level: 'CEFR-B1', partOfSpeech: 'verb' }, 'Medium')).toBe(true);
    expect(isWorthACard('misheard', { level: 'CEFR-B1', partOfSpeech: 'verb' }, 'Hard')).toBe(false);
    expect(isWorthACard('misheard', reluctant, 'Hard')).toBe(true);
  });
});

it('a word that was not recognised gets a card at every level', () => {
  expect(isWorthACard('notRecognized', kitchen, 'Hard')).toBe(true);
  expect(isWorthACard('noAnswer', and, 'Hard')).toBe(true);
});
