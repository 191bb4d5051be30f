'use client';
import type { CheckoutEvent, PlanCardView } from '@rehearse/practice-machines/checkout';
import { useId } from 'react';
import { Button, Heading, Text, VisuallyHidden } from '../../components/index.ts';
import { usePricingTranslation } from '../../i18n/use-pricing-translation.ts';
import { useMoney } from './formats.ts';
import * as styles from './plan-card.css.ts';

interface PlanCardProps {
  plan: PlanCardView;
  /** Position on the page, from 0; it determines the color. */
  place: number;
  /** Name of the radio group. */
  group: string;
  onEvent: (event: CheckoutEvent) => void;
}

const colors = ['first', 'second', 'third'] as const;

/** A plan: a radio button as large as the card, with a Purchase button on top. */
export function PlanCard({ plan, place, group, onEvent }: PlanCardProps) {
  const { t } = usePricingTranslation();
  const money = useMoney();
  const id = useId();
  const { pricingId, selected, purchase } = plan;
  return (
    <article className={styles.card({ color: colors[place] ?? 'rest', selected })}>
      <div className={styles.choice}>
        <input
          type="radio"
          id={`${id}-choice`}
          className={styles.dot}
          name={group}
          value={pricingId}
          checked={selected}
          disabled={purchase !== 'ready'}
          aria-describedby={`${id}-price ${id}-text`}
          onChange={() => onEvent({ type: 'plan.select', pricingId })}
        />
        <Heading level={2} size="small" id={`${id}-title`}>
          <label htmlFor={`${id}-choice`} className={styles.stretched}>
            {t('plan.title', { days: plan.chargeValue })}
          </label>
        </Heading>
      </div>
      <p className={styles.price} id={`${id}-price`}>
        {money(plan.price)}
      </p>
      <div className={styles.text} id={`${id}-text`}>
        <Text tone="secondary">{t('plan.corrections', { count: plan.includedAiCorrections })}</Text>
        <Text weight="medium">{t('plan.notYet')}</Text>
      </div>
      <div className={styles.purchase}>
        <Button
          id={`${id}-purchase`}
          size="large"
          block
          variant={selected ? 'solid' : 'outline'}
          loading={purchase === 'running'}
          disabled={purchase === 'locked'}
          aria-labelledby={`${id}-purchase ${id}-title`}
          aria-describedby={selected ? undefined : `${id}-hint`}
          onClick={() => onEvent({ type: 'plan.purchase', pricingId })}
        >
          {t('plan.purchase')}
        </Button>
        {!selected && <VisuallyHidden id={`${id}-hint`}>{t('plan.purchaseHint')}</VisuallyHidden>}
      </div>
    </article>
  );
}
