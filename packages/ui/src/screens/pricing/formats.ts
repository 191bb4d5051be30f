'use client';
import { usePricingTranslation } from '../../i18n/use-pricing-translation.ts';

/** Formats an amount with its short symbol, `$9.90` in every language. `currency` is an ISO 4217 code. */
export function useMoney() {
  const { language } = usePricingTranslation();
  return (amount: number, currency = 'usd') =>
    new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(amount);
}

/** Formats an ISO date as a day. */
export function useDate() {
  const { language } = usePricingTranslation();
  return (iso: string) => new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(iso));
}
