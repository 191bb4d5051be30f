import { reply } from '../../http/reply.ts';
import { type AnyRoute, operation } from '../../http/route.ts';
import { readStats } from '../../services/site/read-stats.ts';

/** The counts change only with an import. */
const fiveMinutes = { 'Cache-Control': 'public, max-age=300' };

/** `GET /api/public/stats` */
export const getSiteStats = operation('getSiteStats', async ({ deps }) =>
  reply(await readStats(deps), { headers: fiveMinutes }),
);

/** Public site statistics. */
export const routes: AnyRoute[] = [getSiteStats];
