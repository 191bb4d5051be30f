import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gradeConversation } from './conversation.ts';

const turns = [
  { options: ['Yes, please.', 'No, never.', 'On Monday.'], answer: 'Yes, please.' },
  { options: ['At six.', 'At the gate.'], answer: 'At the gate.' },
  { options: ['Thanks.', 'Sorry.'], answer: 'Thanks.' },
  { options: ['Bye.', 'Hello.'], answer: 'Bye.' },
];

describe('gradeConversation', () => {
  it('scores the share of right replies and reports what each wrong one cost', () => {
    const result = gradeConversation(turns, ['Yes, please.', 'At six.', 'Thanks.', 'Bye.']);
    expect(result).toMatchObject({ turnCount: 4, correctCount: 3, score: 0.75 });
    expect(result.turns[1]).toEqual({ given: 'At six.', expected: 'At the gate.', correct: false, lost: 0.25 });
    expect(result.turns[0]?.lost).toBe(0);
  });

  it('counts an unanswered turn as wrong', () => {
    const result = gradeConversation(turns, ['Yes, please.', null]);
    expect(result).toMatchObject({ correctCount: 1, score: 0.25 });
    expect(result.turns.map(({ given }) => given)).toEqual(['Yes, please.', null, null, null]);
  });

  it('scores 0 for a question without turns', () => {
    expect(gradeConversation([], [])).toEqual({ turns: [], turnCount: 0, correctCount: 0, blanks: [], score: 0 });
  });

  it('gives each blank of the opening the weight of a turn', () => {
    const blanks = [
      { answer: 'uncle' },
      { answer: 'yellow' },
      { answer: 'stairs', accepted: ['steps'] },
      { answer: 'six' },
    ];
    const replies = ['Yes, please.', 'At six.', 'Thanks.', 'Bye.'];
    const result = gradeConversation(turns, replies, { blanks, entries: ['Uncle', 'yelow', 'the steps'] });
    expect(result).toMatchObject({ turnCount: 4, correctCount: 3, score: 5 / 8 });
    expect(result.blanks).toEqual([
      { given: 'Uncle', expected: 'uncle', verdict: 'right', lost: 0 },
      { given: 'yelow', expected: 'yellow', verdict: 'nearly', lost: 1 / 8 },
      { given: 'the steps', expected: 'stairs', verdict: 'right', lost: 0 },
      { given: '', expected: 'six', verdict: 'empty', lost: 1 / 8 },
    ]);
    expect(result.turns[1]?.lost).toBe(1 / 8);
  });

  const talk = fc.array(
    fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 4 }).map((options) => ({
      options,
      answer: options[0] ?? '',
    })),
    { minLength: 1, maxLength: 8 },
  );

  it('loses exactly what is missing from a full score', () => {
    fc.assert(
      fc.property(talk, fc.array(fc.option(fc.nat(3))), (conversation, picks) => {
        const replies = conversation.map(({ options }, index) => options[picks[index] ?? 99] ?? null);
        const { score, turns: graded } = gradeConversation(conversation, replies);
        expect(graded.reduce((sum, { lost }) => sum + lost, score)).toBeCloseTo(1);
      }),
    );
  });

  it('loses exactly what is missing with an opening, too, and scores as before without one', () => {
    const opening = fc
      .array(fc.tuple(fc.constantFrom('uncle', 'yellow', 'six'), fc.constantFrom('uncle', 'Yellow!', '')))
      .map((pairs) => ({
        blanks: pairs.map(([answer]) => ({ answer })),
        entries: pairs.map(([, entry]) => entry),
      }));
    fc.assert(
      fc.property(talk, fc.array(fc.option(fc.nat(3))), opening, (conversation, picks, heard) => {
        const replies = conversation.map(({ options }, index) => options[picks[index] ?? 99] ?? null);
        const result = gradeConversation(conversation, replies, heard);
        const lost = [...result.turns, ...result.blanks].reduce((sum, item) => sum + item.lost, 0);
        expect(lost + result.score).toBeCloseTo(1);
        const right = result.turns.filter(({ correct }) => correct).length;
        expect(gradeConversation(conversation, replies).score).toBe(right * (1 / conversation.length));
      }),
    );
  });

  it('gives one turn’s share for a right reply, whichever turn it is', () => {
    fc.assert(
      fc.property(talk, fc.nat(), (conversation, at) => {
        const index = at % conversation.length;
        const without = conversation.map((): string | null => null);
        const withOne = without.with(index, conversation[index]?.answer ?? '');
        expect(gradeConversation(conversation, withOne).correctCount).toBe(1);
        expect(gradeConversation(conversation, without).correctCount).toBe(0);
      }),
    );
  });
});
