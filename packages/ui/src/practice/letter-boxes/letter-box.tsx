'use client';
import type { LetterBoxesEvent, LetterBoxView } from '@rehearse/practice-machines/letter-boxes';
import type { ClipboardEvent, InputEvent, KeyboardEvent } from 'react';
import { box as boxStyle } from './letter-boxes.css.ts';

export interface LetterBoxProps {
  view: LetterBoxView;
  /** Its place in the word, for screen readers. */
  label: string;
  onEvent: (event: LetterBoxesEvent) => void;
}

const moves: Readonly<Record<string, 'previous' | 'next' | 'first' | 'last'>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  Home: 'first',
  End: 'last',
};

const keepControlled = () => {};

/** One box. `useCaret` sets its tab stop and focus, so that moving the caret renders nothing. */
export function LetterBox({ view, label, onEvent }: LetterBoxProps) {
  const { word, box, state, letter } = view;
  const open = state === 'open';

  // `onChange` does not fire when the same letter is typed again, but the caret must still advance
  const onInput = (event: InputEvent<HTMLInputElement>) => {
    const { data } = event.nativeEvent;
    const typed = data ?? event.currentTarget.value;
    if (typed === '') onEvent({ type: 'answer.erase', word, box });
    else onEvent({ type: 'answer.type', word, box, letter: typed });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = moves[event.key];
    if (to) onEvent({ type: 'cursor.move', to });
    else if (event.key === 'Backspace' || event.key === 'Delete') onEvent({ type: 'answer.erase', word, box });
    else if (event.key === 'Enter') onEvent({ type: 'answer.submit' });
    else return;
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    onEvent({ type: 'answer.paste', word, box, text: event.clipboardData.getData('text') });
  };

  return (
    <input
      className={boxStyle({ state })}
      aria-label={label}
      value={letter}
      disabled={!open}
      tabIndex={-1}
      data-place={`${word}.${box}`}
      data-open={open || undefined}
      autoCapitalize="none"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="next"
      onChange={keepControlled}
      onInput={onInput}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      onFocus={(event) => {
        event.currentTarget.select();
        onEvent({ type: 'cursor.place', word, box });
      }}
    />
  );
}
