import { reply } from '../../http/reply.ts';
import { type AnyRoute, operation } from '../../http/route.ts';
import { readStats } from '../../services/site/read-stats.ts';

/** The counts change with an import alone. */
const fiveMinutes = { 'Cache-Control': 'public, max-age=300' };

/** `GET /api/public/stats` */
export const getSiteStats = operation('getSiteStats', async ({ deps }) =>
  reply(await readStats(deps), { headers: fiveMinutes }),
);

/** What a visitor is told of the site. */
export const routes: AnyRoute[] = [getSiteStats];
