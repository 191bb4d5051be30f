import { toPassageWords } from '@rehearse/scoring';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createFakeClock } from '../shared/fakes/clock.ts';
import { readingSequencesOn } from './reading-sequences.machine.ts';
import type { ReadingAnswer, ReadingSequencesEvent, ReadingSequencesQuestion } from './reading-sequences.types.ts';
import { readingSequencesView } from './reading-sequences.view.ts';

const later = 'They (1) the stairs. [missing sentence] At the top, they saw the sea.';
const own = [
  { mark: '(1)', step: 0, blank: 0 },
  { mark: '[missing sentence]', step: 1 },
];
/** A question of an exam, without its keys. */
const sealed: ReadingSequencesQuestion = {
  questionId: 9,
  steps: [
    {
      kind: 'blanks',
      passage: 'They {1} the stairs.',
      blanks: [{ indexNumber: 1, options: ['climbed', 'gave up on'] }],
    },
    { kind: 'gap', passage: 'They (1) the stairs. {}', own, options: ['It was dark.', 'It took them half an hour.'] },
    { kind: 'highlight', passage: later, own, question: 'What did they see?' },
    { kind: 'title', passage: later, own, options: ['Up', 'Down'] },
  ],
};

function start(draft?: Parameters<typeof createActor>[1]) {
  const answers: ReadingAnswer[] = [];
  const actor = createActor(readingSequencesOn({ clock: createFakeClock() }), {
    input: { question: sealed, durationSeconds: 60, mode: 'exam', ...draft },
  });
  actor.on('answered', ({ answer }) => answers.push(answer));
  actor.start();
  const send = (...events: ReadingSequencesEvent[]) => {
    for (const event of events) actor.send(event);
  };
  const passage = () => {
    const view = readingSequencesView(actor.getSnapshot());
    return view.phase === 'submitted' ? '' : view.step.passage;
  };
  return { actor, send, passage, answers };
}

const next: ReadingSequencesEvent = { type: 'step.next' };
const fill: ReadingSequencesEvent = { type: 'answer.fill', blank: 0, option: 'gave up on' };
const choose = (option: string): ReadingSequencesEvent => ({ type: 'answer.choose', option });

it('shows later steps with what the learner chose', () => {
  const { send, passage } = start();
  send(fill, next);
  expect(passage()).toBe('They gave up on the stairs. {}');
  send(choose('It was dark.'), next);
  expect(passage()).toBe('They gave up on the stairs. It was dark. At the top, they saw the sea.');
});

it('leaves the mark where nothing was chosen', () => {
  const { send, passage } = start();
  send(next, next);
  expect(passage()).toBe('They (1) the stairs. {}');
});

it('submits a highlight by the words of the question, whatever was chosen before it', () => {
  for (const option of ['climbed', 'gave up on']) {
    for (const sentence of ['It was dark.', 'It took them half an hour.', null]) {
      const { send, passage, answers } = start();
      send({ type: 'answer.fill', blank: 0, option }, next);
      send(...(sentence ? [choose(sentence), next] : [next, next]));
      const shown = toPassageWords(passage()).map(({ plain }) => plain);
      send({ type: 'answer.markRange', start: shown.indexOf('they', 1), end: shown.indexOf('sea') }, next);
      send(choose('Up'), next);
      const range = { start: 9, end: 12 };
      expect(answers).toEqual([
        { steps: [expect.anything(), expect.anything(), { kind: 'highlight', range }, expect.anything()] },
      ]);
      const words = toPassageWords(later);
      expect([words[range.start]?.plain, words[range.end]?.plain]).toEqual(['they', 'sea']);
    }
  }
});

it('takes a choice that was highlighted as the whole mark', () => {
  const { send, answers } = start();
  send(fill, next, choose('It took them half an hour.'), next);
  send({ type: 'answer.markRange', start: 2, end: 7 }, next, choose('Up'), next);
  expect(answers[0]?.steps[2]).toEqual({ kind: 'highlight', range: { start: 1, end: 5 } });
});

it('is the same after a reload, with words that only the learner’s passage has', () => {
  const first = start();
  let draft: unknown;
  first.actor.on('draft', (event) => {
    draft = event.draft;
  });
  first.send(fill, next, choose('It took them half an hour.'), next);
  const count = toPassageWords(first.passage()).length;
  first.send({ type: 'answer.markRange', start: count - 2, end: count - 1 });
  const second = start({ draft } as never);
  expect(second.passage()).toBe(first.passage());
  second.send(next, choose('Up'), next);
  expect(second.answers[0]?.steps[2]).toEqual({ kind: 'highlight', range: { start: 11, end: 12 } });
});
