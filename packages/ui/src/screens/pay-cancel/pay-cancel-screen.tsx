'use client';
import CircleX from 'lucide-react/icons/circle-x';
import { ButtonLink } from '../../components/index.ts';
import { usePricingTranslation } from '../../i18n/use-pricing-translation.ts';
import { PaymentCard } from '../pay-success/payment-card.tsx';
import { ReceiptList } from '../pay-success/receipt-list.tsx';
import { sitePaths } from '../site-paths.ts';

export interface PayCancelScreenProps {
  /** The provider refused the card; else the learner went back. */
  declined: boolean;
  /** As the provider put it into the address; null when it is missing. */
  sessionId: string | null;
}

/** Where a learner is who did not pay. */
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
