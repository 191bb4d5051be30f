'use client';
import { Text } from '../../components/index.ts';
import { usePricingTranslation } from '../../i18n/use-pricing-translation.ts';
import { useDate, useMoney } from '../pricing/formats.ts';
import * as styles from './pay-success-screen.css.ts';

/** A purchase as the host gives it. */
export interface Receipt {
  /** Days bought. */
  chargeValue: number;
  amount: number;
  /** Three letters of the currency, such as `usd`. */
  currency: string;
  /** When it was paid, or opened while it is not paid; ISO. */
  date: string;
  /** Number to quote to support. */
  reference: string;
}

interface ReceiptListProps {
  /** Null shows the session alone. */
  receipt: Receipt | null;
  sessionId: string;
}

/** What was bought, for how much, when, and the numbers to quote. */
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
