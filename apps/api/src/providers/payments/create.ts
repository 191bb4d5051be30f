import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import type { Clock } from '../../domain/clock.ts';
import { InvalidInput, ProviderFailed } from '../../domain/errors.ts';
import { createSandboxPayments } from './sandbox.ts';
import type { Payments } from './types.ts';

/**
 * Stripe if configured, else the sandbox. In production without Stripe, nothing can be bought. Stripe's library is loaded
 * only when needed.
 */
export async function createPayments(
  { stripe, developmentPages }: Pick<Config, 'stripe' | 'developmentPages'>,
  clock: Clock,
  log: Logger,
): Promise<Payments> {
  if (stripe) {
    const { createStripePayments } = await import('./stripe.ts');
    return createStripePayments(stripe, clock);
  }
  if (developmentPages !== 'off') return createSandboxPayments(clock);
  log.warn('STRIPE_SECRET_KEY is not set: plans cannot be bought');
  return {
    name: 'none',
    openCheckout: async () => {
      throw new ProviderFailed('payments.closed');
    },
    readEvent: async () => {
      throw new InvalidInput('payments.noProvider');
    },
    findDecision: async () => null,
    sandboxEvent: async () => null,
  };
}
