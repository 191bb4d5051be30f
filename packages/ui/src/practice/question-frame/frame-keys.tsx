'use client';
import { useShortcuts } from '../shortcuts/index.ts';

export interface FrameKeysProps {
  /** Null if the position is unknown: then both directions may be open. */
  globalIndex: number | null;
  total: number | null;
  /** Exam mode: there is no Last. */
  noWayBack: boolean;
  onLast: () => void;
  onNext: () => void;
  onHelp: () => void;
  onMode: (() => void) | undefined;
}

/** The frame's shortcuts; a separate component, so that it is inside the context that can disable them. */
export function FrameKeys({ globalIndex, total, noWayBack, onLast, onNext, onHelp, onMode }: FrameKeysProps) {
  const isFirst = globalIndex !== null && globalIndex <= 1;
  const isLast = globalIndex !== null && total !== null && globalIndex >= total;
  useShortcuts({
    '[': isFirst || noWayBack ? undefined : onLast,
    ']': isLast ? undefined : onNext,
    '?': onHelp,
    m: onMode,
  });
  return null;
}
