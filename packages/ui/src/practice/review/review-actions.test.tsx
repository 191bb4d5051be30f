import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ContinueNote } from './continue-note.tsx';
import { ReviewActions, type ReviewActionsProps } from './review-actions.tsx';
import { CONTINUE_AFTER_MS } from './use-auto-continue.ts';
import { type WayOn, WayOnContext } from './way-on.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const automatic: WayOn = { goOn: (onNext) => <ContinueNote onNext={onNext} /> };

function show(props: Partial<ReviewActionsProps> = {}, wayOn = automatic) {
  const onNext = vi.fn();
  render(
    <WayOnContext value={wayOn}>
      <ReviewActions onRetry={() => {}} onNext={onNext} keys right {...props} />
    </WayOnContext>,
  );
  return onNext;
}
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('goes on by itself after a moment, once', () => {
  const onNext = show();
  pass(CONTINUE_AFTER_MS - 1);
  expect(onNext).not.toHaveBeenCalled();
  pass(1);
  expect(onNext).toHaveBeenCalledTimes(1);
  pass(60_000);
  expect(onNext).toHaveBeenCalledTimes(1);
});

it.each([
  ['a wrong answer', { right: false }, automatic],
  ['a learner who did not choose so', {}, {}],
  ['the last question', { onNext: undefined }, { ...automatic, onEnd: () => {} }],
] as const)('stays after %s', (_, props, wayOn) => {
  const onNext = show(props, wayOn);
  expect(screen.queryByText(/The next question opens/)).toBeNull();
  pass(60_000);
  expect(onNext).not.toHaveBeenCalled();
});

it.each([
  ['a key', () => fireEvent.keyDown(document.body, { key: 'Shift' })],
  ['a press', () => fireEvent.pointerDown(document.body)],
  ['the wheel', () => fireEvent.wheel(document.body)],
  ['a finger that scrolls', () => fireEvent.touchMove(document.body)],
  ['looking away', () => fireEvent(document, new Event('visibilitychange'))],
])('stays after %s', (_, interact) => {
  const onNext = show();
  pass(500);
  act(interact);
  pass(60_000);
  expect(onNext).not.toHaveBeenCalled();
  expect(screen.queryByText(/The next question opens/)).toBeNull();
});

it('is not stopped by the key that gave the answer, held down', () => {
  const onNext = show();
  fireEvent.keyDown(document.body, { key: 'y', repeat: true });
  pass(CONTINUE_AFTER_MS);
  expect(onNext).toHaveBeenCalledTimes(1);
});

it('stays while a dialog is open', () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.setAttribute('open', '');
  const onNext = show();
  pass(60_000);
  dialog.remove();
  pass(60_000);
  expect(onNext).not.toHaveBeenCalled();
});

it('goes on with Enter or Space, but not from what they press themselves', () => {
  const onNext = show({}, {});
  fireEvent.keyDown(screen.getByRole('button', { name: 'Solve Again' }), { key: ' ' });
  fireEvent.keyDown(document.body, { key: ' ', repeat: true });
  expect(onNext).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: ' ' });
  fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(onNext).toHaveBeenCalledTimes(2);
});

it('leads back to the list from its last question', () => {
  const onEnd = vi.fn();
  show({ onNext: undefined }, { onEnd });
  expect(screen.getByText('This was the last question of the list.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Back to the list' }));
  expect(onEnd).toHaveBeenCalledTimes(1);
});
