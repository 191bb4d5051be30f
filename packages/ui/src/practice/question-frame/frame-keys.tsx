'use client';
import { useShortcuts } from '../shortcuts/index.ts';

export interface FrameKeysProps {
  globalIndex: number;
  total: number;
  /** Exam mode: there is no Last. */
  noWayBack: boolean;
  onLast: () => void;
  onNext: () => void;
  onHelp: () => void;
  onMode: (() => void) | undefined;
}

/** The keys of the frame; a component of its own, so that it stands inside the switch that turns keys off. */
export function FrameKeys({ globalIndex, total, noWayBack, onLast, onNext, onHelp, onMode }: FrameKeysProps) {
  useShortcuts({
    '[': globalIndex > 1 && !noWayBack ? onLast : undefined,
    ']': globalIndex < total ? onNext : undefined,
    '?': onHelp,
    m: onMode,
  });
  return null;
}
