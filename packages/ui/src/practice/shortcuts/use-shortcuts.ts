'use client';
import { useContext, useLayoutEffect, useRef } from 'react';
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

/** Whether the focused element handles this key itself. */
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

/** Single-key shortcuts for the whole page, except while typing or on controls that use the key. */
export function useShortcuts(shortcuts: ShortcutMap, { yields = false }: ShortcutsOptions = {}): void {
  const { enabled } = useContext(ShortcutsContext);
  const latest = useRef({ shortcuts, yields });
  // Layout effects run together with the change on the page: with passive ones, a key pressed at once would still go to
  // the question before.
  useLayoutEffect(() => {
    latest.current = { shortcuts, yields };
  });
  useLayoutEffect(() => {
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
