'use client';
import { Heading, Stack, Text } from '../../components/index.ts';
import { usePricingTranslation } from '../../i18n/use-pricing-translation.ts';
import { useDate } from '../pricing/formats.ts';
import * as styles from './pay-success-screen.css.ts';

/** The account's plan after a payment. */
export interface PlanNow {
  /** End of VIP, ISO 8601; null for none. */
  until: string | null;
  correctionsLeft: number;
}

/** What the account has after the payment. */
export function PlanNowBox({ now }: { now: PlanNow }) {
  const { t } = usePricingTranslation();
  const date = useDate();
  return (
    <section className={styles.now}>
      <Stack space="xsmall">
        <Heading level={2} size="small">
          {t('success.now')}
        </Heading>
        {now.until !== null && <Text>{t('success.until', { date: date(now.until) })}</Text>}
        <Text>{t('success.corrections', { count: now.correctionsLeft })}</Text>
        <Text tone="secondary">{t('plan.notYet')}</Text>
      </Stack>
    </section>
  );
}
