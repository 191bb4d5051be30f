'use client';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Keyboard from 'lucide-react/icons/keyboard';
import LogOut from 'lucide-react/icons/log-out';
import { type ReactNode, useMemo, useState } from 'react';
import {
  Button,
  Card,
  type Difficulty,
  DifficultyBadge,
  IconButton,
  PracticedBadge,
  VisuallyHidden,
} from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import { type Shortcut, ShortcutSheet, ShortcutsContext } from '../shortcuts/index.ts';
import { FrameKeys } from './frame-keys.tsx';
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
  onExit: () => void;
  onLast: () => void;
  onNext: () => void;
  /** The task. */
  children: ReactNode;
}

/** What stands around every question: the way out, what it is, the clock, and the way to its neighbours. */
export function QuestionFrame(props: QuestionFrameProps) {
  const { submoduleName, questionId, difficulty, practiced = false, clock, progress, shortcuts = [], children } = props;
  const { t } = usePracticeTranslation();
  const [helpOpen, setHelpOpen] = useState(false);
  const [enabled, setEnabled] = useState(true);
  const context = useMemo(() => ({ enabled }), [enabled]);
  const common: Shortcut[] = [
    { keys: ['['], action: t('shortcuts.last') },
    { keys: [']'], action: t('shortcuts.next') },
    { keys: ['?'], action: t('shortcuts.help') },
  ];
  return (
    <ShortcutsContext value={context}>
      <div className={styles.frame}>
        <header className={styles.bar}>
          <div className={styles.row}>
            <div className={styles.exit}>
              <Button variant="text" tone="neutral" icon={LogOut} onClick={props.onExit}>
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
            <div className={styles.clockPlace}>{clock}</div>
            <Neighbours {...props} />
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
          <Card as="section" space="xlarge" aria-label={t('frame.task')}>
            {children}
          </Card>
        </main>
      </div>
      <FrameKeys {...props} onHelp={() => setHelpOpen(true)} />
      <ShortcutSheet
        open={helpOpen}
        onOpenChange={setHelpOpen}
        shortcuts={[...shortcuts, ...common]}
        enabled={enabled}
        onEnabledChange={setEnabled}
      />
    </ShortcutsContext>
  );
}

function Neighbours({ globalIndex, total, onLast, onNext }: QuestionFrameProps) {
  const { t } = usePracticeTranslation();
  return (
    <nav className={styles.neighbours} aria-label={t('frame.navigation')}>
      <Button
        variant="text"
        tone="neutral"
        size="small"
        icon={ChevronLeft}
        disabledReason={globalIndex <= 1 ? t('frame.firstQuestion') : undefined}
        onClick={onLast}
      >
        {t('frame.last')}
      </Button>
      <span className={styles.position}>
        <span aria-hidden="true">
          {globalIndex}/{total}
        </span>
        <VisuallyHidden>{t('frame.position', { index: globalIndex, total })}</VisuallyHidden>
      </span>
      <Button
        variant="text"
        tone="neutral"
        size="small"
        iconEnd={ChevronRight}
        disabledReason={globalIndex >= total ? t('frame.lastQuestion') : undefined}
        onClick={onNext}
      >
        {t('frame.next')}
      </Button>
    </nav>
  );
}
