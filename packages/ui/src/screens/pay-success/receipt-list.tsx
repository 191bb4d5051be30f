'use client';
import { Text } from '../../components/index.ts';
import { usePricingTranslation } from '../../i18n/use-pricing-translation.ts';
import { useDate, useMoney } from '../pricing/formats.ts';
import * as styles from './pay-success-screen.css.ts';

/** A purchase, as in the API. */
export interface Receipt {
  /** Number of days bought. */
  chargeValue: number;
  amount: number;
  /** Currency code, such as `usd`. */
  currency: string;
  /** Time of payment, or of opening while unpaid; ISO 8601. */
  date: string;
  /** Reference number for support. */
  reference: string;
}

interface ReceiptListProps {
  /** Null shows only the session. */
  receipt: Receipt | null;
  sessionId: string;
}

/** The receipt: plan, amount, date and reference numbers. */
export function ReceiptList({ receipt, sessionId }: ReceiptListProps) {
  const { t } = usePricingTranslation();
  const money = useMoney();
  const date = useDate();
  const facts: [name: string, value: string][] = receipt
    ? [
        [t('receipt.plan'), t('plan.title', { days: receipt.chargeValue })],
        [t('receipt.amount'), money(receipt.amount, receipt.currency)],
        [t('receipt.date'), date(receipt.date)],
        [t('receipt.reference'), receipt.reference],
      ]
    : [];
  return (
    <dl className={styles.facts} aria-label={t('receipt.title')}>
      {[...facts, [t('receipt.session'), sessionId] as const].map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <Text as="dt" tone="secondary" size="small">
            {name}
          </Text>
          <Text as="dd" weight="medium" tabular>
            {value}
          </Text>
        </div>
      ))}
    </dl>
  );
}
