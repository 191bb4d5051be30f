import { type RefObject, useEffect, useRef, useState } from 'react';
import { type EmbedRoot, rootOf } from '../core/embed-root.ts';

/** A ref for the element around a question, and its shadow root; null on a server and before the element is there. */
export function useEmbedHost(): [host: RefObject<HTMLDivElement | null>, root: EmbedRoot | null] {
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<EmbedRoot | null>(null);
  useEffect(() => {
    if (host.current) setRoot(rootOf(host.current));
  }, []);
  return [host, root];
}
