import { ApiError } from '@rehearse/api-client';
import type { CallFailure } from '@rehearse/practice-machines/login';
import { useEffect, useState } from 'react';
import { useServices } from '../../app/services.ts';
import type { LearnerWorkspace } from '../../delivery/learner-workspace.ts';
import { failureOf } from '../../host/failure.ts';
import type { AppSitting } from './host-sitting.ts';
import { loadSitting } from './sitting-at.ts';

/** A sitting, and the learner whose it is. */
export interface SittingAddress {
  sittingId: string;
  workspace: LearnerWorkspace;
}

/** What is at the address. */
export type FoundSitting =
  | { phase: 'loading' }
  | { phase: 'missing' }
  | { phase: 'failed'; failure: CallFailure }
  | AppSitting;

/** What the contract takes for an id. */
const isSittingId = (text: string) => /^[0-9a-f-]{36}$/.test(text);

/** The sitting of an address, loaded once; a failure can be retried. */
export function useSitting({ sittingId, workspace }: SittingAddress) {
  const services = useServices();
  const [found, setFound] = useState<FoundSitting>(
    isSittingId(sittingId) ? { phase: 'loading' } : { phase: 'missing' },
  );
  const isLoading = 'phase' in found && found.phase === 'loading';
  useEffect(() => {
    if (!isLoading) return;
    let isCurrent = true;
    loadSitting(services, workspace, sittingId).then(
      (sitting) => isCurrent && setFound(sitting),
      (error: unknown) => {
        const isMissing = error instanceof ApiError && error.status === 404;
        if (isCurrent) setFound(isMissing ? { phase: 'missing' } : { phase: 'failed', failure: failureOf(error) });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [services, workspace, sittingId, isLoading]);
  return [found, () => setFound({ phase: 'loading' })] as const;
}
