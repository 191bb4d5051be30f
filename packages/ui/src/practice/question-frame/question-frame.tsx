'use client';
import type { PracticeSettings } from '@rehearse/practice-machines/protocol';
import Keyboard from 'lucide-react/icons/keyboard';
import LogOut from 'lucide-react/icons/log-out';
import { type ReactNode, useMemo, useState } from 'react';
import { Button, Card, type Difficulty, DifficultyBadge, IconButton, PracticedBadge } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
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

const english = { frame: en.frame, shortcuts: en.shortcuts };

export interface QuestionFrameProps {
  submoduleName: string;
  questionId: number;
  difficulty?: Difficulty | null;
  practiced?: boolean;
  /** Position in the list, from 1; null if unknown. */
  globalIndex: number | null;
  /** Number of questions in the list; null if unknown. */
  total: number | null;
  /** `<FlowClock>`, or `<FrameClock>` for your own clock. */
  clock?: ReactNode;
  /** `<FlowProgress>`. */
  progress?: ReactNode;
  /** Shortcuts of the task, for the help sheet. */
  shortcuts?: readonly Shortcut[];
  /**
   * Mode and time. In exam mode, Last is disabled and Exit asks first while the question is open. Default: no mode is
   * shown.
   */
  settings?: PracticeSettings;
  /** Called when the learner chooses another mode or time; without it, the settings are read-only. */
  onSettingsChange?: (settings: PracticeSettings) => void;
  /** State of the question. Default `other`. */
  stage?: FrameStage;
  /**
   * Called when a sheet of the frame covers or uncovers the question: send the flow `timer.pause` and `timer.resume`.
   * In exam mode flows ignore both, and the frame says that the clock keeps running.
   */
  onCoverChange?: (covered: boolean) => void;
  /**
   * A navigation from outside the frame, such as the browser's Back, that would leave an open exam question: the frame
   * asks first.
   */
  leaving?: LeaveRequest | null;
  onExit: () => void;
  onLast: () => void;
  onNext: () => void;
  /** The task. */
  children: ReactNode;
}

/** The frame around every question: exit, name, clock, and previous and next question. */
export function QuestionFrame(props: QuestionFrameProps) {
  const { submoduleName, questionId, difficulty, practiced = false, clock, progress, shortcuts = [], children } = props;
  const { settings, onSettingsChange, stage = 'other' } = props;
  const { t } = usePracticeTexts(english);
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
    <ShortcutsContext.Provider value={context}>
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
              <WayOnContext.Provider value={wayOn}>{children}</WayOnContext.Provider>
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
    </ShortcutsContext.Provider>
  );
}
