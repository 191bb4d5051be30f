'use client';
import { createPortal } from 'react-dom';
import type { QuestionOptions } from '../core/options.ts';
import { QuestionSurface } from '../core/question-surface.tsx';
import { useEmbedHost } from './use-embed-host.ts';

export interface QuestionProps extends QuestionOptions {
  /** Height that is kept free until the question is there, in CSS pixels. Default 180. */
  placeholderHeight?: number;
}

/**
 * A practice question, inside a shadow root: styles of the page don't reach it, and its own stay inside. On a server it
 * renders a placeholder.
 */
export function Question({ placeholderHeight = 180, ...options }: QuestionProps) {
  const [host, root] = useEmbedHost();
  return (
    <div ref={host} style={root ? undefined : { minHeight: placeholderHeight }}>
      {root && createPortal(<QuestionSurface {...options} root={root} />, root.container)}
    </div>
  );
}
