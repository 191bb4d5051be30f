'use client';
import CircleX from 'lucide-react/icons/circle-x';
import { ButtonLink } from '../../components/index.ts';
import { usePricingTranslation } from '../../i18n/use-pricing-translation.ts';
import { PaymentCard } from '../pay-success/payment-card.tsx';
import { ReceiptList } from '../pay-success/receipt-list.tsx';
import { sitePaths } from '../site-paths.ts';

export interface PayCancelScreenProps {
  /** Whether the card was declined; otherwise the learner canceled. */
  declined: boolean;
  /** Session id from the URL; null if missing. */
  sessionId: string | null;
}

/** Shown after a canceled or declined payment. */
export function PayCancelScreen({ declined, sessionId }: PayCancelScreenProps) {
  const { t } = usePricingTranslation();
  return (
    <PaymentCard
      icon={CircleX}
      tone={declined ? 'critical' : 'neutral'}
      title={t('cancel.title')}
      text={t(declined ? 'cancel.declined' : 'cancel.canceled')}
      actions={
        <>
          <ButtonLink href={sitePaths.home} variant="outline">
            {t('success.home')}
          </ButtonLink>
          <ButtonLink href={sitePaths.pricing}>{t('success.plans')}</ButtonLink>
        </>
      }
    >
      {sessionId !== null && <ReceiptList receipt={null} sessionId={sessionId} />}
    </PaymentCard>
  );
}
