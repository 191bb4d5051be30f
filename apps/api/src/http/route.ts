import type * as schemas from '@rehearse/api-client/schemas';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Account } from '../domain/account.ts';
import type { Deps } from '../services/deps.ts';
import type { operations } from './operations.gen.ts';
import type { Reply } from './reply.ts';

type Operations = typeof operations;
type Schemas = typeof schemas;

/** `operationId` of the contract. */
export type OperationId = keyof Operations;

/**
 * Who may call an operation, by its `security` in the contract.
 * - `public`: anyone, `account` is null.
 * - `bearer`: a valid access token, else 401.
 * - `reader`: anyone; the session cookie, when valid, gives the account.
 * - `owner`: a valid access token or session cookie, else 404.
 */
export type Access = 'public' | 'bearer' | 'reader' | 'owner';

type AccountOf<A extends Access> = A extends 'bearer' | 'owner' ? Account : A extends 'reader' ? Account | null : null;

type Part<Id extends string, Name extends string> = `z${Capitalize<Id>}${Name}` extends infer Key extends keyof Schemas
  ? Schemas[Key] extends z.ZodType<infer Value>
    ? Value
    : undefined
  : undefined;

/** The checked JSON body; undefined for a form, which the handler takes from `bytes`. */
export type BodyOf<Id extends OperationId> = Operations[Id]['body'] extends 'json' ? Part<Id, 'Body'> : undefined;

/** `data` of the operation's reply. */
export type DataOf<Id extends OperationId> = Part<Id, 'Response'> extends { data: infer Data } ? Data : never;

/** What a handler works with. */
export interface Call<Id extends OperationId> {
  deps: Deps;
  body: BodyOf<Id>;
  query: Part<Id, 'Query'>;
  params: Part<Id, 'Path'>;
  headers: Part<Id, 'Headers'>;
  account: AccountOf<Operations[Id]['access']>;
  /** The request's logger: carries the request id. */
  log: Logger;
  /** The caller's address; behind `TRUST_PROXY` proxies the one the outermost trusted proxy saw. */
  address: string;
  /** True when the caller's connection to us, or to the trusted proxy, is TLS. */
  isSecure: boolean;
  /** The request as it came; its body is read already. */
  request: Request;
  /** Raw text of a JSON body (webhook signatures). */
  text: string;
  /** Raw body; empty where the contract names none. */
  bytes: Uint8Array;
  /** The account of the session cookie, or null, where the operation itself asks for none. */
  reader(): Promise<Account | null>;
  /** Read a request cookie. */
  cookie(name: string): string | undefined;
}

/**
 * How a write under an `Idempotency-Key` becomes one effect.
 * - `transaction` (default): the claim on the key, the handler's writes through `deps.db` and the stored reply commit
 *   together. For handlers that only talk to the store.
 * - `claim`: the key is claimed first, the handler runs outside a transaction, the reply is stored after. For handlers
 *   that wait for a provider (files, payments, mail); they must bear a repeat after a crash in between.
 */
export type AtomicMode = 'transaction' | 'claim';

export interface OperationOptions {
  /** Largest body in bytes; 256 KiB when absent, 64 KiB where nobody is signed in. Larger ones get 413. */
  maxBodyBytes?: number;
  atomic?: AtomicMode;
}

/** `data` (wrapped in the envelope with 200), a {@link Reply} with more to say, or a whole Response (media). */
export type Result<Id extends OperationId> = DataOf<Id> | Reply<DataOf<Id>> | Response;

export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Result<Id>> | Result<Id>;

/** An operation of the contract bound to its handler; the router mounts it at the contract's method and path. */
export interface Route<Id extends OperationId = OperationId> {
  id: Id;
  handler: Handler<Id>;
  options: OperationOptions;
}

/** A route with its operation's types forgotten: what the router keeps. */
export interface AnyRoute {
  id: OperationId;
  handler(call: never): unknown;
  options: OperationOptions;
}

/**
 * Binds a handler to an operation of the contract.
 *
 * The router checks the request by the contract's generated schemas before the handler runs, and the account by the
 * contract's `security`. The handler throws the errors of `domain/errors.ts`; anything else becomes a 500 without details.
 *
 * @example
 * export const listQuestions = operation('listQuestions', ({ deps, body, account }) =>
 *   questions.list(deps, { ...body, userId: account?.userId ?? null }),
 * );
 */
export function operation<Id extends OperationId>(
  id: Id,
  handler: Handler<Id>,
  options: OperationOptions = {},
): Route<Id> {
  return { id, handler, options };
}

/** What the handler of a {@link Page} works with. */
export interface PageCall {
  deps: Deps;
  request: Request;
  /** The text of a form that was posted (`application/x-www-form-urlencoded`, 1 KiB at most); else empty. */
  form: string;
  /** Values of `:name` parts of the path. */
  params: Record<string, string>;
  /** The account of the session cookie, or null. */
  account: Account | null;
  log: Logger;
}

/** A page of the server's own outside the contract, such as the development mailbox. */
export interface Page {
  method: 'GET' | 'POST';
  /** Parts of the form `:name` take any value. */
  path: string;
  handler: (call: PageCall) => Promise<Response> | Response;
}
