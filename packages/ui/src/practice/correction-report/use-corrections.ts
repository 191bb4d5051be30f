'use client';
import type { Correction } from '@rehearse/correction';
import { useEffect, useState } from 'react';

/** The corrector checks for at most this long before the page gets a turn. */
const SLICE_MS = 12;

/** Yields the corrections of one sentence after the other. */
export type Corrector = (text: string) => Iterable<Correction[]>;

/** The corrections of a text; null while it is being checked, which a long text does not block the page for. */
export function useCorrections(text: string, corrector: Corrector): readonly Correction[] | null {
  const [checked, setChecked] = useState<{ text: string; corrections: readonly Correction[] } | null>(null);
  useEffect(() => {
    const sentences = corrector(text)[Symbol.iterator]();
    const corrections: Correction[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const checkSlice = () => {
      const until = performance.now() + SLICE_MS;
      do {
        const { done, value } = sentences.next();
        if (done) return setChecked({ text, corrections });
        corrections.push(...value);
      } while (performance.now() < until);
      timer = setTimeout(checkSlice);
    };
    checkSlice();
    return () => clearTimeout(timer);
  }, [text, corrector]);
  return checked?.text === text ? checked.corrections : null;
}
