import { createSitting, type SittingRequest, unwrap } from '@rehearse/api-client';
import type { CallFailure } from '@rehearse/practice-machines/login';
import { types } from '@rehearse/question-types';
import { type DrillRequest, sittingPath } from '@rehearse/ui/screens';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Services, useServices } from '../../app/services.ts';
import { failureOf } from '../../host/failure.ts';
import { useAccountSettings } from '../../questions/running/use-account-settings.ts';

/**
 * Prepares a sitting, and returns its id. Nothing counts and no clock runs until it is started.
 *
 * @throws {NotOffered} if the host has no sittings
 */
export async function prepareSitting(
  { api: client, extras }: Pick<Services, 'api' | 'extras'>,
  body: SittingRequest,
): Promise<string> {
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const { sittingId } = await extras.ask('sittings', () => unwrap(createSitting({ client, headers, body })));
  return sittingId;
}

/** A drill of one type that somebody else suggests: words come one after the other as in the exam, other types with their reviews. */
export function suggestedDrill({
  submoduleId,
  count,
  level = 'Mine',
}: Pick<DrillRequest, 'count'> & { submoduleId: number; level?: DrillRequest['level'] }): SittingRequest {
  const review = submoduleId === types.readAndSelect.id ? 'end' : 'each';
  return { kind: 'drill', submoduleIds: [submoduleId], level, count, review, mode: 'timed' };
}

/** Starts a sitting on its own page; tests with the learner's extended time. */
export function useStartSitting() {
  const services = useServices();
  const navigate = useNavigate();
  const [settings] = useAccountSettings();
  const [isStarting, setStarting] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);

  /** Prepares a sitting and opens its page; resolves to whether that worked. */
  const startSitting = async (request: SittingRequest): Promise<boolean> => {
    const extended = request.kind === 'drill' || !settings ? request : { ...request, timeFactor: settings.timeFactor };
    setStarting(true);
    setFailure(null);
    try {
      void navigate(sittingPath(await prepareSitting(services, extended)));
      return true;
    } catch (error) {
      setFailure(failureOf(error));
      return false;
    } finally {
      setStarting(false);
    }
  };
  return { isStarting, failure, startSitting };
}
