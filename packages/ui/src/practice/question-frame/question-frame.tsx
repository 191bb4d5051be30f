'use client';
import type { PracticeSettings } from '@rehearse/practice-machines/protocol';
import Keyboard from 'lucide-react/icons/keyboard';
import LogOut from 'lucide-react/icons/log-out';
import { type ReactNode, useMemo, useState } from 'react';
import { Button, Card, type Difficulty, DifficultyBadge, IconButton, PracticedBadge } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import { LatePart, useAhead } from '../late/index.ts';
import { WayOnContext } from '../review/way-on.ts';
import { type Shortcut, ShortcutsContext } from '../shortcuts/index.ts';
import { FrameKeys } from './frame-keys.tsx';
import { frameSheets } from './frame-sheets.ts';
import { ModeButton } from './mode-button.tsx';
import type { FrameStage } from './mode-sheet.tsx';
import { Neighbours } from './neighbours.tsx';
import * as styles from './question-frame.css.ts';
import { type LeaveRequest, useFrameSheets } from './use-frame-sheets.ts';
import { useWayOn } from './use-way-on.tsx';

export interface QuestionFrameProps {
  submoduleName: string;
  questionId: number;
  difficulty?: Difficulty | null;
  practiced?: boolean;
  /** Position in the list, from 1; null where the host can't say. */
  globalIndex: number | null;
  /** Null as `globalIndex`. */
  total: number | null;
  /** `<FlowClock>`, or `<FrameClock>` for a clock of one's own. */
  clock?: ReactNode;
  /** `<FlowProgress>`. */
  progress?: ReactNode;
  /** The keys of the task, for the help sheet. */
  shortcuts?: readonly Shortcut[];
  /** How one practises. In exam mode there is no way back, and Exit asks while an answer is open. Default: no mode is shown. */
  settings?: PracticeSettings;
  /** Another mode or time was chosen; without it none can be. */
  onSettingsChange?: (settings: PracticeSettings) => void;
  /** Where the question is. Default `other`. */
  stage?: FrameStage;
  /**
   * A sheet of the frame covers the question, or is gone again: send the flow `timer.pause` and `timer.resume`. In exam
   * mode flows ignore it, and the frame says that the clock runs on.
   */
  onCoverChange?: (covered: boolean) => void;
  /** Something outside the frame leads away from an open exam question, as the browser's Back: the frame asks. */
  leaving?: LeaveRequest | null;
  onExit: () => void;
  onLast: () => void;
  onNext: () => void;
  /** The task. */
  children: ReactNode;
}

/** What stands around every question: the way out, what it is, the clock, and the way to its neighbours. */
export function QuestionFrame(props: QuestionFrameProps) {
  const { submoduleName, questionId, difficulty, practiced = false, clock, progress, shortcuts = [], children } = props;
  const { settings, onSettingsChange, stage = 'other' } = props;
  const { t } = usePracticeTranslation();
  const noWayBack = settings?.mode === 'exam';
  const [enabled, setEnabled] = useState(true);
  const context = useMemo(() => ({ enabled }), [enabled]);
  const sheets = useFrameSheets({
    isExam: noWayBack,
    stage,
    leaving: props.leaving,
    onCoverChange: props.onCoverChange,
  });
  const { sheet, leaveBy } = sheets;
  const { globalIndex, total, onExit } = props;
  const isLast = globalIndex !== null && total !== null && globalIndex >= total;
  const wayOn = useWayOn({ stage, settings, onEnd: isLast ? onExit : undefined });
  useAhead(frameSheets);
  const common: Shortcut[] = [
    ...(noWayBack ? [] : [{ keys: ['['], action: t('shortcuts.last') }]),
    { keys: [']'], action: t('shortcuts.next') },
    ...(settings ? [{ keys: ['M'], action: t('shortcuts.mode') }] : []),
    { keys: ['?'], action: t('shortcuts.help') },
  ];
  const isBlurred = sheet !== null && settings?.mode === 'timed' && stage === 'answering';
  const onNext = leaveBy(props.onNext);
  return (
    <ShortcutsContext value={context}>
      <div className={styles.frame}>
        <header className={styles.bar}>
          <div className={styles.row}>
            <div className={styles.exit}>
              <Button variant="text" tone="neutral" icon={LogOut} onClick={leaveBy(onExit)}>
                {t('frame.exit')}
              </Button>
            </div>
            <div className={styles.title}>
              <h1 className={styles.name}>
                {submoduleName} <span className={styles.id}>#{questionId}</span>
              </h1>
              {difficulty && <DifficultyBadge difficulty={difficulty} size="small" />}
              {practiced && <PracticedBadge size="small" />}
            </div>
            <div className={styles.clockPlace}>
              {clock}
              {settings && onSettingsChange && <ModeButton settings={settings} onOpen={sheets.openMode} />}
            </div>
            <Neighbours {...props} onNext={onNext} noWayBack={noWayBack} />
            <div className={styles.help}>
              <IconButton icon={Keyboard} label={t('shortcuts.open')} aria-keyshortcuts="?" onClick={sheets.openHelp} />
            </div>
          </div>
          <div className={styles.progress}>{progress}</div>
        </header>
        <main className={styles.page}>
          {sheet && (
            <LatePart part={frameSheets}>
              {({ OpenSheet }) => (
                <OpenSheet
                  {...{ sheets, settings, onSettingsChange, stage, enabled }}
                  keys={[...shortcuts, ...common]}
                  onEnabledChange={setEnabled}
                />
              )}
            </LatePart>
          )}
          <div className={isBlurred ? styles.blurred : undefined}>
            <Card as="section" space="xlarge" aria-label={t('frame.task')}>
              <WayOnContext value={wayOn}>{children}</WayOnContext>
            </Card>
          </div>
        </main>
      </div>
      <FrameKeys
        {...props}
        onNext={onNext}
        noWayBack={noWayBack}
        onHelp={sheets.openHelp}
        onMode={onSettingsChange && sheets.openMode}
      />
    </ShortcutsContext>
  );
}
