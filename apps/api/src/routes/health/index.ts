import { Unavailable } from '../../domain/errors.ts';
import { reply } from '../../http/reply.ts';
import { type AnyRoute, operation } from '../../http/route.ts';

/** Liveness: the process is running. */
export const getHealth = operation('getHealth', () => null);

/**
 * Readiness: the database is writable, the file store responds, and the question bank is loaded. Failing mail, payments and
 * speech are reported, but don't make the server unready.
 */
export const getReadiness = operation('getReadiness', async ({ deps }) => {
  const { broken, failing } = await deps.health.look();
  if (broken.length > 0) throw new Unavailable('server.notReady', { params: { parts: broken.join(', ') } });
  const question = await deps.db.selectFrom('questions').select('question_id').limit(1).executeTakeFirst();
  if (!question) throw new Unavailable('bank.notLoaded');
  return reply(null, failing.length > 0 ? { message: `Ready. Not working: ${failing.join(', ')}.` } : {});
});

/** Health checks for load balancers and launchers. */
export const routes: AnyRoute[] = [getHealth, getReadiness];
