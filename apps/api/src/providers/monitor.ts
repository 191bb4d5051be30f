import { ProviderFailed } from '../domain/errors.ts';
import type { Health, Part } from '../services/health/health.ts';
import type { Mail } from './mail/types.ts';
import type { Payments } from './payments/types.ts';
import type { Speech } from './speech/types.ts';

/** Reports each call's outcome to the health check. Only failures of the provider count, not invalid input. */
function watch<Arguments extends unknown[], Result>(
  health: Health,
  part: Part,
  use: (...given: Arguments) => Promise<Result>,
) {
  return async (...given: Arguments): Promise<Result> => {
    try {
      const result = await use(...given);
      health.note(part, result !== false);
      return result;
    } catch (error) {
      if (error instanceof ProviderFailed) health.note(part, false);
      throw error;
    }
  };
}

/** Wraps providers so that their failures show in the health check. */
export function monitorProviders(
  health: Health,
  { mail, payments, speech }: { mail: Mail; payments: Payments; speech: Speech },
): { mail: Mail; payments: Payments; speech: Speech } {
  return {
    mail: { ...mail, send: watch(health, 'mail', mail.send) },
    payments: {
      ...payments,
      openCheckout: watch(health, 'payments', payments.openCheckout),
      findDecision: watch(health, 'payments', payments.findDecision),
    },
    speech: { ...speech, clip: watch(health, 'speech', speech.clip) },
  };
}
