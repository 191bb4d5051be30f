import { ProviderFailed } from '../domain/errors.ts';
import type { Health, Part } from '../services/health/health.ts';
import type { AiServices } from './ai.ts';
import type { Mail } from './mail/types.ts';
import type { Payments } from './payments/types.ts';
import { ServiceFault } from './service-fault.ts';
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

/** Reports the outcome of a request to an AI service. A request that was given up says nothing about the service. */
async function noted<Result>(health: Health, part: Part, request: Promise<Result>): Promise<Result> {
  try {
    const result = await request;
    health.note(part, true);
    return result;
  } catch (error) {
    if (error instanceof ServiceFault) health.note(part, false);
    throw error;
  }
}

/** Wraps the services for corrections so that their failures show in the health check. */
export const monitorAiServices = (
  health: Health,
  { correction, transcription, languageTool }: AiServices,
): AiServices => ({
  correction: correction && {
    correct: (asking) => noted(health, 'AI correction', correction.correct(asking)),
    check: () => noted(health, 'AI correction', correction.check()),
  },
  transcription: transcription && {
    transcribe: (...given) => noted(health, 'transcription', transcription.transcribe(...given)),
    check: () => noted(health, 'transcription', transcription.check()),
  },
  languageTool: languageTool && {
    suspect: (...given) => noted(health, 'LanguageTool', languageTool.suspect(...given)),
    check: () => noted(health, 'LanguageTool', languageTool.check()),
  },
});
