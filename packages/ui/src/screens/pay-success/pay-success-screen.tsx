'use client';
import type { CallFailure } from '@rehearse/practice-machines/login';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CreditCard from 'lucide-react/icons/credit-card';
import Hourglass from 'lucide-react/icons/hourglass';
import LogIn from 'lucide-react/icons/log-in';
import SearchX from 'lucide-react/icons/search-x';
import { Button, ButtonLink, type IconGlyph } from '../../components/index.ts';
import { usePricingTranslation } from '../../i18n/use-pricing-translation.ts';
import type { Tone } from '../../tokens/index.ts';
import { sitePaths } from '../site-paths.ts';
import { useFailureSentence } from '../use-failure-text.ts';
import { PaymentCard } from './payment-card.tsx';
import { type PlanNow, PlanNowBox } from './plan-now-box.tsx';
import { type Receipt, ReceiptList } from './receipt-list.tsx';

export type { PlanNow } from './plan-now-box.tsx';
export type { Receipt } from './receipt-list.tsx';

/**
 * The state of the payment.
 * - `pending`: not confirmed by the provider yet; `slow` after two minutes.
 * - `paid`: `now` is null while the account's plan is loading, or if loading it failed.
 * - `unpaid`: declined, or closed without payment.
 * - `unconfirmed`: the host can't confirm it; the payment provider does so by email.
 * - `notFound`: no such session, or another account's.
 */
export type PaySuccessView =
  | { phase: 'loading' | 'notFound' | 'signedOut' | 'unconfirmed' }
  | { phase: 'pending'; receipt: Receipt; slow: boolean }
  | { phase: 'paid'; receipt: Receipt; now: PlanNow | null }
  | { phase: 'unpaid'; receipt: Receipt; reason: 'declined' | 'canceled' }
  | { phase: 'failed'; failure: CallFailure };

export interface PaySuccessScreenProps {
  view: PaySuccessView;
  /** Session id from the URL; null if missing. */
  sessionId: string | null;
  /** Checks again, after a timeout or an error. */
  onCheck: () => void;
  onLogin: () => void;
}

interface Look {
  icon: IconGlyph;
  tone: Tone;
  text:
    | 'loading'
    | 'paid'
    | 'pending'
    | 'slow'
    | 'declined'
    | 'canceled'
    | 'notFound'
    | 'signedOut'
    | 'unconfirmed'
    | 'failed';
}

function lookOf(view: PaySuccessView): Look {
  switch (view.phase) {
    case 'loading':
      return { icon: Hourglass, tone: 'primary', text: 'loading' };
    case 'pending':
      return { icon: Hourglass, tone: 'attention', text: view.slow ? 'slow' : 'pending' };
    case 'paid':
      return { icon: CircleCheck, tone: 'positive', text: 'paid' };
    case 'unpaid':
      return { icon: CreditCard, tone: 'critical', text: view.reason };
    case 'notFound':
      return { icon: SearchX, tone: 'neutral', text: 'notFound' };
    case 'signedOut':
      return { icon: LogIn, tone: 'neutral', text: 'signedOut' };
    case 'unconfirmed':
      return { icon: CreditCard, tone: 'neutral', text: 'unconfirmed' };
    case 'failed':
      return { icon: CircleAlert, tone: 'critical', text: 'failed' };
  }
}

/** Shown after paying: the receipt, and what the account has now. */
export function PaySuccessScreen({ view, sessionId, onCheck, onLogin }: PaySuccessScreenProps) {
  const { t } = usePricingTranslation();
  const failureSentence = useFailureSentence();
  const { icon, tone, text } = lookOf(view);
  const words =
    view.phase === 'failed'
      ? t('success.failedText', { message: failureSentence(view.failure) })
      : t(`success.${text}Text`);
  const mayCheck = view.phase === 'failed' || (view.phase === 'pending' && view.slow);
  return (
    <PaymentCard
      icon={icon}
      tone={tone}
      title={t(`success.${text}`)}
      text={words}
      actions={
        <>
          {view.phase === 'signedOut' && <Button onClick={onLogin}>{t('success.login')}</Button>}
          {mayCheck && <Button onClick={onCheck}>{t('success.check')}</Button>}
          <ButtonLink
            href={sitePaths.home}
            variant={view.phase === 'paid' || view.phase === 'loading' ? 'solid' : 'outline'}
          >
            {t('success.home')}
          </ButtonLink>
          {(view.phase === 'unpaid' || view.phase === 'notFound') && (
            <ButtonLink href={sitePaths.pricing}>{t('success.plans')}</ButtonLink>
          )}
        </>
      }
    >
      {sessionId !== null && <ReceiptList receipt={'receipt' in view ? view.receipt : null} sessionId={sessionId} />}
      {view.phase === 'paid' && view.now && <PlanNowBox now={view.now} />}
    </PaymentCard>
  );
}
