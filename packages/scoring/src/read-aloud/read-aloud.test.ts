import { describe, expect, it } from 'vitest';
import { gradeReadAloud } from './read-aloud.ts';

describe('reading aloud, by a transcript', () => {
  it('a full reading is complete and accurate', () => {
    expect(gradeReadAloud("We don't open at ten.", 'we do not open at 10')).toMatchObject({
      estimate: true,
      completeness: 1,
      accuracy: 1,
    });
  });

  it('half a reading is accurate, not complete', () => {
    expect(gradeReadAloud('one small boat left the harbour', 'one small boat')).toMatchObject({
      completeness: 0.5,
      accuracy: 1,
    });
  });

  it('a near miss counts as read, and a text without words has nothing to read', () => {
    expect(gradeReadAloud('the harbour left', 'the harbor left')).toMatchObject({ completeness: 1 });
    expect(gradeReadAloud('the breakfast left', 'the brekfast left')).toMatchObject({ completeness: 1 });
    expect(gradeReadAloud('', 'the boat')).toMatchObject({ completeness: 0 });
  });

  it('a repeated word lowers accuracy only', () => {
    expect(gradeReadAloud('the boat left', 'the the boat left')).toMatchObject({ completeness: 1, accuracy: 0.75 });
  });

  it('nothing heard gives nothing', () => {
    expect(gradeReadAloud('the boat left', '')).toMatchObject({ completeness: 0, accuracy: 0 });
  });
});
