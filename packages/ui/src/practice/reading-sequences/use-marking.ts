'use client';
import type { ReadingSequencesEvent } from '@rehearse/practice-machines/reading-sequences';
import type { PassageWord, WordRange } from '@rehearse/scoring';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { useTakeFocus } from '../surface/index.ts';
import { destinationOf } from './highlight.utils.ts';

const elementAt = (root: Element | null, word: number) => root?.querySelector<HTMLElement>(`[data-word="${word}"]`);

function wordOf(target: EventTarget): number | null {
  const word = target instanceof Element ? target.closest<HTMLElement>('[data-word]')?.dataset['word'] : undefined;
  return word === undefined ? null : Number(word);
}

const isIn = (range: WordRange | null, word: number) => range !== null && word >= range.start && word <= range.end;

/** Marks the words of the range, touching only words that change. */
function useMarks(root: RefObject<Element | null>, range: WordRange | null): void {
  const marked = useRef<WordRange | null>(null);
  useEffect(() => {
    const before = marked.current;
    marked.current = range;
    for (const part of [before, range]) {
      for (let word = part?.start ?? 0; part && word <= part.end; word += 1) {
        const element = elementAt(root.current, word);
        const mark = isIn(range, word);
        if (!element || mark === (element.dataset['marked'] !== undefined)) continue;
        if (mark) element.dataset['marked'] = '';
        else delete element.dataset['marked'];
        if (element.hasAttribute('role')) element.setAttribute('aria-pressed', String(mark));
      }
    }
  }, [root, range]);
}

/**
 * Makes one word the tab stop, as a toggle button; all others are plain text, so that screen readers can read the
 * passage.
 */
function useTabStop(root: RefObject<Element | null>, range: WordRange | null) {
  const stop = useRef<number | null>(null);
  const takeFocus = useTakeFocus();
  const setStop = (word: number, focus: boolean) => {
    const before = stop.current === null ? null : elementAt(root.current, stop.current);
    const element = elementAt(root.current, word);
    if (!element) return;
    if (before !== element) {
      for (const name of ['role', 'tabindex', 'aria-pressed']) before?.removeAttribute(name);
      element.setAttribute('role', 'button');
      element.setAttribute('tabindex', '0');
      element.setAttribute('aria-pressed', String(element.dataset['marked'] !== undefined));
      stop.current = word;
    }
    if (focus) takeFocus(element, { preventScroll: element.matches(':hover') });
  };
  const first = range?.start ?? 0;
  useEffect(() => {
    if (stop.current === null) setStop(first, false);
  });
  return { stop, setStop };
}

/** Highlighting by mouse, touch and keyboard, as handlers for the element that contains the words. */
export function useMarking(
  root: RefObject<HTMLElement | null>,
  words: readonly PassageWord[],
  range: WordRange | null,
  onEvent: (event: ReadingSequencesEvent) => void,
) {
  useMarks(root, range);
  const { stop, setStop } = useTabStop(root, range);
  /** Where a drag started, how far it went, and where extending with Shift started. */
  const drag = useRef<{ from: number; to: number } | null>(null);
  const extendedFrom = useRef<number | null>(null);

  const onPointerDown = ({ pointerType, button, target, shiftKey }: PointerEvent) => {
    // a drag by touch scrolls the page; touch highlights by tapping
    const from = pointerType === 'mouse' && button === 0 && !shiftKey ? wordOf(target) : null;
    drag.current = from === null ? null : { from, to: from };
  };
  const onPointerMove = ({ buttons, target }: PointerEvent) => {
    const to = wordOf(target);
    if (!drag.current || to === null || to === drag.current.to || !(buttons & 1)) return;
    drag.current.to = to;
    onEvent({ type: 'answer.markRange', start: drag.current.from, end: to });
  };
  const isDragged = () => drag.current !== null && drag.current.to !== drag.current.from;
  const onPointerUp = () => {
    if (drag.current && isDragged()) setStop(drag.current.to, true);
  };
  const onClick = ({ target, shiftKey }: MouseEvent) => {
    const word = wordOf(target);
    const dragged = isDragged();
    drag.current = null;
    if (word === null) return;
    setStop(word, true);
    extendedFrom.current = null;
    if (dragged) return;
    if (shiftKey && range) onEvent({ type: 'answer.markRange', start: range.start, end: word });
    else onEvent({ type: 'answer.markWord', word });
  };

  const moveTo = (to: number, extend: boolean) => {
    const at = stop.current ?? 0;
    if (extend) {
      extendedFrom.current ??= range?.end === at ? range.start : range?.start === at ? range.end : at;
      onEvent({ type: 'answer.markRange', start: extendedFrom.current, end: to });
    } else {
      extendedFrom.current = null;
    }
    setStop(to, true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = wordOf(event.target);
    if (at === null || event.metaKey) return;
    const jump = event.ctrlKey || event.altKey;
    const { key, shiftKey } = event;
    const placeOf = (word: number) => {
      const box = elementAt(root.current, word)?.getBoundingClientRect();
      return { top: Math.round(box?.top ?? 0), center: box ? box.left + box.width / 2 : 0 };
    };
    const to = destinationOf(words, at, { key, jump }, placeOf);
    if (to !== null) moveTo(to, shiftKey);
    else if ((key === 'Enter' && !jump) || key === ' ') onEvent({ type: 'answer.markWord', word: at });
    else if (key === 'Escape') onEvent({ type: 'answer.clearMark' });
    else return;
    event.preventDefault();
  };
  return { onPointerDown, onPointerMove, onPointerUp, onClick, onKeyDown };
}
