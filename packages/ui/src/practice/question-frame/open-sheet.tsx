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
  /** The keys of the task and of the frame. */
  keys: readonly Shortcut[];
  /** Single keys work. */
  enabled: boolean;
  onEnabledChange: (enabled: boolean) => void;
}

/** The sheet of the frame that is open. */
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
