import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreYesNo, type YesNoAnswer } from './yes-no.ts';

const answer = (isWord: boolean, saidYes: boolean | null): YesNoAnswer => ({ isWord, saidYes });

describe('yes/no vocabulary', () => {
  it('scores hit rate minus false-alarm rate', () => {
    const session = [answer(true, true), answer(true, true), answer(true, true), answer(true, false)];
    const pseudo = [answer(false, false), answer(false, false), answer(false, false), answer(false, true)];
    expect(scoreYesNo([...session, ...pseudo])).toEqual({
      answered: 8,
      correct: 6,
      hitRate: 0.75,
      falseAlarmRate: 0.25,
      score: 0.5,
      reliable: true,
    });
  });

  it('is unreliable for someone who says yes to everything', () => {
    expect(scoreYesNo([answer(true, true), answer(false, true)])).toMatchObject({ score: 0, reliable: false });
  });

  it('counts a missing click as wrong, but not as guessing', () => {
    expect(scoreYesNo([answer(true, true), answer(false, null)])).toMatchObject({
      score: 0,
      correct: 1,
      reliable: true,
    });
  });

  it('has no score until both kinds were shown', () => {
    expect(scoreYesNo([answer(true, true)])).toMatchObject({ score: null, falseAlarmRate: null, reliable: true });
    expect(scoreYesNo([answer(false, false)])).toMatchObject({ score: null, hitRate: null, falseAlarmRate: 0 });
    expect(scoreYesNo([])).toMatchObject({ answered: 0, score: null, reliable: true });
  });

  it('stays between 0 and 1 for any session', () => {
    const session = fc.array(fc.record({ isWord: fc.boolean(), saidYes: fc.option(fc.boolean()) }));
    fc.assert(
      fc.property(session, (answers) => {
        const { score } = scoreYesNo(answers);
        if (score !== null) expect(score >= 0 && score <= 1).toBe(true);
      }),
    );
  });
});
