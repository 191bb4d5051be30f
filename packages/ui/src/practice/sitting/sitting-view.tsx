'use client';
import type { SittingEvent, SittingSlot, SittingView as View } from '@rehearse/practice-machines/sitting';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Coffee from 'lucide-react/icons/coffee';
import Flag from 'lucide-react/icons/flag';
import Send from 'lucide-react/icons/send';
import Timer from 'lucide-react/icons/timer';
import WifiOff from 'lucide-react/icons/wifi-off';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { Button, Card, Notice, Skeleton, Text, VisuallyHidden } from '../../components/index.ts';
import { useSittingTranslation } from '../../i18n/use-sitting-translation.ts';
import { LatePart, late, useAhead } from '../late/index.ts';
import { FlowClock, FlowProgress } from '../question-frame/flow-clock.tsx';
import type { FlowActorRef } from '../question-frame/use-flow-clock.ts';
import type { Shortcut } from '../shortcuts/index.ts';
import { activeElementOf, useTakeFocus } from '../surface/index.ts';
import * as styles from './sitting.css.ts';
import { SittingFrame } from './sitting-frame.tsx';
import { Stop } from './stop.tsx';

/** What is before the first question, after the last, and over one. */
const latePhases = /* @__PURE__ */ late(() => import('./late-phases.ts'));

/** A running flow as a sitting draws it. */
export interface SittingFlow {
  actor: FlowActorRef;
}

export interface SittingViewProps<TFlow extends SittingFlow> {
  view: View<TFlow>;
  onEvent: (event: SittingEvent) => void;
  /** Draws the flow of the open question; `onNext` goes on after a review. */
  renderFlow: (flow: TFlow, onNext: (() => void) | undefined) => ReactNode;
  /** Name of a question type. */
  nameOf: (submoduleId: number) => string;
  /** Text of a failure. */
  failureText: (failure: Extract<View, { phase: 'failed' }>['failure']) => string;
  /** Shortcuts of the open question, for the help sheet. */
  shortcuts?: readonly Shortcut[];
  /** Called when the help covers or uncovers the question: send its flow `timer.pause` and `timer.resume`. */
  onCoverChange?: (covered: boolean) => void;
  /** Leaves the page of the sitting, which is kept. */
  onLeave: () => void;
  /** Where a question and its answer can be seen again; null for nowhere. */
  reviewHref: (slot: SittingSlot) => string | null;
  /** The report of a test; null if there is none. */
  reportHref: string | null;
  /** Where to begin another one. */
  againHref: string;
}

/** A sitting from its introduction to its end, without a page load. */
export function SittingView<TFlow extends SittingFlow>(props: SittingViewProps<TFlow>) {
  const { view, nameOf, onEvent, shortcuts, onCoverChange } = props;
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
      <Phase {...props} />
    </SittingFrame>
  );
}

