import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Hears what was typed or filled in before a page that a server drew was taken over: React leaves it standing, says
 * nothing of it, and would draw over it. The ref goes to the box around the control.
 */
export function useEarlyText(
  value: string | undefined,
  onValueChange: ((value: string) => void) | undefined,
): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const hear = useEffectEvent(() => {
    const control = box.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    if (control && value !== undefined && control.value !== value) onValueChange?.(control.value);
  });
  useLayoutEffect(() => hear(), []);
  return box;
}
