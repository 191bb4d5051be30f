'use client';
import { joinSentences } from '@rehearse/languages';
import { Text } from '../../components/index.ts';
import { usePricingTranslation } from '../../i18n/use-pricing-translation.ts';
import { useDate } from './formats.ts';
import * as styles from './pricing-screen.css.ts';

/** The reader's current plan: unknown, a visitor, or an account with or without a plan. */
export type Entitlement =
  | { phase: 'unknown' }
  | { phase: 'visitor' }
  | { phase: 'none'; correctionsLeft: number }
  /** `date` is the end of the plan, ISO 8601. */
  | { phase: 'running'; date: string; correctionsLeft: number }
  | { phase: 'ended'; date: string; correctionsLeft: number };

/** One line about the reader's current plan. Its space is reserved while it is loading. */
export function EntitlementNotice({ entitlement }: { entitlement: Entitlement }) {
  return (
    <div className={styles.entitlement}>
      {entitlement.phase !== 'unknown' && (
        <Text tone="secondary" balance>
          <EntitlementText entitlement={entitlement} />
        </Text>
      )}
    </div>
  );
}

function EntitlementText({ entitlement }: { entitlement: Exclude<Entitlement, { phase: 'unknown' }> }) {
  const { t, language } = usePricingTranslation();
  const date = useDate();
  if (entitlement.phase === 'visitor') return t('entitlement.visitor');
  const { correctionsLeft } = entitlement;
  const sentences = [
    entitlement.phase === 'none'
      ? t('entitlement.none')
      : t(`entitlement.${entitlement.phase}`, { date: date(entitlement.date) }),
    ...(correctionsLeft > 0 ? [t('entitlement.corrections', { count: correctionsLeft })] : []),
    ...(entitlement.phase === 'running' ? [t('entitlement.adds')] : []),
  ];
  return joinSentences(sentences, language);
}
