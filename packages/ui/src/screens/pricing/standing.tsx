'use client';
import { Text } from '../../components/index.ts';
import { usePricingTranslation } from '../../i18n/use-pricing-translation.ts';
import { useDate } from './formats.ts';
import * as styles from './pricing-screen.css.ts';

/** The reader's current plan: unknown, a visitor, or an account with or without a plan. */
export type LearnerStanding =
  | { phase: 'unknown' }
  | { phase: 'visitor' }
  | { phase: 'none'; correctionsLeft: number }
  /** `date` is the end of the plan, ISO 8601. */
  | { phase: 'running'; date: string; correctionsLeft: number }
  | { phase: 'ended'; date: string; correctionsLeft: number };

/** One line about the reader's current plan. Its space is reserved while it is loading. */
export function Standing({ standing }: { standing: LearnerStanding }) {
  return (
    <div className={styles.standing}>
      {standing.phase !== 'unknown' && (
        <Text tone="secondary" balance>
          <StandingText standing={standing} />
        </Text>
      )}
    </div>
  );
}

function StandingText({ standing }: { standing: Exclude<LearnerStanding, { phase: 'unknown' }> }) {
  const { t } = usePricingTranslation();
  const date = useDate();
  if (standing.phase === 'visitor') return t('standing.visitor');
  const { correctionsLeft } = standing;
  const sentences = [
    standing.phase === 'none' ? t('standing.none') : t(`standing.${standing.phase}`, { date: date(standing.date) }),
    correctionsLeft > 0 && t('standing.corrections', { count: correctionsLeft }),
    standing.phase === 'running' && t('standing.adds'),
  ];
  return sentences.filter(Boolean).join(' ');
}
