'use client';
import type { AiCorrectionView } from '@rehearse/practice-machines/ai-correction';
import Sparkles from 'lucide-react/icons/sparkles';
import { type ReactNode, useId } from 'react';
import { Card, Heading, Icon, Inline, Notice, Spinner, Stack, Text, TextLink } from '../../components/index.ts';
import { useAiTranslation } from '../../i18n/use-ai-translation.ts';
import { correctionPath, sitePaths } from '../site-paths.ts';
import { block } from './ai-correction.css.ts';
import type { AiCorrectionActions, AnswerMedium } from './ai-correction.types.ts';
import { ConsentDialog } from './consent-dialog.tsx';
import { CorrectionOffered } from './correction-offered.tsx';
import { useProgressText } from './use-progress-text.ts';

export interface AiCorrectionProps extends AiCorrectionActions {
  view: AiCorrectionView;
  medium: AnswerMedium;
  /** Level of its heading. Default 3, as in a review. */
  headingLevel?: 2 | 3;
  /** The report, once it is done; without it, a link to its page. */
  children?: ReactNode;
}

type Shown = Exclude<AiCorrectionView, { phase: 'loading' | 'absent' }>;

/** The AI correction of an answer, below its review: offered, in progress, failed or done. Nothing if none is offered. */
export function AiCorrection({ view, headingLevel = 3, ...props }: AiCorrectionProps) {
  const { t } = useAiTranslation();
  const id = useId();
  if (view.phase === 'loading' || view.phase === 'absent') return null;
  return (
    <div className={block}>
      <Card as="section" aria-labelledby={id}>
        <Stack space="small">
          <Inline space="xsmall">
            <Icon glyph={Sparkles} size="small" />
            <Heading level={headingLevel} size="small" id={id}>
              {t('title')}
            </Heading>
          </Inline>
          {'isDemonstration' in view && view.isDemonstration && <Notice tone="attention">{t('demonstration')}</Notice>}
          <Content view={view} {...props} />
        </Stack>
      </Card>
    </div>
  );
}

function Content({
  view,
  medium,
  children,
  ...actions
}: Omit<AiCorrectionProps, 'view' | 'headingLevel'> & { view: Shown }) {
  switch (view.phase) {
    case 'done':
      return children ?? <Ready correctionId={view.correctionId} />;
    case 'usedUp':
      return <UsedUp left={view.left} />;
    case 'waiting':
      return <Waiting progress={view.progress} />;
    case 'offered':
    case 'failed':
      return (
        <>
          <CorrectionOffered view={view} medium={medium} {...actions} />
          <ConsentDialog
            open={view.step === 'consenting' || view.step === 'agreeing'}
            services={view.services}
            isSaving={view.step === 'agreeing'}
            failure={view.callFailure}
            onAgree={actions.onAgree}
            onDecline={actions.onDecline}
          />
        </>
      );
  }
}

function Ready({ correctionId }: { correctionId: number }) {
  const { t } = useAiTranslation();
  return (
    <Inline space="small">
      <Text as="span">{t('done.text')}</Text>
      <TextLink href={correctionPath(correctionId)}>{t('done.open')}</TextLink>
    </Inline>
  );
}

function UsedUp({ left }: Pick<Extract<Shown, { phase: 'usedUp' }>, 'left'>) {
  const { t } = useAiTranslation();
  return (
    <Inline space="small">
      <Text as="span">{t(left.waiting > 0 ? 'usedUp.waiting' : 'usedUp.text')}</Text>
      {left.freePerMonth > 0 && (
        <Text as="span" tone="secondary">
          {t('usedUp.nextMonth', { count: left.freePerMonth })}
        </Text>
      )}
      {/* the review would be gone after a visit to another page */}
      <TextLink href={sitePaths.pricing} target="_blank">
        {t('usedUp.plans')}
      </TextLink>
    </Inline>
  );
}

function Waiting({ progress }: Pick<Extract<Shown, { phase: 'waiting' }>, 'progress'>) {
  const { t } = useAiTranslation();
  const progressText = useProgressText();
  return (
    <Stack space="xsmall">
      <Inline space="small" role="status">
        <Spinner label="" />
        <Text as="span">{progressText(progress)}</Text>
      </Inline>
      <Text size="small" tone="secondary">
        {t('progress.leave')}
      </Text>
    </Stack>
  );
}
