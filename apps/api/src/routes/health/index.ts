import { Unavailable } from '../../domain/errors.ts';
import { reply } from '../../http/reply.ts';
import { type AnyRoute, operation } from '../../http/route.ts';

/** The process runs. */
export const getHealth = operation('getHealth', () => null);

/**
 * The database takes writes, the file store answers, and the question bank is loaded. Mail, payments and speech are named
 * when they failed last, but the rest goes on without them.
 */
export const getReadiness = operation('getReadiness', async ({ deps }) => {
  const { broken, failing } = await deps.health.look();
  if (broken.length > 0) throw new Unavailable('server.notReady', { params: { parts: broken.join(', ') } });
  const question = await deps.db.selectFrom('questions').select('question_id').limit(1).executeTakeFirst();
  if (!question) throw new Unavailable('bank.notLoaded');
  return reply(null, failing.length > 0 ? { message: `Ready. Not working: ${failing.join(', ')}.` } : {});
});

/** For load balancers and launchers. */
export const routes: AnyRoute[] = [getHealth, getReadiness];
