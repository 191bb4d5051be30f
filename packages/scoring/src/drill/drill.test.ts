import { describe, expect, it } from 'vitest';
import { isRightForm } from './drill.ts';

describe('a right form', () => {
  const article = { fixes: ['a ', 'the '], isAboutCase: false };

  it('is any of the fixes, whatever the spaces and quotes', () => {
    expect(isRightForm(article, 'the')).toBe(true);
    expect(isRightForm(article, ' a ')).toBe(true);
    expect(isRightForm(article, 'an')).toBe(false);
    expect(isRightForm({ fixes: ["don't"], isAboutCase: false }, 'don’t')).toBe(true);
    expect(isRightForm({ fixes: ['pieces of information'], isAboutCase: false }, 'pieces  of information')).toBe(true);
  });

  it('is nothing where a word is removed', () => {
    expect(isRightForm({ fixes: [''], isAboutCase: false }, '  ')).toBe(true);
    expect(isRightForm({ fixes: [''], isAboutCase: false }, 'the')).toBe(false);
    expect(isRightForm(article, '')).toBe(false);
  });

  it('has the right capital letters only where they were wrong', () => {
    expect(isRightForm({ fixes: ['goes'], isAboutCase: false }, 'Goes')).toBe(true);
    expect(isRightForm({ fixes: ['Monday'], isAboutCase: true }, 'monday')).toBe(false);
    expect(isRightForm({ fixes: ['Monday'], isAboutCase: true }, 'Monday')).toBe(true);
  });
});
