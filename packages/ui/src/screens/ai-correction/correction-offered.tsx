'use client';
import { joinSentences } from '@rehearse/languages';
import type { AiCorrectionView, CorrectionsLeft } from '@rehearse/practice-machines/ai-correction';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Sparkles from 'lucide-react/icons/sparkles';
import { Button, Inline, Notice, Stack, Switch, Text } from '../../components/index.ts';
import { useAiTranslation } from '../../i18n/use-ai-translation.ts';
import { useFailureText } from '../use-failure-text.ts';
import type { AiCorrectionActions, AnswerMedium } from './ai-correction.types.ts';

export interface CorrectionOfferedProps extends Pick<AiCorrectionActions, 'onRequest' | 'onMailChange'> {
  view: Extract<AiCorrectionView, { phase: 'offered' | 'failed' }>;
  medium: AnswerMedium;
}

/** What a correction contains and how many are left; or why the last one failed. */
export function CorrectionOffered({ view, medium, onRequest, onMailChange }: CorrectionOfferedProps) {
  const { t } = useAiTranslation();
  const failureText = useFailureText();
  const { phase, step, reason, callFailure } = view;
  const isFailed = phase === 'failed';
  return (
    <Stack space="small">
      {isFailed && reason ? (
        <Notice tone="attention" announce="polite" title={t('failure.title')}>
          {t(`failure.${reason}`)}
        </Notice>
      ) : (
        <Text tone="secondary">{t(`offer.${medium}`)}</Text>
      )}
      {callFailure && step === 'idle' && (
        <Notice tone="critical" announce="assertive">
          {failureText(callFailure)}
        </Notice>
      )}
      <Inline space="medium">
        <Button
          variant="outline"
          icon={isFailed ? RotateCcw : Sparkles}
          loading={step === 'requesting'}
          onClick={onRequest}
        >
          {t(isFailed ? 'failure.tryAgain' : 'offer.request')}
        </Button>
        {!isFailed && <Switch label={t('offer.mail')} value={view.wantsMail} onValueChange={onMailChange} />}
      </Inline>
      <Left left={view.left} />
    </Stack>
  );
}

function Left({ left }: { left: CorrectionsLeft }) {
  const { t, language } = useAiTranslation();
  const { free, plan, waiting } = left;
  const source = free > 0 && plan > 0 ? 'leftBoth' : plan > 0 ? 'leftPlan' : 'leftFree';
  const sentences = [
    t(`offer.${source}`, { free, plan }),
    ...(waiting > 0 ? [t('offer.waiting', { count: waiting })] : []),
    t('offer.counted'),
  ];
  return (
    <Text size="small" tone="secondary">
      {joinSentences(sentences, language)}
    </Text>
  );
}
