'use client';
import type { SittingProgress } from '@rehearse/practice-machines/sitting';
import Keyboard from 'lucide-react/icons/keyboard';
import Pause from 'lucide-react/icons/pause';
import { type ReactNode, useMemo, useState } from 'react';
import { Button, IconButton, ProgressBar, VisuallyHidden } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { useSittingTranslation } from '../../i18n/use-sitting-translation.ts';
import * as embedded from '../embedded/embedded.css.ts';
import { LatePart } from '../late/index.ts';
import { frameSheets } from '../question-frame/frame-sheets.ts';
import type { FrameStage } from '../question-frame/mode-sheet.tsx';
import * as page from '../question-frame/question-frame.css.ts';
import { useFrameSheets } from '../question-frame/use-frame-sheets.ts';
import { type Shortcut, ShortcutsContext, useShortcuts } from '../shortcuts/index.ts';
import { useSurface } from '../surface/index.ts';
import * as styles from './sitting.css.ts';
import { useSittingLevels } from './sitting-level.ts';

const english = { shortcuts: en.shortcuts };

export interface SittingFrameProps {
  /** The section: the name of the question's type, or of the sitting between questions. */
  title: string;
  /** Null before the first question and after the last. */
  progress: SittingProgress | null;
  /** `<FlowClock>`. */
  clock?: ReactNode;
  /** `<FlowProgress>`. */
  timeLine?: ReactNode;
  /** Shortcuts of the task, for the help sheet. */
  shortcuts?: readonly Shortcut[];
  /** Exam rules: help doesn't stop the clock, and says so first. */
  isExam: boolean;
  /** Whether an answer can be given now. */
  isAnswering: boolean;
  /** Called when the help covers or uncovers the question: send the flow `timer.pause` and `timer.resume`. */
  onCoverChange?: ((covered: boolean) => void) | undefined;
  /** Absent where there is nothing to pause. */
  onPause?: (() => void) | undefined;
  children: ReactNode;
}

/** Where the sitting is the page, with the page's landmarks. */
const onPage = {
  Frame: 'div',
  Bar: 'header',
  Main: 'main',
  frame: page.frame,
  bar: page.bar,
  main: page.page,
} as const;
/** On somebody else's page, which has its own. */
const onSurface = {
  Frame: 'section',
  Bar: 'div',
  Main: 'div',
  frame: embedded.frame,
  bar: styles.bar,
  main: embedded.task,
} as const;

/** The frame of a running sitting: section, number of the question, clock, pause and help. */
export function SittingFrame(props: SittingFrameProps) {
  const { title, progress, clock, timeLine, shortcuts = [], isExam, isAnswering, onPause, children } = props;
  const { t } = useSittingTranslation();
  const surface = useSurface();
  const layout = surface ? onSurface : onPage;
  const { Frame, Bar, Main } = layout;
  const Title = `h${useSittingLevels().title}` as const;
  const { t: practice } = usePracticeTexts(english);
  const [enabled, setEnabled] = useState(true);
  const context = useMemo(() => ({ enabled }), [enabled]);
  const stage: FrameStage = isAnswering ? 'answering' : 'other';
  const sheets = useFrameSheets({ isExam, stage, leaving: null, onCoverChange: props.onCoverChange });
  // the clock is stopped, so nobody should read on
  const isBlurred = sheets.sheet !== null && isAnswering && !isExam;
  const position = progress && t('position', { number: progress.number, count: progress.count });
  const common: Shortcut[] = [{ keys: ['?'], action: practice('shortcuts.help') }];
  return (
    <ShortcutsContext.Provider value={context}>
      <Frame className={layout.frame} aria-label={surface ? title : undefined}>
        <Bar className={layout.bar}>
          <div className={page.row}>
            {onPause && (
              <div className={page.exit}>
                <Button variant="text" tone="neutral" icon={Pause} onClick={onPause}>
                  {t('pause.button')}
                </Button>
              </div>
            )}
            <div className={page.title}>
              <Title className={page.name}>{title}</Title>
            </div>
            <div className={page.clockPlace}>{clock}</div>
            {progress && (
              <div className={styles.position}>
                <span className={styles.done}>
                  <ProgressBar
                    label={t('progress')}
                    value={progress.done}
                    max={progress.count}
                    valueText={`${progress.done} / ${progress.count}`}
                  />
                </span>
                <span aria-hidden="true">
                  {progress.number}/{progress.count}
                </span>
                <VisuallyHidden>{position}</VisuallyHidden>
              </div>
            )}
            <div className={page.help}>
              <IconButton
                icon={Keyboard}
                label={practice('shortcuts.open')}
                aria-keyshortcuts="?"
                onClick={sheets.openHelp}
              />
            </div>
          </div>
          <div className={page.progress}>{timeLine}</div>
        </Bar>
        <Main className={layout.main}>
          {sheets.sheet && (
            <LatePart part={frameSheets}>
              {({ OpenSheet }) => (
                <OpenSheet
                  {...{ sheets, stage, enabled }}
                  settings={undefined}
                  onSettingsChange={undefined}
                  keys={[...shortcuts, ...common]}
                  onEnabledChange={setEnabled}
                />
              )}
            </LatePart>
          )}
          <div className={isBlurred ? page.blurred : undefined}>{children}</div>
        </Main>
      </Frame>
      <HelpKey onHelp={sheets.openHelp} />
    </ShortcutsContext.Provider>
  );
}

/** Inside the context that can turn the keys off. */
function HelpKey({ onHelp }: { onHelp: () => void }) {
  useShortcuts({ '?': onHelp });
  return null;
}
