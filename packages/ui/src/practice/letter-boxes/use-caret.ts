'use client';
import type { BoxPlace, LetterBoxesActor } from '@rehearse/practice-machines/letter-boxes';
import { type RefObject, useEffect } from 'react';
import { activeElementOf, useTakeFocus } from '../surface/index.ts';

const boxAt = (root: HTMLElement, { word, box }: BoxPlace) =>
  root.querySelector<HTMLInputElement>(`[data-place="${word}.${box}"]`);

/** The plain field of a word, when there are no boxes. */
const plainAt = (root: HTMLElement, { word }: BoxPlace) =>
  root.querySelector<HTMLInputElement>(`[data-plain="${word}"]`);

/** One tab stop per word: the box with the caret, or else the first open box. */
function setTabStops(root: HTMLElement, cursor: BoxPlace): void {
  for (const group of root.querySelectorAll<HTMLElement>('[data-word]')) {
    const open = [...group.querySelectorAll<HTMLInputElement>('[data-open]')];
    const stop = open.find((box) => box === boxAt(root, cursor)) ?? open[0];
    for (const box of open) {
      const tabIndex = box === stop ? 0 : -1;
      if (box.tabIndex !== tabIndex) box.tabIndex = tabIndex;
    }
  }
}

/**
 * Syncs focus and tab stops with the machine's cursor directly on the elements, so that moving the caret renders
 * nothing. It takes the focus at the start and after Solve Again, and otherwise only moves it among the boxes.
 */
export function useCaret(rootRef: RefObject<HTMLElement | null>, actor: LetterBoxesActor): void {
  const takeFocus = useTakeFocus();
  useEffect(() => {
    const follow = (focus: boolean) => {
      const root = rootRef.current;
      if (!root) return;
      const { cursor } = actor.getSnapshot().context;
      setTabStops(root, cursor);
      const target = boxAt(root, cursor) ?? plainAt(root, cursor);
      const active = activeElementOf(root);
      const within = active instanceof HTMLElement && active.dataset['place'] !== undefined;
      if (target && target !== active && (focus || within)) takeFocus(target, { preventScroll: !within });
    };
    follow(true);
    let cursor = actor.getSnapshot().context.cursor;
    let answering = actor.getSnapshot().hasTag('answering');
    const subscription = actor.subscribe((snapshot) => {
      const begins = !answering && snapshot.hasTag('answering');
      answering = snapshot.hasTag('answering');
      if (begins) requestAnimationFrame(() => follow(true));
      else if (snapshot.context.cursor !== cursor) follow(false);
      cursor = snapshot.context.cursor;
    });
    return () => subscription.unsubscribe();
  }, [rootRef, actor, takeFocus]);
}
