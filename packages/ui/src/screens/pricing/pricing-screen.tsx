'use client';
import { Container, Heading, Notice, Stack, Text, useLacksPage } from '../../components/index.ts';
import { usePricingTranslation } from '../../i18n/use-pricing-translation.ts';
import { sitePaths } from '../site-paths.ts';
import { type Entitlement, EntitlementNotice } from './entitlement-notice.tsx';
import { Faq } from './faq.tsx';
import { Features } from './features.tsx';
import { PlanCards, type PlanCardsProps } from './plan-cards.tsx';
import * as styles from './pricing-screen.css.ts';

export interface PricingScreenProps extends PlanCardsProps {
  entitlement: Entitlement;
  /** Number of questions in the bank; null if unknown. */
  questionCount: number | null;
}

/** The pricing page: plans, features and questions about payments. */
export function PricingScreen({ view, onEvent, onReach, entitlement, questionCount }: PricingScreenProps) {
  const { t } = usePricingTranslation();
  const offersTests = !useLacksPage()(sitePaths.tests);
  const adds = view.canUseCorrections === null ? 'unknown' : view.canUseCorrections ? 'on' : 'off';
  return (
    <Container>
      <Stack space="huge">
        <Stack space="xlarge">
          <header className={styles.header}>
            <Heading level={1} size="xlarge" align="center">
              {t('title')}
            </Heading>
            <Text size="lead" tone="secondary" align="center" balance>
              {t('lead')}
            </Text>
            <EntitlementNotice entitlement={entitlement} />
          </header>
          <div className={styles.notYet}>
            <Notice
              tone={adds === 'off' ? 'attention' : 'neutral'}
              title={t(offersTests ? 'withTests.title' : `notYet.${adds}.title`)}
            >
              {t(offersTests ? `withTests.${adds}` : `notYet.${adds}.text`)}
            </Notice>
          </div>
          <PlanCards view={view} onEvent={onEvent} onReach={onReach} />
        </Stack>
        <div className={styles.more}>
          <Features questionCount={questionCount} offersTests={offersTests} />
          <Faq supportEmail={view.supportEmail} />
        </div>
      </Stack>
    </Container>
  );
}
