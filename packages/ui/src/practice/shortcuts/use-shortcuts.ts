'use client';
import { useContext, useEffect, useRef } from 'react';
import { ShortcutsContext } from './shortcuts-context.ts';

/** What single keys do, by `KeyboardEvent.key` in lower case; `' '` is the space bar. */
export type ShortcutMap = Readonly<Record<string, (() => void) | undefined>>;

const CHOOSES = 'input[type="radio"]';
const TYPES = 'input, textarea, select, [contenteditable], dialog, [role="slider"]';
const PRESSES = 'button, a[href], summary';

/** Whether a key belongs to the element it was pressed on. */
function isTaken(event: KeyboardEvent): boolean {
  const { target, key } = event;
  if (!(target instanceof Element)) return false;
  if (target.matches(CHOOSES)) return key === ' ' || key.startsWith('Arrow');
  if (target.closest(TYPES)) return true;
  return (key === ' ' || key === 'Enter') && target.closest(PRESSES) !== null;
}

/** Single-key shortcuts of the whole page, except where one types or presses something else. */
export function useShortcuts(shortcuts: ShortcutMap): void {
  const { enabled } = useContext(ShortcutsContext);
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    if (!enabled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      const act = latest.current[event.key.toLowerCase()];
      if (!act || isTaken(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled]);
}
