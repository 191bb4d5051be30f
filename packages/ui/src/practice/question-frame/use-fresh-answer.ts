'use client';
import { useState } from 'react';
import type { FrameStage } from './mode-sheet.tsx';

/** Whether the answer was given since the question is on screen, and not before. */
export function useFreshAnswer(stage: FrameStage): boolean {
  const [seen, setSeen] = useState({ stage, isFresh: false });
  if (seen.stage === stage) return seen.isFresh;
  const isFresh = seen.stage === 'answering' && stage === 'other';
  setSeen({ stage, isFresh });
  return isFresh;
}