function Phase<TFlow extends SittingFlow>(props: SittingViewProps<TFlow>) {
  const { view, nameOf, failureText, onEvent, onLeave } = props;
  const { t } = useSittingTranslation();
  const goOn = () => onEvent({ type: 'sitting.continue' });
  const retry = () => onEvent({ type: 'sitting.retry' });
  const leave = (
    <Button size="large" variant="outline" onClick={onLeave}>
      {t('leave')}
    </Button>
  );
  switch (view.phase) {
    case 'introduction':
      return (
        <Late>
          {({ Introduction }) => (
            <Introduction
              view={view}
              nameOf={nameOf}
              onBegin={() => onEvent({ type: 'sitting.begin' })}
              onLeave={onLeave}
            />
          )}
        </Late>
      );
    case 'checking':
      return <Late>{({ DeviceCheck }) => <DeviceCheck view={view} onEvent={onEvent} />}</Late>;
    case 'starting':
      return <Waiting text={t('starting')} />;
    case 'pausing':
      return <Waiting text={t('pause.saving')} />;
    case 'question':
      return <Question {...props} view={view} />;
    case 'between':
      return (
        <Stop
          icon={view.isTimeUp ? Timer : Flag}
          tone={view.isTimeUp ? 'attention' : 'primary'}
          title={t(view.isTimeUp ? 'between.timeUp' : 'between.title')}
          text={
            <>
              {view.isTimeUp && `${t('between.submitted')} `}
              {t('between.next', { name: nameOf(view.next.submoduleId), done: view.done, count: view.count })}
            </>
          }
          onContinue={goOn}
          continueLabel={t('continue')}
        >
          <Connection view={view} />
          <Text size="small" tone="muted">
            {t('between.note')}
          </Text>
        </Stop>
      );
    case 'paused':
      return (
        <Stop
          icon={Coffee}
          title={t('pause.title')}
          text={t('pause.text', { done: view.done, count: view.count })}
          onContinue={goOn}
          continueLabel={t('continue')}
          actions={
            <>
              {view.kind === 'drill' && (
                <Button size="large" variant="outline" onClick={() => onEvent({ type: 'sitting.finish' })}>
                  {t('pause.finish')}
                </Button>
              )}
              {leave}
            </>
          }
        />
      );
    case 'disconnected':
      return (
        <Stop icon={WifiOff} tone="attention" title={t('offline.title')} text={t('offline.waiting')} actions={leave}>
          <Unsent count={view.unsent} />
        </Stop>
      );
    case 'broken':
      return (
        <Stop
          icon={CircleAlert}
          tone="attention"
          title={t('broken.title')}
          text={failureText(view.failure)}
          onContinue={retry}
          continueLabel={t('tryAgain')}
          actions={
            <Button size="large" variant="outline" onClick={() => onEvent({ type: 'question.skip' })}>
              {t('broken.skip')}
            </Button>
          }
        />
      );
    case 'finishing':
      return view.isWaiting ? (
        <Stop icon={WifiOff} tone="attention" title={t('offline.title')} text={t('offline.finishing')} actions={leave}>
          <Unsent count={view.unsent} />
        </Stop>
      ) : (
        <Stop icon={Send} title={t('finishing.title')} text={t('finishing.text')} />
      );
    case 'finished':
      return <Late>{({ SittingResult }) => <SittingResult {...props} sitting={view.sitting} />}</Late>;
    case 'failed':
      return (
        <Stop
          icon={CircleAlert}
          tone="attention"
          title={t('failed.title')}
          text={failureText(view.failure)}
          onContinue={retry}
          continueLabel={t('tryAgain')}
          actions={leave}
        >
          <Text size="small" tone="muted">
            {t('failed.kept')}
          </Text>
        </Stop>
      );
  }
}

function Late({ children }: { children: (phases: typeof import('./late-phases.ts')) => ReactNode }) {
  const { t } = useSittingTranslation();
  return (
    <LatePart part={latePhases} waiting={<Waiting text={t('starting')} />}>
      {children}
    </LatePart>
  );
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
          <Connection view={view} />
          {isElsewhere && <Notice tone="primary" announce="polite" title={t('elsewhere')} />}
        </div>
      )}
      <section
        ref={task}
        tabIndex={-1}
        className={styles.task}
        aria-label={t('position', { number: view.number, count: view.count })}
      >
        <Card space="xlarge">
          {flow === null ? (
            <Skeleton lines={4} />
          ) : (
            <Fragment key={key}>{renderFlow(flow, isReviewing ? goOn : undefined)}</Fragment>
          )}
        </Card>
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

function Connection({ view }: { view: { isOnline: boolean; unsent: number } }) {
  const { t } = useSittingTranslation();
  if (view.isOnline) return null;
  return (
    <Notice tone="attention" icon={WifiOff} announce="polite" title={t('offline.title')}>
      <Text size="small">{t('offline.goOn')}</Text>
    </Notice>
  );
}

function Unsent({ count }: { count: number }) {
  const { t } = useSittingTranslation();
  return count > 0 ? <Text>{t('offline.unsent', { count })}</Text> : null;
}

function Waiting({ text }: { text: string }) {
  return (
    <Card as="section" space="xlarge" aria-busy="true">
      <VisuallyHidden announce="polite">{text}</VisuallyHidden>
      <Skeleton lines={4} />
    </Card>
  );
}
