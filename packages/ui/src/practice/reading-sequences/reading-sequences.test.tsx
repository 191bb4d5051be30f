import { driveReadingSequences } from '@rehearse/practice-machines/reading-sequences';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ReadingSequences } from './reading-sequences.tsx';

afterEach(cleanup);

/** Words whose element or text changed in the document. */
async function changedWords(change: () => void): Promise<string[]> {
  const changed = new Set<string>();
  const collect = (records: MutationRecord[]) => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const word = element?.closest<HTMLElement>('[data-word]')?.dataset['word'];
      if (word !== undefined) changed.add(word);
      if (element?.matches('fieldset, fieldset p')) changed.add('passage');
    }
  };
  const observer = new MutationObserver(collect);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  await act(async () => change());
  collect(observer.takeRecords());
  observer.disconnect();
  return [...changed].toSorted((a, b) => Number(a) - Number(b));
}

const passage = () => screen.getByRole('group', { name: 'Passage' });
const caret = () => within(passage()).getByRole('button');
const press = (key: string, more = {}) => changedWords(() => fireEvent.keyDown(caret(), { key, ...more }));

it('a key draws only the words that change', async () => {
  render(<ReadingSequences actor={driveReadingSequences('highlight')} />);
  expect(passage().querySelectorAll('[data-word]').length).toBeGreaterThan(150);
  expect(await press('ArrowRight')).toEqual(['0', '1']);
  expect(await press('Enter')).toEqual(['1']);
  expect(await press('ArrowRight', { shiftKey: true })).toEqual(['1', '2']);
  expect(await press('ArrowRight', { shiftKey: true })).toEqual(['2', '3']);
  expect(screen.getByRole('status').textContent).toBe('the lighthouse on3 words');
  expect(await press('Escape')).toEqual(['1', '2', '3']);
});

it('the passage is text with one tab stop in it', () => {
  render(<ReadingSequences actor={driveReadingSequences('highlight')} />);
  expect(within(passage()).getAllByRole('button')).toHaveLength(1);
  expect(passage().querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  expect(passage().textContent).toContain('He slept in the tower, so that he would notice at once');
});

it('a finger that moves does not highlight; a tap does', async () => {
  render(<ReadingSequences actor={driveReadingSequences('highlight')} />);
  const word = (index: number) => passage().querySelector(`[data-word="${index}"]`) as HTMLElement;
  const finger = { pointerType: 'touch', button: 0, buttons: 1 };
  await changedWords(() => {
    fireEvent.pointerDown(word(4), finger);
    fireEvent.pointerMove(word(9), finger);
    fireEvent.pointerUp(word(9), finger);
  });
  expect(screen.getByRole('status').textContent).toBe('Nothing is highlighted yet.');
  await changedWords(() => fireEvent.click(word(4)));
  await changedWords(() => fireEvent.click(word(6)));
  expect(screen.getByRole('status').textContent).toMatch(/3 words$/);
});
