import { NotOffered } from '@rehearse/api-client';
import type { ProfileAi, ProfileScreenProps } from '@rehearse/ui/screens';
import { useCallback, useState } from 'react';
import { correctionsAt, toListed, toOffer } from '../../app/corrections/corrections.ts';
import { useServices } from '../../app/services.ts';
import { usePart } from '../../app/use-part.ts';
import { useChange } from './use-change.ts';

type Consent = Pick<ProfileScreenProps, 'ai' | 'onRetryAi' | 'consentChange' | 'onConsentChange'>;

/** Withdrawing consent stops what is in progress. */
const withConsent = ({ offer, corrections }: ProfileAi, given: boolean): ProfileAi => ({
  offer: { ...offer, hasConsent: given },
  corrections: corrections.map((one) =>
    !given && (one.state === 'queued' || one.state === 'working') ? { ...one, state: 'failed' } : one,
  ),
});

/** The learner's consent to AI services, and the latest corrections. */
export function useAiConsent(): Consent {
  const services = useServices();
  const { bus } = services;
  const [calls] = useState(() => correctionsAt(services));
  const [given, setGiven] = useState<boolean | null>(null);
  const [ai, onRetryAi] = usePart(
    useCallback(async () => {
      const offer = toOffer(await calls.offer());
      if (offer.services.length === 0) throw new NotOffered();
      const { content } = await calls.latest();
      return { offer, corrections: content.map(toListed) };
    }, [calls]),
  );
  const [consentChange, change] = useChange(calls.setConsent);
  const shown = ai.phase === 'ready' && given !== null ? { ...ai, value: withConsent(ai.value, given) } : ai;
  return {
    ai: shown,
    onRetryAi,
    consentChange,
    onConsentChange: async (wanted) => {
      if (!(await change(wanted))) return;
      setGiven(wanted);
      bus.publish('corrections.changed');
    },
  };
}
