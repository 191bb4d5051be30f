import { reply } from '../../http/reply.ts';
import { type AnyRoute, operation } from '../../http/route.ts';
import { readCredits } from '../../services/site/read-credits.ts';
import { readStats } from '../../services/site/read-stats.ts';

/** The counts change only with an import. */
const fiveMinutes = { 'Cache-Control': 'public, max-age=300' };

/** `GET /api/public/stats` */
export const getSiteStats = operation('getSiteStats', async ({ deps }) =>
  reply(await readStats(deps), { headers: fiveMinutes }),
);

/** `GET /api/public/credits` */
export const getCredits = operation('getCredits', async ({ deps }) => reply(await readCredits(deps)));

/** Public facts about the site. */
export const routes: AnyRoute[] = [getSiteStats, getCredits];
