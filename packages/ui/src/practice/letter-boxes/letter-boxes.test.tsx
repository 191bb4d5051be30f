import { driveLetterBoxes, type LetterBoxesQuestion, letterBoxesOn } from '@rehearse/practice-machines/letter-boxes';
import { createFakeClock } from '@rehearse/practice-machines/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { FlowClock } from '../question-frame/index.ts';
import type { LetterBoxProps } from './letter-box.tsx';
import { LetterBoxes } from './letter-boxes.tsx';
import type { LetterBoxesViewProps } from './letter-boxes-view.tsx';

/** One entry per render. */
const drawn: string[] = [];

vi.mock('./letter-box.tsx', async (importOriginal) => {
  const { LetterBox } = await importOriginal<typeof import('./letter-box.tsx')>();
  return {
    LetterBox: (props: LetterBoxProps) => {
      drawn.push(`box ${props.view.word}.${props.view.box}`);
      return <LetterBox {...props} />;
    },
  };
});
vi.mock('./letter-boxes-view.tsx', async (importOriginal) => {
  const { LetterBoxesView } = await importOriginal<typeof import('./letter-boxes-view.tsx')>();
  return {
    LetterBoxesView: (props: LetterBoxesViewProps) => {
      drawn.push('view');
      return <LetterBoxesView {...props} />;
    },
  };
});

beforeEach(() => {
  drawn.length = 0;
});
afterEach(cleanup);

const word = { kind: 'word', clues: ['a', null, null, null, null, null], answer: 'abcdef' } as const;
const thirtyBoxes: LetterBoxesQuestion = {
  questionId: 1,
  segments: Array.from({ length: 6 }, () => [{ kind: 'text', text: ' one ' } as const, word]).flat(),
};

/** Attributes and texts that changed in the document, by element. */
async function changedElements(change: () => void): Promise<Set<Node>> {
  const changed = new Set<Node>();
  const observer = new MutationObserver((records) => {
    for (const record of records) changed.add(record.target);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  await act(async () => change());
  for (const record of observer.takeRecords()) changed.add(record.target);
  observer.disconnect();
  return changed;
}

function start() {
  const clock = createFakeClock();
  const actor = createActor(letterBoxesOn({ clock }), {
    input: { question: thirtyBoxes, durationSeconds: 180, mode: 'timed' },
  }).start();
  render(
    <>
      <FlowClock actor={actor} />
      <LetterBoxes actor={actor} />
    </>,
  );
  expect(drawn).toHaveLength(37);
  drawn.length = 0;
  return { actor, clock };
}

describe('letter boxes with thirty open boxes', () => {
  it('a letter draws one box and no parent, and touches nothing but it and the next tab stop', async () => {
    start();
    const boxes = screen.getAllByRole<HTMLInputElement>('textbox').filter((box) => !box.disabled);
    expect(boxes).toHaveLength(30);
    const [first, second] = boxes;
    if (!first || !second) throw new Error('no boxes');
    const changed = await changedElements(() => fireEvent.input(first, { target: { value: 'b' }, data: 'b' }));
    expect(first.value).toBe('b');
    expect(document.activeElement).toBe(second);
    expect(drawn).toEqual(['box 0.1']);
    expect([...changed].every((node) => node === first || node === second)).toBe(true);
  });

  it('a second on the clock draws no box', async () => {
    const { clock } = start();
    await act(async () => clock.increment(1000));
    expect(screen.getByRole('timer').textContent).toBe('2:59');
    expect(drawn).toEqual([]);
  });

  it('the same letter again still moves on', async () => {
    const { actor } = start();
    const first = screen.getAllByRole<HTMLInputElement>('textbox').find((box) => !box.disabled);
    if (!first) throw new Error('no box');
    await act(async () => fireEvent.input(first, { target: { value: 'b' }, data: 'b' }));
    await act(async () => first.focus());
    await act(async () => fireEvent.input(first, { target: { value: 'b' }, data: 'b' }));
    expect(actor.getSnapshot().context.cursor).toEqual({ word: 0, box: 2 });
  });
});

it('says what a screen reader needs: the group with its clue, each letter with its place', () => {
  render(<LetterBoxes actor={driveLetterBoxes('typing')} />);
  expect(screen.getByRole('group').getAttribute('aria-label')).toBe(
    'Missing word, 6 letters: b, r, blank, blank, blank, blank',
  );
  expect(screen.getAllByRole('textbox').map((box) => box.getAttribute('aria-label'))).toEqual([
    'Letter 1 of 6, given',
    'Letter 2 of 6, given',
    'Letter 3 of 6',
    'Letter 4 of 6',
    'Letter 5 of 6',
    'Letter 6 of 6, blank',
  ]);
});
