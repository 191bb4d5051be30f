'use client';
import type { PracticeSettings } from '@rehearse/practice-machines/protocol';
import { useMemo, useState } from 'react';
import { LatePart, late } from '../late/index.ts';
import type { WayOn } from '../review/way-on.ts';
import type { FrameStage } from './mode-sheet.tsx';

const continuing = late(() => import('../review/continue-note.tsx'));

const goOn = (onNext: () => void) => (
  <LatePart part={continuing}>{({ ContinueNote }) => <ContinueNote onNext={onNext} />}</LatePart>
);

/** Whether the answer was given since the question is on screen, and not before. */
function useFreshAnswer(stage: FrameStage): boolean {
  const [seen, setSeen] = useState({ stage, isFresh: false });
  if (seen.stage === stage) return seen.isFresh;
  const isFresh = seen.stage === 'answering' && stage === 'other';
  setSeen({ stage, isFresh });
  return isFresh;
}

interface WayOnOptions {
  stage: FrameStage;
  settings: PracticeSettings | undefined;
  /** Where the last question of the list leads; undefined at every other one. */
  onEnd: (() => void) | undefined;
}

/** How one goes on from the review of this question. */
export function useWayOn({ stage, settings, onEnd }: WayOnOptions): WayOn {
  const isAutomatic = useFreshAnswer(stage) && settings?.autoContinue === true && settings.mode !== 'exam';
  return useMemo(() => ({ ...(isAutomatic ? { goOn } : {}), ...(onEnd ? { onEnd } : {}) }), [isAutomatic, onEnd]);
}
