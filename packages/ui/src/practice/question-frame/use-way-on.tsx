'use client';
import type { PracticeSettings } from '@rehearse/practice-machines/protocol';
import { useMemo, useState } from 'react';
import { LatePart, late } from '../late/index.ts';
import type { WayOn } from '../review/way-on.ts';
import type { FrameStage } from './mode-sheet.tsx';

const continuing = /* @__PURE__ */ late(() => import('../review/continue-note.tsx'));

const goOn = (onNext: () => void) => (
  <LatePart part={continuing}>{({ ContinueNote }) => <ContinueNote onNext={onNext} />}</LatePart>
);

/** Whether the answer was submitted while the question was on screen, and not earlier. */
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
  /** Called after the last question of the list; undefined at every other question. */
  onEnd: (() => void) | undefined;
}

/** How the review of this question continues. */
export function useWayOn({ stage, settings, onEnd }: WayOnOptions): WayOn {
  const isAutomatic = useFreshAnswer(stage) && settings?.autoContinue === true && settings.mode !== 'exam';
  return useMemo(() => ({ ...(isAutomatic ? { goOn } : {}), ...(onEnd ? { onEnd } : {}) }), [isAutomatic, onEnd]);
}
