'use client';
import { usePricingTranslation } from '../../i18n/use-pricing-translation.ts';

/** Writes an amount of money with its plain sign, `$9.90` in every language. `currency` is its three letters. */
export function useMoney() {
  const { language } = usePricingTranslation();
  return (amount: number, currency = 'usd') =>
    new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(amount);
}

/** Writes the day of an ISO date. */
export function useDate() {
  const { language } = usePricingTranslation();
  return (iso: string) => new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(iso));
}
