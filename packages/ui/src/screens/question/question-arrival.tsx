'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { arrival } from './question-arrival.css.ts';

export interface QuestionArrivalProps {
  /** A `QuestionFrame`. */
  children: ReactNode;
}

/**
 * Gives the keyboard's focus to the heading when a question comes on screen, unless something in it has it already: the
 * button that led here is gone. Give each question a `key`.
 */
export function QuestionArrival({ children }: QuestionArrivalProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // with the next frame, for which the page is laid out anyway: at once, a focus would have it laid out by itself
    const frame = requestAnimationFrame(() => {
      if (!ref.current || ref.current.contains(document.activeElement)) return;
      const heading = ref.current.querySelector('h1');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div ref={ref} className={arrival}>
      {children}
    </div>
  );
}
