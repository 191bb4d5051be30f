'use client';
import { useEffect, useState } from 'react';
import { useLatest } from '../../components/use-latest.ts';
import type { FrameStage } from './mode-sheet.tsx';

/** A request to leave an open exam question, which the learner has to confirm. */
export interface LeaveRequest {
  onLeave: () => void;
  onStay: () => void;
}

/** A sheet of the frame; `warning` comes before `help` if the clock keeps running. */
type Sheet = { name: 'mode' | 'warning' | 'help' } | ({ name: 'leave' } & LeaveRequest) | null;

interface FrameSheetsOptions {
  isExam: boolean;
  stage: FrameStage;
  leaving: LeaveRequest | null | undefined;
  onCoverChange: ((covered: boolean) => void) | undefined;
}

/** Result of `useFrameSheets`. */
export type FrameSheets = ReturnType<typeof useFrameSheets>;

/** Which sheet of the frame is open. An open sheet covers the question. */
export function useFrameSheets({ isExam, stage, leaving, onCoverChange }: FrameSheetsOptions) {
  const [opened, setOpened] = useState<Sheet>(null);
  const close = () => setOpened(null);
  const isOpenExam = isExam && stage === 'answering';
  const sheet: Sheet = leaving ? { name: 'leave', ...leaving } : opened;
  const covered = sheet !== null;
  const tell = useLatest((value: boolean) => onCoverChange?.(value));
  useEffect(() => {
    if (!covered) return;
    tell(true);
    return () => tell(false);
  }, [covered, tell]);
  return {
    sheet,
    close,
    openMode: () => setOpened({ name: 'mode' }),
    openHelp: () => setOpened({ name: isOpenExam ? 'warning' : 'help' }),
    openHelpAnyway: () => setOpened({ name: 'help' }),
    /** Leaves at once, or asks first. */
    leaveBy: (go: () => void) => () => {
      if (!isOpenExam) return go();
      const onLeave = () => {
        close();
        go();
      };
      setOpened({ name: 'leave', onLeave, onStay: close });
    },
  };
}
