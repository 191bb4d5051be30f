'use client';
import type { CheckoutEvent, CheckoutView } from '@rehearse/practice-machines/checkout';
import Tag from 'lucide-react/icons/tag';
import { useId } from 'react';
import { Button, EmptyState, ErrorState, Skeleton, VisuallyHidden } from '../../components/index.ts';
import { usePricingTranslation } from '../../i18n/use-pricing-translation.ts';
import { useFailureText } from '../use-failure-text.ts';
import * as card from './plan-card.css.ts';
import { PlanCard } from './plan-card.tsx';
import * as styles from './pricing-screen.css.ts';

export interface PlanCardsProps {
  view: CheckoutView;
  onEvent: (event: CheckoutEvent) => void;
  /** Called when the plans are reached, to load the checkout. */
  onReach?: (() => void) | undefined;
}

/** The plans as a radio group, or a loading, empty or error state. */
export function PlanCards({ view, onEvent, onReach }: PlanCardsProps) {
  const { t } = usePricingTranslation();
  const failureText = useFailureText();
  const group = useId();
  const reload = () => onEvent({ type: 'plans.reload' });
  switch (view.phase) {
    case 'loading':
      return <WaitingCards />;
    case 'failed':
      return (
        <div className={styles.instead}>
          <ErrorState title={t('failed')} description={failureText(view.failure)} onRetry={reload} />
        </div>
      );
    case 'empty':
      return (
        <div className={styles.instead}>
          <EmptyState
            icon={Tag}
            title={t('empty.title')}
            description={t('empty.text')}
            actions={
              <Button variant="outline" onClick={reload}>
                {t('reload')}
              </Button>
            }
          />
        </div>
      );
    default: {
      const chosen = view.plans.find(({ selected }) => selected);
      return (
        <>
          <div
            role="radiogroup"
            aria-label={t('plans')}
            className={styles.plans}
            onPointerEnter={onReach}
            onFocus={onReach}
          >
            {view.plans.map((plan, place) => (
              <PlanCard key={plan.pricingId} plan={plan} place={place} group={group} onEvent={onEvent} />
            ))}
          </div>
          <VisuallyHidden announce="polite">
            {chosen && t('plan.chosen', { plan: t('plan.title', { days: chosen.chargeValue }) })}
          </VisuallyHidden>
        </>
      );
    }
  }
}

/** As large as three plans; explains to readers without JavaScript why there are none. */
function WaitingCards() {
  const { t } = usePricingTranslation();
  return (
    <div>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
      <div className={styles.plans} role="status" aria-label={t('loading')}>
        {[1, 2, 3].map((place) => (
          <div key={place} className={card.waiting}>
            <Skeleton width={7} />
            <Skeleton variant="block" height={2.75} width={9} />
            <Skeleton lines={2} />
            <Skeleton variant="block" height={3} />
          </div>
        ))}
      </div>
    </div>
  );
}
