'use client';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button, Container, Heading, Icon, Inline, Notice, Stack, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import * as styles from './launch.css.ts';
import type { LaunchDelivery, LaunchResult, LaunchState } from './launch.types.ts';

const english = { launch: en.launch };

export interface LaunchFrameProps {
  state: LaunchState;
  /** Opens it again after a failure that may pass. */
  onRetry: () => void;
  /** Ends it and goes back to the course. */
  onLeave: () => void;
  /** Goes without what isn't sent. */
  onLeaveAnyway: () => void;
  /** The questions, while it is running. */
  children?: ReactNode;
}

/** The page around a drill that a course opened: what becomes of the results, the way back, and what went wrong. */
export function LaunchFrame({ state, onRetry, onLeave, onLeaveAnyway, children }: LaunchFrameProps) {
  const { t } = usePracticeTexts(english);
  const counts = state.phase === 'running' && state.mode === 'Normal';
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Container>
          <div className={styles.row}>
            <h1 className={styles.title}>{t('launch.title')}</h1>
            <div role="status" className={styles.delivery}>
              {counts && <DeliveryText delivery={state.delivery} />}
            </div>
            {state.phase === 'running' && (
              <div className={styles.back}>
                <Button variant="outline" tone="neutral" size="small" onClick={onLeave}>
                  {t('launch.back')}
                </Button>
              </div>
            )}
          </div>
        </Container>
      </header>
      <main className={styles.main}>
        <Container>
          <Stack space="medium">
            {state.phase === 'opening' && <Text tone="secondary">{t('launch.opening')}</Text>}
            {state.phase === 'failed' && <Failure {...state} onRetry={onRetry} />}
            {state.phase === 'over' && <End title={t('launch.over')} text={t('launch.overText')} />}
            {state.phase === 'left' && <End title={t('launch.left')} text={t('launch.leftText')} />}
            {state.phase === 'leaving' && <Leaving {...state} onLeaveAnyway={onLeaveAnyway} />}
            {state.phase === 'running' && <Notices {...state} />}
            {state.phase === 'running' && children}
          </Stack>
        </Container>
      </main>
    </div>
  );
}

function DeliveryText({ delivery: { state, unsent } }: { delivery: LaunchDelivery }) {
  const { t } = usePracticeTexts(english);
  if (state === 'waiting' || state === 'stopped') return t('launch.unsent', { count: unsent });
  return t(`launch.${state}`);
}

type Running = Extract<LaunchState, { phase: 'running' }>;

function Notices({ mode, delivery, result }: Running) {
  const { t } = usePracticeTexts(english);
  return (
    <>
      {mode !== 'Normal' && (
        <Notice tone="neutral" title={t(`launch.mode${mode}`)}>
          <Text size="small">{t('launch.nothingCounts')}</Text>
        </Notice>
      )}
      {delivery.state === 'waiting' && (
        <Notice tone="attention" announce="polite" title={t('launch.waiting')}>
          <Text size="small">{t('launch.waitingText')}</Text>
        </Notice>
      )}
      <Losses delivery={delivery} />
      {mode === 'Normal' && result && <Result result={result} />}
    </>
  );
}

/** Results that the course will not have. */
function Losses({ delivery: { state, refused } }: { delivery: LaunchDelivery }) {
  const { t } = usePracticeTexts(english);
  return (
    <>
      {state === 'stopped' && (
        <Notice tone="critical" announce="assertive" title={t('launch.stopped')}>
          <Text size="small">{t('launch.stoppedText')}</Text>
        </Notice>
      )}
      {refused > 0 && (
        <Notice tone="critical" announce="assertive" title={t('launch.refused', { count: refused })}>
          <Text size="small">{t('launch.refusedText')}</Text>
        </Notice>
      )}
    </>
  );
}

function Result({ result: { isPassed, share, needed } }: { result: LaunchResult }) {
  const { t, language } = usePracticeTexts(english);
  const percent = (value: number) =>
    new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(value);
  const title = isPassed === null ? 'launch.done' : isPassed ? 'launch.passed' : 'launch.failed';
  return (
    <Notice tone={isPassed === false ? 'attention' : 'positive'} announce="polite" title={t(title)}>
      {share !== null && needed !== null && (
        <Text size="small">{t('launch.shares', { share: percent(share), needed: percent(needed) })}</Text>
      )}
      <Text size="small">{t('launch.again')}</Text>
    </Notice>
  );
}

function Failure({ problem, detail, onRetry }: Extract<LaunchState, { phase: 'failed' }> & { onRetry: () => void }) {
  const { t } = usePracticeTexts(english);
  return (
    <Panel title={t(`launch.problem.${problem}`)} isProblem>
      <Text>{t(`launch.help.${problem}`)}</Text>
      <p lang="en" className={styles.detail}>
        {detail}
      </p>
      {problem === 'offline' && (
        <Inline>
          <Button onClick={onRetry}>{t('launch.retry')}</Button>
        </Inline>
      )}
    </Panel>
  );
}

const End = ({ title, text }: { title: string; text: string }) => (
  <Panel title={title}>
    <Text>{text}</Text>
  </Panel>
);

function Leaving({ delivery, onLeaveAnyway }: { delivery: LaunchDelivery; onLeaveAnyway: () => void }) {
  const { t } = usePracticeTexts(english);
  const isSending = delivery.state === 'sending' || delivery.state === 'sent';
  return (
    <Panel title={isSending ? t('launch.leaving') : t('launch.unsent', { count: delivery.unsent })}>
      {!isSending && <Text>{t(delivery.state === 'stopped' ? 'launch.stoppedText' : 'launch.leavingText')}</Text>}
      {!isSending && (
        <Inline>
          <Button variant="outline" tone="neutral" onClick={onLeaveAnyway}>
            {t('launch.leaveAnyway')}
          </Button>
        </Inline>
      )}
    </Panel>
  );
}

/** Takes the place of the questions; its title gets the focus, so that it is read. */
function Panel({ title, isProblem = false, children }: { title: string; isProblem?: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another page
  useEffect(() => heading.current?.focus(), [title]);
  return (
    <section className={styles.panel} role={isProblem ? 'alert' : undefined}>
      <Stack space="medium">
        <Inline space="small">
          <Icon glyph={isProblem ? CircleAlert : CircleCheck} />
          <Heading level={2} size="medium" ref={heading} tabIndex={-1}>
            {title}
          </Heading>
        </Inline>
        {children}
      </Stack>
    </section>
  );
}
