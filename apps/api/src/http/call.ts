import * as schemas from '@rehearse/api-client/schemas';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { z } from 'zod';
import { isMissingReference } from '../db/index.ts';
import type { Account } from '../domain/account.ts';
import { InvalidInput, NotAuthenticated, NotFound } from '../domain/errors.ts';
import type { Deps } from '../services/deps.ts';
import { addressOf, repliesOverTls } from './address.ts';
import { authenticate, isFromLearner, readerOf } from './authenticate.ts';
import type { BodyTimeouts } from './body-timeouts.ts';
import { assertType, bodyLimitsOf } from './body-type.ts';
import { markTrusted } from './connections.ts';
import type { AppEnv } from './env.ts';
import { type Envelope, envelopeOf, respond } from './envelope.ts';
import { runOnce } from './idempotency.ts';
import { operations } from './operations.gen.ts';
import { Reply } from './reply.ts';
import type { BodyLimits } from './request-body.ts';
import type { AnyRoute, Call, OperationId } from './route.ts';
import { check, parseJson } from './validate.ts';

/** Header that marks a replayed reply: the stored one of an earlier request with the same key. */
const replayedHeader = 'Idempotent-Replayed';
const keyHeader = 'Idempotency-Key';

const schemaTable = schemas as unknown as Record<string, z.ZodType | undefined>;

/** A schema of the contract, looked up by its generated name (operation and part). */
function schemaOf(id: OperationId, part: 'Body' | 'Query' | 'Path' | 'Headers') {
  return schemaTable[`z${id.charAt(0).toUpperCase()}${id.slice(1)}${part}`];
}

const checkPart = (id: OperationId, part: 'Query' | 'Path' | 'Headers', value: unknown) => {
  const schema = schemaOf(id, part);
  return schema ? check(schema, value, part.toLowerCase()) : undefined;
};

/** Header values under the names as the contract spells them, without absent headers. */
function headersOf(c: Context, id: OperationId) {
  const schema = schemaOf(id, 'Headers') as z.ZodObject | undefined;
  const names = Object.keys(schema?.shape ?? {});
  return Object.fromEntries(names.map((name) => [name, c.req.header(name)]));
}

/** A path that doesn't match the contract's pattern is a 404, not a validation error. */
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

/** Reads the body if the operation has one in the contract; otherwise leaves it unread. */
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
  if (account && c.env?.incoming) markTrusted(c.env.incoming);
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
    isSecure: repliesOverTls(c, deps.config),
    request: c.req.raw,
    text,
    bytes,
    reader: () => readerOf(c, deps),
    cookie: (name: string) => getCookie(c, name),
  };
  // The generated schemas have validated each part for this operation; TypeScript can't infer that through the lookup.
  return call as unknown as Call<OperationId>;
}

const finish = (envelope: Envelope) => ({ status: 200, body: JSON.stringify(envelope) });

/** If the account was deleted during the request, its writes fail on missing references: reply 401, not 500. */
async function assertStillThere(deps: Deps, account: Account | null, error: unknown): Promise<void> {
  if (!account || !isMissingReference(error)) return;
  const user = await deps.db.selectFrom('users').select('user_id').where('user_id', '=', account.userId).execute();
  if (user.length === 0) throw new NotAuthenticated();
}

/** The Hono handler of an operation: validates the request, runs the handler, wraps its result in the envelope. */
export function answer(deps: Deps, route: AnyRoute, timeouts: BodyTimeouts) {
  const { id, options } = route;
  // `callOf` builds the call for this operation, so its type matches the handler's.
  const run = route.handler as (call: Call<OperationId>) => unknown;
  const { idempotent } = operations[id];
  const limits = bodyLimitsOf(route, timeouts);

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
    if (await isFromLearner(c, deps)) c.set('drainLimits', limits);
    const call = await callOf(c, deps, { id, limits });
    try {
      return await reply(c, call);
    } catch (error) {
      await assertStillThere(deps, call.account, error);
      throw error;
    }
  };
}
