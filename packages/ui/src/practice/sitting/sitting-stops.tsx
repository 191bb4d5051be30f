'use client';
import type { SittingEvent, SittingSlot, SittingView } from '@rehearse/practice-machines/sitting';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Coffee from 'lucide-react/icons/coffee';
import Flag from 'lucide-react/icons/flag';
import Send from 'lucide-react/icons/send';
import Timer from 'lucide-react/icons/timer';
import WifiOff from 'lucide-react/icons/wifi-off';
import { Button, Text } from '../../components/index.ts';
import { useSittingTranslation } from '../../i18n/use-sitting-translation.ts';
import { LatePart, late, useAhead } from '../late/index.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import { Introduction } from './introduction.tsx';
import type { SittingAssignment } from './sitting-assignment.ts';
import { SittingResult } from './sitting-result.tsx';
import { SittingWaiting } from './sitting-waiting.tsx';
import { Stop } from './stop.tsx';

/** Once the learner has read the introduction. */
const deviceCheck = /* @__PURE__ */ late(() => import('./device-check.tsx'));

/** What a sitting shows while no question is on screen. */
export type StoppedView = Exclude<SittingView, { phase: 'question' | 'starting' | 'pausing' }>;

export interface SittingStopsProps {
  view: StoppedView;
  onEvent: (event: SittingEvent) => void;
  /** Name of a question type. */
  nameOf: (submoduleId: number) => string;
  /** Text of a failure. */
  failureText: (failure: Extract<SittingView, { phase: 'failed' }>['failure']) => string;
  /** Leaves the page of the sitting, which is kept. Absent where there is nowhere to go. */
  onLeave?: (() => void) | undefined;
  /** Where a question and its answer can be seen again; null for nowhere. */
  reviewHref: (slot: SittingSlot) => string | null;
  /** The report of a test; null if there is none. */
  reportHref: string | null;
  /** Where to begin another one. */
  againHref: string;
  /** What it was begun from; absent for others. */
  assignment?: SittingAssignment | undefined;
}

/** What is before the first question, between two, and after the last. */
export function SittingStops(props: SittingStopsProps) {
  const { view, nameOf, failureText, onEvent, onLeave } = props;
  const { t } = useSittingTranslation();
  useAhead(deviceCheck, view.phase === 'introduction' && view.needsCheck);
  const goOn = () => onEvent({ type: 'sitting.continue' });
  const retry = () => onEvent({ type: 'sitting.retry' });
  const leave = onLeave && (
    <Button size="large" variant="outline" onClick={onLeave}>
      {t('leave')}
    </Button>
  );
  switch (view.phase) {
    case 'introduction':
      return (
        <Introduction
          view={view}
          nameOf={nameOf}
          onBegin={() => onEvent({ type: 'sitting.begin' })}
          onLeave={onLeave}
        />
      );
    case 'checking':
      return (
        <LatePart part={deviceCheck} waiting={<SittingWaiting text={t('starting')} />}>
          {({ DeviceCheck }) => <DeviceCheck view={view} onEvent={onEvent} />}
        </LatePart>
      );
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
          {!view.isOnline && <ConnectionNotice />}
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
      return <SittingResult {...props} sitting={view.sitting} />;
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

function Unsent({ count }: { count: number }) {
  const { t } = useSittingTranslation();
  return count > 0 ? <Text>{t('offline.unsent', { count })}</Text> : null;
}
