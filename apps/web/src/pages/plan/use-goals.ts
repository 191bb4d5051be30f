import { getGoals, setGoals, unwrap, unwrapIfAny } from '@rehearse/api-client';
import { type LearnerGoals, noGoals } from '@rehearse/ui/screens';
import { useCallback } from 'react';
import { useServices } from '../../app/services.ts';
import { usePart } from '../../app/use-part.ts';
import { useChange } from '../account/use-change.ts';

/** The learner's goals, and how to change them. */
export function useGoals() {
  const { api: client, extras } = useServices();
  const [goals, onRetry] = usePart(
    useCallback(
      async (): Promise<LearnerGoals> =>
        (await extras.ask('plan', () => unwrap(getGoals({ client })))).goals ?? noGoals,
      [client, extras],
    ),
  );
  const [saving, save] = useChange((chosen: LearnerGoals) => unwrapIfAny(setGoals({ client, body: chosen })));
  return { goals, onRetry, saving, save };
}
