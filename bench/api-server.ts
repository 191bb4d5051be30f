import { loadConfig } from '../apps/api/src/config/config.ts';
import { sql } from '../apps/api/src/db/index.ts';
import { unknownDevice } from '../apps/api/src/domain/device.ts';
import { createApp } from '../apps/api/src/http/app.ts';
import type { Page } from '../apps/api/src/http/route.ts';
import { parts } from '../apps/api/src/routes/index.ts';
import { createDeps } from '../apps/api/src/server/create-deps.ts';
import { listen } from '../apps/api/src/server/listen.ts';
import { startSession } from '../apps/api/src/services/sessions/start.ts';
import { seed } from './api-seed.ts';

/** The first line of output of a benchmark server, as JSON. */
export interface BenchServer {
  readonly port: number;
  readonly accessToken: string;
  readonly sessionCookie: string;
}

const [size = '18000'] = process.argv.slice(2);
const config = loadConfig();
const deps = await createDeps(config);
const learner = await seed(deps.db, deps.store.kind, Number(size));

/** Baseline: the overhead of an empty request. */
const empty: Page = { method: 'GET', path: '/bench/empty', handler: () => Response.json({ ok: true }) };
/** Baseline: a minimal request for one row, with the product's middleware and a single look-up. */
const lookup: Page = {
  method: 'GET',
  path: '/bench/lookup',
  async handler({ request }) {
    const questionId = Number(new URL(request.url).searchParams.get('questionId'));
    const { rows } = await sql`select question_id, submodule_id, module_id, difficulty from questions
      where question_id = ${questionId}`.execute(deps.db);
    return Response.json({ success: true, message: 'OK', data: rows[0] });
  },
};

const app = createApp(deps, { routes: parts.routes, pages: [empty, lookup] });
const { port } = await listen(app.fetch, {
  host: config.host,
  port: config.port,
  connections: { total: 10_000, perAddress: 10_000 },
  headers: {},
});
const { accessToken, readerToken } = await startSession(deps, { userId: learner, device: unknownDevice });
const hello: BenchServer = { port, accessToken, sessionCookie: `rehearse_session=${readerToken}` };
process.stdout.write(`${JSON.stringify(hello)}\n`);
