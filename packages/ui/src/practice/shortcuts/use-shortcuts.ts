'use client';
import { useContext, useLayoutEffect, useRef } from 'react';
import { usePage } from '../surface/index.ts';
import { isFocusedByPointer, watchPointerFocus } from './pointer-focus.ts';
import { ShortcutsContext } from './shortcuts-context.ts';

/** Actions by lower-case `KeyboardEvent.key`; `' '` is the space bar. */
export type ShortcutMap = Readonly<Record<string, (() => void) | undefined>>;

export interface ShortcutsOptions {
  /**
   * Leave Space and Enter to the focused control even if it was focused with the mouse, because a player is stopped
   * with them. Default false: only to a control focused with the keyboard.
   */
  yields?: boolean;
}

const CHOOSES = 'input[type="radio"]';
const TOGGLES = 'input[type="checkbox"]';
const TYPES = `input:not(${CHOOSES}, ${TOGGLES}, [type="range"]), textarea, select, [contenteditable], dialog`;
const SLIDES = '[role="slider"], input[type="range"]';
const PRESSES = 'button, a[href], summary';

/** Whether the focused element handles this key itself. `page` is what the shortcuts are for. */
function isTaken({ target, key }: KeyboardEvent, page: Node, yields: boolean): boolean {
  if (!(target instanceof Element)) return false;
  // The page of a host may itself be in a dialog or in something editable.
  const isIn = (selector: string) => page.contains(target.closest(selector));
  if (isIn(TYPES)) return true;
  const presses = key === ' ' || key === 'Enter';
  if (presses && !yields && isFocusedByPointer()) return false;
  if (target.matches(CHOOSES)) return key === ' ' || key.startsWith('Arrow');
  if (target.matches(TOGGLES)) return key === ' ';
  if (isIn(SLIDES)) return true;
  return presses && isIn(PRESSES);
}

/**
 * Single-key shortcuts, except while typing or on controls that use the key. They work on the whole page; on a surface,
 * only while the focus is inside it.
 */
export function useShortcuts(shortcuts: ShortcutMap, { yields = false }: ShortcutsOptions = {}): void {
  const { enabled } = useContext(ShortcutsContext);
  const pageOf = usePage();
  const latest = useRef({ shortcuts, yields });
  // Layout effects run together with the change on the page: with passive ones, a key pressed at once would still go to
  // the question before.
  useLayoutEffect(() => {
    latest.current = { shortcuts, yields };
  });
  useLayoutEffect(() => {
    if (!enabled) return;
    const page = pageOf();
    watchPointerFocus(page);
    const onKeyDown = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.defaultPrevented || event.repeat) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const act = latest.current.shortcuts[event.key.toLowerCase()];
      if (!act || isTaken(event, page, latest.current.yields) || page.querySelector('dialog[open]')) return;
      event.preventDefault();
      act();
    };
    page.addEventListener('keydown', onKeyDown);
    return () => page.removeEventListener('keydown', onKeyDown);
  }, [enabled, pageOf]);
}
