'use client';
import { useShortcuts } from '../shortcuts/index.ts';

export interface FrameKeysProps {
  /** Null where the host can't say the place: then both ways may be open. */
  globalIndex: number | null;
  total: number | null;
  /** Exam mode: there is no Last. */
  noWayBack: boolean;
  onLast: () => void;
  onNext: () => void;
  onHelp: () => void;
  onMode: (() => void) | undefined;
}

/** The keys of the frame; a component of its own, so that it stands inside the switch that turns keys off. */
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
