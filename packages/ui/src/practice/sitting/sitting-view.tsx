'use client';
import type { SittingView as View } from '@rehearse/practice-machines/sitting';
import { type ReactNode, useEffect, useRef } from 'react';
import { HeadingDepthContext, Notice, Skeleton } from '../../components/index.ts';
import { useSittingTranslation } from '../../i18n/use-sitting-translation.ts';
import { LatePart, late, useAhead } from '../late/index.ts';
import { FlowClock, FlowProgress } from '../question-frame/flow-clock.tsx';
import type { FlowActorRef } from '../question-frame/use-flow-clock.ts';
import type { Shortcut } from '../shortcuts/index.ts';
import { activeElementOf, useTakeFocus } from '../surface/index.ts';
import * as styles from './sitting.css.ts';
import { SittingFrame } from './sitting-frame.tsx';
import { type SittingLevel, SittingLevelContext, useSittingLevels } from './sitting-level.ts';
import { SittingPanel } from './sitting-panel.tsx';
import type { SittingStopsProps } from './sitting-stops.tsx';
import { SittingWaiting } from './sitting-waiting.tsx';

/** What is before the first question, between two, after the last, and over one. */
const latePhases = /* @__PURE__ */ late(() => import('./late-phases.ts'));

/** A running flow as a sitting draws it. */
export interface SittingFlow {
  actor: FlowActorRef;
}

export interface SittingViewProps<TFlow extends SittingFlow> extends Omit<SittingStopsProps, 'view'> {
  view: View<TFlow>;
  /** Draws the flow of the open question; `onNext` goes on after a review. */
  renderFlow: (flow: TFlow, onNext: (() => void) | undefined) => ReactNode;
  /** Shortcuts of the open question, for the help sheet. */
  shortcuts?: readonly Shortcut[];
  /** Called when the help covers or uncovers the question: send its flow `timer.pause` and `timer.resume`. */
  onCoverChange?: (covered: boolean) => void;
  /** Level of the title; the headings inside are below it. Default 1: the sitting is the page. */
  headingLevel?: SittingLevel | undefined;
}

/** A sitting from its introduction to its end, without a page load. */
export function SittingView<TFlow extends SittingFlow>(props: SittingViewProps<TFlow>) {
  const { view, nameOf, onEvent, shortcuts, onCoverChange, headingLevel = 1, assignment } = props;
  const { t } = useSittingTranslation();
  useAhead(latePhases, true);
  const sitting = 'sitting' in view ? view.sitting : null;
  const flow = view.phase === 'question' ? view.flow : null;
  const isAsked = view.phase === 'question' && !view.isReviewing;
  const isPausable = isAsked || view.phase === 'between' || view.phase === 'broken';
  const title =
    'submoduleId' in view && view.phase !== 'paused' && view.phase !== 'between'
      ? nameOf(view.submoduleId)
      : t(`kind.${view.kind}`);
  return (
    <SittingLevelContext.Provider value={headingLevel}>
      <SittingFrame
        title={title}
        progress={'number' in view ? view : null}
        clock={flow && isAsked && <FlowClock actor={flow.actor} />}
        timeLine={flow && isAsked && <FlowProgress actor={flow.actor} />}
        shortcuts={shortcuts ?? []}
        isExam={sitting?.isSealed ?? false}
        isAnswering={isAsked}
        onCoverChange={onCoverChange}
        onPause={isPausable ? () => onEvent({ type: 'sitting.pause' }) : undefined}
      >
        {assignment && (
          <p className={styles.origin}>
            {t('assignment.from', { title: assignment.title, className: assignment.className })}
          </p>
        )}
        <Phase {...props} />
      </SittingFrame>
    </SittingLevelContext.Provider>
  );
}

function Phase<TFlow extends SittingFlow>(props: SittingViewProps<TFlow>) {
  const { view } = props;
  const { t } = useSittingTranslation();
  switch (view.phase) {
    case 'starting':
      return <SittingWaiting text={t('starting')} />;
    case 'pausing':
      return <SittingWaiting text={t('pause.saving')} />;
    case 'question':
      return <Question {...props} view={view} />;
    default:
      return (
        <LatePart part={latePhases} waiting={<SittingWaiting text={t('starting')} />}>
          {({ SittingStops }) => <SittingStops {...props} view={view} />}
        </LatePart>
      );
  }
}

type QuestionView<TFlow> = Extract<View<TFlow>, { phase: 'question' }>;

function Question<TFlow extends SittingFlow>({
  view,
  renderFlow,
  onEvent,
}: SittingViewProps<TFlow> & { view: QuestionView<TFlow> }) {
  const { t } = useSittingTranslation();
  const { flow, slot, isRow, isReviewing, isPauseAsked, isElsewhere } = view;
  const key = isRow ? 'row' : slot;
  const { title } = useSittingLevels();
  const task = useArrival(key);
  const goOn = () => onEvent({ type: 'sitting.continue' });
  return (
    <>
      {isPauseAsked && (
        <LatePart part={latePhases}>
          {({ PauseDialog }) => (
            <PauseDialog
              onPause={() => onEvent({ type: 'pause.confirm' })}
              onStay={() => onEvent({ type: 'pause.cancel' })}
            />
          )}
        </LatePart>
      )}
      {(!view.isOnline || isElsewhere) && (
        <div className={styles.notices}>
          {!view.isOnline && <LatePart part={latePhases}>{({ ConnectionNotice }) => <ConnectionNotice />}</LatePart>}
          {isElsewhere && <Notice tone="primary" announce="polite" title={t('elsewhere')} />}
        </div>
      )}
      <section
        ref={task}
        tabIndex={-1}
        className={styles.task}
        aria-label={t('position', { number: view.number, count: view.count })}
      >
        <SittingPanel>
          {flow === null ? (
            <Skeleton lines={4} />
          ) : (
            <HeadingDepthContext.Provider key={key} value={title - 1}>
              {renderFlow(flow, isReviewing ? goOn : undefined)}
            </HeadingDepthContext.Provider>
          )}
        </SittingPanel>
      </section>
    </>
  );
}

/** Focuses the task of a new question, whose number is read then, unless something in it already has the focus. */
function useArrival(question: string | number) {
  const ref = useRef<HTMLElement>(null);
  const takeFocus = useTakeFocus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question has arrived
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const task = ref.current;
      if (task && !task.contains(activeElementOf(task))) takeFocus(task, { preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [question, takeFocus]);
  return ref;
}
