'use client';
import type { PracticeSettings } from '@rehearse/practice-machines/protocol';
import Keyboard from 'lucide-react/icons/keyboard';
import LogOut from 'lucide-react/icons/log-out';
import { type ReactNode, useMemo, useState } from 'react';
import { Button, Card, type Difficulty, DifficultyBadge, IconButton, PracticedBadge } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import { LatePart, useAhead } from '../late/index.ts';
import { type Shortcut, ShortcutsContext } from '../shortcuts/index.ts';
import { FrameKeys } from './frame-keys.tsx';
import { frameSheets } from './frame-sheets.ts';
import { ModeButton } from './mode-button.tsx';
import type { FrameStage } from './mode-sheet.tsx';
import { Neighbours } from './neighbours.tsx';
import * as styles from './question-frame.css.ts';

export interface QuestionFrameProps {
  submoduleName: string;
  questionId: number;
  difficulty?: Difficulty | null;
  practiced?: boolean;
  /** Position in the list, from 1. */
  globalIndex: number;
  total: number;
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
  const [modeOpen, setModeOpen] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const noWayBack = settings?.mode === 'exam';
  const [helpOpen, setHelpOpen] = useState(false);
  const [enabled, setEnabled] = useState(true);
  const context = useMemo(() => ({ enabled }), [enabled]);
  useAhead(frameSheets);
  const common: Shortcut[] = [
    ...(noWayBack ? [] : [{ keys: ['['], action: t('shortcuts.last') }]),
    { keys: [']'], action: t('shortcuts.next') },
    ...(settings ? [{ keys: ['M'], action: t('shortcuts.mode') }] : []),
    { keys: ['?'], action: t('shortcuts.help') },
  ];
  const exit = () => (noWayBack && stage === 'answering' ? setLeaving(true) : props.onExit());
  return (
    <ShortcutsContext value={context}>
      <div className={styles.frame}>
        <header className={styles.bar}>
          <div className={styles.row}>
            <div className={styles.exit}>
              <Button variant="text" tone="neutral" icon={LogOut} onClick={exit}>
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
              {settings && onSettingsChange && <ModeButton settings={settings} onOpen={() => setModeOpen(true)} />}
            </div>
            <Neighbours {...props} noWayBack={noWayBack} />
            <div className={styles.help}>
              <IconButton
                icon={Keyboard}
                label={t('shortcuts.open')}
                aria-keyshortcuts="?"
                onClick={() => setHelpOpen(true)}
              />
            </div>
          </div>
          <div className={styles.progress}>{progress}</div>
        </header>
        <main className={styles.page}>
          {(leaving || modeOpen || helpOpen) && (
            <LatePart part={frameSheets}>
              {({ LeaveExam, ModeSheet, ShortcutSheet }) => (
                <>
                  {leaving && <LeaveExam open onOpenChange={setLeaving} onLeave={props.onExit} />}
                  {modeOpen && settings && onSettingsChange && (
                    <ModeSheet {...{ settings, stage, onSettingsChange }} onOpenChange={setModeOpen} />
                  )}
                  {helpOpen && (
                    <ShortcutSheet
                      open
                      onOpenChange={setHelpOpen}
                      shortcuts={[...shortcuts, ...common]}
                      enabled={enabled}
                      onEnabledChange={setEnabled}
                    />
                  )}
                </>
              )}
            </LatePart>
          )}
          <Card as="section" space="xlarge" aria-label={t('frame.task')}>
            {children}
          </Card>
        </main>
      </div>
      <FrameKeys
        {...props}
        noWayBack={noWayBack}
        onHelp={() => setHelpOpen(true)}
        onMode={onSettingsChange && (() => setModeOpen(true))}
      />
    </ShortcutsContext>
  );
}
