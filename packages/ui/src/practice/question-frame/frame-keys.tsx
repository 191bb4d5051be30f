'use client';
import { useShortcuts } from '../shortcuts/index.ts';

export interface FrameKeysProps {
  globalIndex: number;
  total: number;
  onLast: () => void;
  onNext: () => void;
  onHelp: () => void;
}

/** The keys of the frame; a component of its own, so that it stands inside the switch that turns keys off. */
export function FrameKeys({ globalIndex, total, onLast, onNext, onHelp }: FrameKeysProps) {
  useShortcuts({
    '[': globalIndex > 1 ? onLast : undefined,
    ']': globalIndex < total ? onNext : undefined,
    '?': onHelp,
  });
  return null;
}
