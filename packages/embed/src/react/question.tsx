'use client';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type EmbedRoot, rootOf } from '../core/embed-root.ts';
import type { QuestionOptions } from '../core/options.ts';
import { QuestionSurface } from '../core/question-surface.tsx';

export interface QuestionProps extends QuestionOptions {
  /** Height that is kept free until the question is there, in CSS pixels. Default 180. */
  placeholderHeight?: number;
}

/**
 * A practice question, inside a shadow root: styles of the page don't reach it, and its own stay inside. On a server it
 * renders a placeholder.
 */
export function Question({ placeholderHeight = 180, ...options }: QuestionProps) {
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<EmbedRoot | null>(null);
  useEffect(() => {
    if (host.current) setRoot(rootOf(host.current));
  }, []);
  return (
    <div ref={host} style={root ? undefined : { minHeight: placeholderHeight }}>
      {root && createPortal(<QuestionSurface {...options} root={root} />, root.container)}
    </div>
  );
}
