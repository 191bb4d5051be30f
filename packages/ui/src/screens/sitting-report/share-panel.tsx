'use client';
import Copy from 'lucide-react/icons/copy';
import Link from 'lucide-react/icons/link';
import { useRef, useState } from 'react';
import { Button, Dialog, Inline, Notice, Stack, Switch, Text, TextField } from '../../components/index.ts';
import { useReportsTranslation } from '../../i18n/use-reports-translation.ts';
import { useScoreTexts } from '../score-scale/index.ts';
import { SectionCard } from '../section-card.tsx';
import { useFailureSentence } from '../use-failure-text.ts';
import * as styles from './sitting-report.css.ts';
import type { ReportShare, ShareState } from './sitting-report.types.ts';

export interface SharePanelProps {
  /** The link of today; null for none. */
  share: ReportShare | null;
  /** The whole address behind `share`. */
  shareUrl: string;
  shareState: ShareState;
  /** Makes the link, or changes the name that is shown; null for none. */
  onShare: (name: string | null) => void;
  onCopy: () => void;
  onWithdraw: () => void;
}

const longestName = 60;

/** Makes, shows and withdraws the link under which anyone can read the report. */
export function SharePanel({ share, shareUrl, shareState, onShare, onCopy, onWithdraw }: SharePanelProps) {
  const { t } = useReportsTranslation();
  const { dayOf } = useScoreTexts();
  const [isAsked, setAsked] = useState(false);
  const isSaving = shareState.phase === 'saving';
  return (
    <div className={styles.screenOnly}>
      <SectionCard title={t('share.title')} note={t('share.text')}>
        <Stack space="large">
          {share && (
            <Stack space="small">
              <TextField
                label={t('share.link')}
                value={shareUrl}
                readOnly
                onFocus={(event) => event.currentTarget.select()}
              />
              <Inline space="small">
                <Button icon={Copy} onClick={onCopy}>
                  {t('share.copy')}
                </Button>
                <Button variant="outline" tone="critical" onClick={() => setAsked(true)}>
                  {t('share.withdraw')}
                </Button>
              </Inline>
              <Text size="small" tone="secondary">
                {t('share.since', { date: dayOf(share.sharedAt) })} ·{' '}
                {share.name === null ? t('share.noName') : t('share.shownName', { name: share.name })}
              </Text>
            </Stack>
          )}
          <NameForm
            key={share?.name ?? ''}
            name={share?.name ?? null}
            action={t(share ? 'share.save' : 'share.make')}
            hasLink={share !== null}
            isSaving={isSaving}
            onShare={onShare}
          />
          <Outcome state={shareState} />
        </Stack>
        <Dialog
          open={isAsked}
          onOpenChange={setAsked}
          title={t('share.ask.title')}
          size="small"
          actions={
            <>
              <Button variant="text" tone="neutral" onClick={() => setAsked(false)}>
                {t('share.ask.keep')}
              </Button>
              <Button
                tone="critical"
                onClick={() => {
                  setAsked(false);
                  onWithdraw();
                }}
              >
                {t('share.withdraw')}
              </Button>
            </>
          }
        >
          <Text tone="secondary">{t('share.ask.text')}</Text>
        </Dialog>
      </SectionCard>
    </div>
  );
}

interface NameFormProps {
  /** The name that is shown now. */
  name: string | null;
  action: string;
  hasLink: boolean;
  isSaving: boolean;
  onShare: (name: string | null) => void;
}

function NameForm({ name, action, hasLink, isSaving, onShare }: NameFormProps) {
  const { t } = useReportsTranslation();
  const [isNamed, setNamed] = useState(name !== null);
  const [text, setText] = useState(name ?? '');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const wanted = isNamed ? text.trim() : null;
  const submit = () => {
    setMissing(wanted === '');
    if (wanted === '') field.current?.focus();
    else onShare(wanted);
  };
  return (
    <Stack
      as="form"
      space="small"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Switch label={t('share.withName')} value={isNamed} onValueChange={setNamed} />
      {isNamed && (
        <TextField
          ref={field}
          label={t('share.name')}
          value={text}
          maxLength={longestName}
          autoComplete="name"
          error={isMissing ? t('share.nameNeeded') : undefined}
          onValueChange={setText}
        />
      )}
      {(!hasLink || wanted !== name) && (
        <Inline>
          <Button type="submit" icon={hasLink ? undefined : Link} loading={isSaving}>
            {action}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

function Outcome({ state }: { state: ShareState }) {
  const { t } = useReportsTranslation();
  const failureSentence = useFailureSentence();
  switch (state.phase) {
    case 'copied':
    case 'withdrawn':
      return (
        <Notice tone="positive" announce="polite">
          {t(`share.${state.phase}`)}
        </Notice>
      );
    case 'notCopied':
      return (
        <Notice tone="attention" announce="polite">
          {t('share.notCopied')}
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="critical" announce="assertive">
          {t('share.failed', { message: failureSentence(state.failure) })}
        </Notice>
      );
    default:
      return null;
  }
}
