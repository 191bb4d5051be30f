'use client';
import type { PracticeSettings } from '@rehearse/practice-machines/protocol';
import { type Shortcut, ShortcutSheet } from '../shortcuts/shortcut-sheet.tsx';
import { ClockWarning } from './clock-warning.tsx';
import { LeaveExam } from './leave-exam.tsx';
import { type FrameStage, ModeSheet } from './mode-sheet.tsx';
import type { FrameSheets } from './use-frame-sheets.ts';

export interface OpenSheetProps {
  sheets: FrameSheets;
  settings: PracticeSettings | undefined;
  onSettingsChange: ((settings: PracticeSettings) => void) | undefined;
  stage: FrameStage;
  /** Shortcuts of the task and the frame. */
  keys: readonly Shortcut[];
  /** Whether single-key shortcuts are enabled. */
  enabled: boolean;
  onEnabledChange: (enabled: boolean) => void;
}

/** The open sheet of the frame. */
export function OpenSheet({ sheets, settings, onSettingsChange, stage, keys, ...single }: OpenSheetProps) {
  const { sheet, close, openHelpAnyway } = sheets;
  switch (sheet?.name) {
    case 'leave':
      return <LeaveExam onLeave={sheet.onLeave} onStay={sheet.onStay} />;
    case 'warning':
      return <ClockWarning onOpen={openHelpAnyway} onStay={close} />;
    case 'mode':
      return (
        settings && onSettingsChange && <ModeSheet {...{ settings, stage, onSettingsChange }} onOpenChange={close} />
      );
    case 'help':
      return <ShortcutSheet open onOpenChange={close} shortcuts={keys} {...single} />;
  }
}
