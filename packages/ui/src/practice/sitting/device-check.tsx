'use client';
import type { CheckResult, SittingEvent, SittingView } from '@rehearse/practice-machines/sitting';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import Headphones from 'lucide-react/icons/headphones';
import Loader from 'lucide-react/icons/loader-circle';
import Minus from 'lucide-react/icons/minus';
import X from 'lucide-react/icons/x';
import { Button, Icon, Inline, LevelMeter, Notice, Stack, Text } from '../../components/index.ts';
import { useSittingTranslation } from '../../i18n/use-sitting-translation.ts';
import * as styles from './sitting.css.ts';
import { Stop } from './stop.tsx';

const marks = {
  waiting: { glyph: Circle, tone: 'neutral' },
  running: { glyph: Loader, tone: 'primary' },
  good: { glyph: Check, tone: 'positive' },
  bad: { glyph: X, tone: 'critical' },
  skipped: { glyph: Minus, tone: 'neutral' },
} as const;

export interface DeviceCheckProps {
  view: Extract<SittingView, { phase: 'checking' }>;
  onEvent: (event: SittingEvent) => void;
}

/** Sound, microphone, quiet and connection, one after the other. */
export function DeviceCheck({ view, onEvent }: DeviceCheckProps) {
  const { t } = useSittingTranslation();
  const { checks, current, isHearing } = view;
  const start = () => onEvent({ type: 'check.start' });
  const skip = (
    <Button size="large" variant="outline" onClick={() => onEvent({ type: 'check.skip' })}>
      {t('check.skip')}
    </Button>
  );
  const list = (
    <ul className={styles.list}>
      {checks.map((each) => (
        <CheckLine key={each.check} result={each} view={view} />
      ))}
    </ul>
  );
  if (current === null) {
    return (
      <Stop
        icon={Headphones}
        tone="positive"
        title={t('check.doneTitle')}
        text={t('check.doneText')}
        onContinue={() => onEvent({ type: 'sitting.continue' })}
        continueLabel={t('intro.start')}
      >
        {list}
      </Stop>
    );
  }
  if (isHearing) {
    const heard = (isHeard: boolean) => onEvent({ type: 'check.heard', isHeard });
    return (
      <Stop
        icon={Headphones}
        title={t('check.heardTitle')}
        onContinue={() => heard(true)}
        continueLabel={t('check.heard')}
        actions={
          <>
            <Button size="large" variant="outline" onClick={() => heard(false)}>
              {t('check.notHeard')}
            </Button>
            <Button size="large" variant="text" onClick={start}>
              {t('check.playAgain')}
            </Button>
          </>
        }
      >
        {list}
      </Stop>
    );
  }
  const isRunning = current.state === 'running';
  const begin = current.state === 'bad' ? 'check.tryAgain' : `check.start.${current.check}`;
  return (
    <Stop
      icon={Headphones}
      title={t('check.title')}
      text={t('check.lead')}
      onContinue={isRunning ? undefined : start}
      continueLabel={t(begin as 'check.tryAgain')}
      actions={skip}
    >
      {list}
    </Stop>
  );
}

function CheckLine({ result, view }: { result: CheckResult; view: DeviceCheckProps['view'] }) {
  const { t } = useSittingTranslation();
  const { check, state, failure } = result;
  const { glyph, tone } = marks[state];
  const isCurrent = view.current?.check === check;
  return (
    <li className={styles.item} aria-current={isCurrent ? 'step' : undefined}>
      <span className={styles.name}>{t(`check.name.${check}`)}</span>
      <span className={styles.mark({ tone })} role={isCurrent ? 'status' : undefined}>
        <Icon glyph={glyph} size="small" />
        {t(`check.state.${state}`)}
      </span>
      {isCurrent && state === 'running' && !view.isHearing && (
        <Stack space="xsmall">
          <Text size="small" tone="secondary">
            {t(`check.doing.${check}`)}
          </Text>
          {(check === 'microphone' || check === 'quiet') && (
            <Inline>
              <LevelMeter value={view.level} />
            </Inline>
          )}
        </Stack>
      )}
      {isCurrent && state === 'bad' && failure !== null && (
        <Notice tone="critical" announce="assertive">
          <Text size="small">{t(`check.failure.${failure}`)}</Text>
        </Notice>
      )}
    </li>
  );
}
