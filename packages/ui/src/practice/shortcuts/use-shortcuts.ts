'use client';
import { useContext, useEffect, useRef } from 'react';
import { isFocusedByPointer, watchPointerFocus } from './pointer-focus.ts';
import { ShortcutsContext } from './shortcuts-context.ts';

/** What single keys do, by `KeyboardEvent.key` in lower case; `' '` is the space bar. */
export type ShortcutMap = Readonly<Record<string, (() => void) | undefined>>;

export interface ShortcutsOptions {
  /**
   * Space and Enter belong to the control that has the focus, even if it was pressed with the mouse: a player is stopped
   * with them. Default false: only to one that was reached with the keyboard.
   */
  yields?: boolean;
}

const CHOOSES = 'input[type="radio"]';
const TOGGLES = 'input[type="checkbox"]';
const TYPES = `input:not(${CHOOSES}, ${TOGGLES}, [type="range"]), textarea, select, [contenteditable], dialog`;
const SLIDES = '[role="slider"], input[type="range"]';
const PRESSES = 'button, a[href], summary';

/** Whether a key belongs to the element it was pressed on. */
function isTaken({ target, key }: KeyboardEvent, yields: boolean): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(TYPES)) return true;
  const presses = key === ' ' || key === 'Enter';
  if (presses && !yields && isFocusedByPointer()) return false;
  if (target.matches(CHOOSES)) return key === ' ' || key.startsWith('Arrow');
  if (target.matches(TOGGLES)) return key === ' ';
  if (target.closest(SLIDES)) return true;
  return presses && target.closest(PRESSES) !== null;
}

/** Single-key shortcuts of the whole page, except where one types or presses something else. */
export function useShortcuts(shortcuts: ShortcutMap, { yields = false }: ShortcutsOptions = {}): void {
  const { enabled } = useContext(ShortcutsContext);
  const latest = useRef({ shortcuts, yields });
  useEffect(() => {
    latest.current = { shortcuts, yields };
  });
  useEffect(() => {
    if (!enabled) return;
    watchPointerFocus();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      const act = latest.current.shortcuts[event.key.toLowerCase()];
      if (!act || isTaken(event, latest.current.yields) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled]);
}
