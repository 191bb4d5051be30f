import { describe, expect, it } from 'vitest';
import { gradeReadAloud } from './read-aloud.ts';

describe('reading aloud, graded by its transcript', () => {
  it('rates a full reading as complete and accurate', () => {
    expect(gradeReadAloud("We don't open at ten.", 'we do not open at 10')).toMatchObject({
      estimate: true,
      completeness: 1,
      accuracy: 1,
    });
  });

  it('rates half a reading as accurate but incomplete', () => {
    expect(gradeReadAloud('one small boat left the harbour', 'one small boat')).toMatchObject({
      completeness: 0.5,
      accuracy: 1,
    });
  });

  it('counts a near miss as read, and rates a text without words as 0', () => {
    expect(gradeReadAloud('the harbour left', 'the harbor left')).toMatchObject({ completeness: 1 });
    expect(gradeReadAloud('the breakfast left', 'the brekfast left')).toMatchObject({ completeness: 1 });
    expect(gradeReadAloud('', 'the boat')).toMatchObject({ completeness: 0 });
  });

  it('lowers only the accuracy for a repeated word', () => {
    expect(gradeReadAloud('the boat left', 'the the boat left')).toMatchObject({ completeness: 1, accuracy: 0.75 });
  });

  it('rates an empty transcript as 0', () => {
    expect(gradeReadAloud('the boat left', '')).toMatchObject({ completeness: 0, accuracy: 0 });
  });
});
