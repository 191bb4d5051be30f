import { NotReady } from '../../http/errors.ts';
import { type AnyRoute, operation } from '../../http/route.ts';

/** The process runs. */
export const getHealth = operation('getHealth', () => null);

/** The store answers and the question bank is loaded. */
export const getReadiness = operation('getReadiness', async ({ deps, log }) => {
  const question = await deps.db
    .selectFrom('questions')
    .select('question_id')
    .limit(1)
    .executeTakeFirst()
    .catch((error: unknown) => {
      log.error({ err: error }, 'the store does not answer');
      throw new NotReady('store.unreachable');
    });
  if (!question) throw new NotReady('bank.notLoaded');
  return null;
});

/** For load balancers and launchers. */
export const routes: AnyRoute[] = [getHealth, getReadiness];
