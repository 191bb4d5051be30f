'use client';
import type { CallFailure, CorrectionService } from '@rehearse/practice-machines/ai-correction';
import { Button, Dialog, Notice, Stack, Text } from '../../components/index.ts';
import { useAiTranslation } from '../../i18n/use-ai-translation.ts';
import { useFailureText } from '../use-failure-text.ts';
import { ServiceList } from './service-list.tsx';

export interface ConsentDialogProps {
  open: boolean;
  services: readonly CorrectionService[];
  isSaving: boolean;
  /** Why the consent could not be stored; null if it was not tried or worked. */
  failure: CallFailure | null;
  onAgree: () => void;
  onDecline: () => void;
}

/** Asks whether answers may be sent: what is sent, to whom, and how long it is kept. */
export function ConsentDialog({ open, services, isSaving, failure, onAgree, onDecline }: ConsentDialogProps) {
  const { t } = useAiTranslation();
  const failureText = useFailureText();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !isSaving && onDecline()}
      title={t('consent.title')}
      actions={
        <>
          <Button variant="text" tone="neutral" disabled={isSaving} onClick={onDecline}>
            {t('consent.decline')}
          </Button>
          <Button loading={isSaving} onClick={onAgree}>
            {t('consent.agree')}
          </Button>
        </>
      }
    >
      <Stack>
        <Text>{t('consent.lead')}</Text>
        <ServiceList services={services} />
        <Text tone="secondary">{t('consent.only')}</Text>
        {failure && (
          <Notice tone="critical" announce="assertive">
            {failureText(failure)}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
