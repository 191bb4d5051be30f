import * as schemas from '@rehearse/api-client/schemas';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { z } from 'zod';
import { isMissingReference } from '../db/index.ts';
import type { Account } from '../domain/account.ts';
import { InvalidInput, NotAuthenticated, NotFound } from '../domain/errors.ts';
import type { Deps } from '../services/deps.ts';
import { addressOf, leavesByTls } from './address.ts';
import { authenticate, isFromLearner, readerOf } from './authenticate.ts';
import { assertType, bodyLimitsOf } from './body-type.ts';
import { trust } from './connections.ts';
import type { AppEnv } from './env.ts';
import { type Envelope, envelopeOf, respond } from './envelope.ts';
import { runOnce } from './idempotency.ts';
import { operations } from './operations.gen.ts';
import type { Patience } from './patience.ts';
import { Reply } from './reply.ts';
import type { BodyLimits } from './request-body.ts';
import type { AnyRoute, Call, OperationId } from './route.ts';
import { check, parseJson } from './validate.ts';

/** Header of a reply that an earlier request of the same key got. */
const replayedHeader = 'Idempotent-Replayed';
const keyHeader = 'Idempotency-Key';

const schemaTable = schemas as unknown as Record<string, z.ZodType | undefined>;

/** A schema of the contract by its generated name: operation and part. */
function schemaOf(id: OperationId, part: 'Body' | 'Query' | 'Path' | 'Headers') {
  return schemaTable[`z${id.charAt(0).toUpperCase()}${id.slice(1)}${part}`];
}

const checkPart = (id: OperationId, part: 'Query' | 'Path' | 'Headers', value: unknown) => {
  const schema = schemaOf(id, part);
  return schema ? check(schema, value, part.toLowerCase()) : undefined;
};

/** Header values under the contract's spelling of their names; absent ones are left out. */
function headersOf(c: Context, id: OperationId) {
  const schema = schemaOf(id, 'Headers') as z.ZodObject | undefined;
  const names = Object.keys(schema?.shape ?? {});
  return Object.fromEntries(names.map((name) => [name, c.req.header(name)]));
}

/** A path that the contract's pattern refuses names nothing. */
function pathOf(c: Context, id: OperationId) {
  try {
    return checkPart(id, 'Path', c.req.param());
  } catch (error) {
    throw error instanceof InvalidInput ? new NotFound() : error;
  }
}

interface ReadBody {
  text: string;
  bytes: Uint8Array;
  body: unknown;
}

/** Reads the body that the contract names; another one stays unread. */
async function readBody(c: Context<AppEnv>, id: OperationId, limits: BodyLimits): Promise<ReadBody> {
  const { body: type } = operations[id];
  if (type === 'none') return { text: '', bytes: new Uint8Array(), body: undefined };
  const bytes = await c.get('body').read(limits);
  if (type === 'form') return { text: '', bytes, body: undefined };
  const text = bytes.toString();
  const body = parseJson(text);
  const schema = schemaOf(id, 'Body');
  return { text, bytes, body: schema ? check(schema, body, 'body') : body };
}

async function callOf(
  c: Context<AppEnv>,
  deps: Deps,
  { id, limits }: { id: OperationId; limits: BodyLimits },
): Promise<Call<OperationId>> {
  const { access } = operations[id];
  const log = c.get('log');
  assertType(c, id);
  const account: Account | null = await authenticate(c, deps, access);
  if (account && c.env?.incoming) trust(c.env.incoming);
  const query = checkPart(id, 'Query', c.req.query());
  const params = pathOf(c, id);
  const headers = checkPart(id, 'Headers', headersOf(c, id));
  const { text, bytes, body } = await readBody(c, id, limits);
  const call = {
    deps,
    body,
    query,
    params,
    headers,
    account,
    log,
    address: addressOf(c, deps.config.trustProxy),
    isSecure: leavesByTls(c, deps.config),
    request: c.req.raw,
    text,
    bytes,
    reader: () => readerOf(c, deps),
    cookie: (name: string) => getCookie(c, name),
  };
  // The generated schemas checked each part against the operation, which TypeScript can't follow through the table.
  return call as unknown as Call<OperationId>;
}

const finish = (envelope: Envelope) => ({ status: 200, body: JSON.stringify(envelope) });

/** An account that was deleted while its request ran is signed out; rows that refer to it could not be stored. */
async function assertStillThere(deps: Deps, account: Account | null, error: unknown): Promise<void> {
  if (!account || !isMissingReference(error)) return;
  const user = await deps.db.selectFrom('users').select('user_id').where('user_id', '=', account.userId).execute();
  if (user.length === 0) throw new NotAuthenticated();
}

/** Hono's handler of an operation: checks the request, runs the handler, wraps its result. */
export function answer(deps: Deps, route: AnyRoute, patience: Patience) {
  const { id, options } = route;
  // The call that `callOf` builds for an operation is the one that its handler takes.
  const run = route.handler as (call: Call<OperationId>) => unknown;
  const { idempotent } = operations[id];
  const limits = bodyLimitsOf(route, patience);

  const reply = async (c: Context<AppEnv>, call: Call<OperationId>): Promise<Response> => {
    const key = idempotent ? c.req.header(keyHeader) : undefined;
    if (key === undefined) {
      const result = await run(call);
      if (result instanceof Response) return result;
      return respond(finish(envelopeOf(result)), result instanceof Reply ? result : {});
    }
    const write = { key, userId: call.account?.userId ?? 0, operation: id, body: call.body ?? null };
    const { isReplay, ...finished } = await runOnce(deps, options.atomic ?? 'transaction', write, async (runDeps) =>
      finish(envelopeOf(await run({ ...call, deps: runDeps }))),
    );
    return respond(finished, isReplay ? { headers: { [replayedHeader]: 'true' } } : {});
  };

  return async (c: Context<AppEnv>): Promise<Response> => {
    if (await isFromLearner(c, deps)) c.set('hearOut', limits);
    const call = await callOf(c, deps, { id, limits });
    try {
      return await reply(c, call);
    } catch (error) {
      await assertStillThere(deps, call.account, error);
      throw error;
    }
  };
}
