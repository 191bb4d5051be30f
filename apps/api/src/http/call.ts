import * as schemas from '@rehearse/api-client/schemas';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { z } from 'zod';
import { addressOf, isSecureCall } from './address.ts';
import { authenticate } from './authenticate.ts';
import type { Deps } from './deps.ts';
import type { AppEnv } from './env.ts';
import { type Envelope, envelopeOf, respond } from './envelope.ts';
import { BadRequest, NotFound } from './errors.ts';
import { runOnce } from './idempotency.ts';
import { operations } from './operations.gen.ts';
import { Reply } from './reply.ts';
import type { Account, AnyRoute, Call, OperationId } from './route.ts';
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
    throw error instanceof BadRequest ? new NotFound() : error;
  }
}

async function readJson(c: Context, id: OperationId) {
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/json\b/i.test(type)) {
    throw new BadRequest('request.contentType', { field: 'Content-Type', params: { type: 'application/json' } });
  }
  const text = await c.req.text();
  const schema = schemaOf(id, 'Body');
  const body = parseJson(text);
  return { text, body: schema ? check(schema, body, 'body') : body };
}

async function callOf(c: Context<AppEnv>, deps: Deps, id: OperationId): Promise<Call<OperationId>> {
  const { access, body: bodyType } = operations[id];
  const log = c.get('log');
  const account: Account | null = await authenticate(c, deps, access);
  const query = checkPart(id, 'Query', c.req.query());
  const params = pathOf(c, id);
  const headers = checkPart(id, 'Headers', headersOf(c, id));
  const { text, body } = bodyType === 'json' ? await readJson(c, id) : { text: '', body: undefined };
  const call = {
    deps,
    body,
    query,
    params,
    headers,
    account,
    log,
    address: addressOf(c, deps.config.trustProxy),
    isSecure: isSecureCall(c, deps.config.trustProxy) || deps.config.publicUrl.startsWith('https:'),
    request: c.req.raw,
    text,
    cookie: (name: string) => getCookie(c, name),
  };
  // The generated schemas checked each part against the operation, which TypeScript can't follow through the table.
  return call as unknown as Call<OperationId>;
}

const finish = (envelope: Envelope) => ({ status: 200, body: JSON.stringify(envelope) });

/** Hono's handler of an operation: checks the request, runs the handler, wraps its result. */
export function answer(deps: Deps, route: AnyRoute) {
  const { id, options } = route;
  // The call that `callOf` builds for an operation is the one that its handler takes.
  const run = route.handler as (call: Call<OperationId>) => unknown;
  const { idempotent } = operations[id];

  return async (c: Context<AppEnv>): Promise<Response> => {
    const call = await callOf(c, deps, id);
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
}
