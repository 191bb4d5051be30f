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
 * - `reader`: anyone; a valid session cookie identifies the account.
 * - `owner`: a valid access token or session cookie, else 404.
 */
export type Access = 'public' | 'bearer' | 'reader' | 'owner';

type AccountOf<A extends Access> = A extends 'bearer' | 'owner' ? Account : A extends 'reader' ? Account | null : null;

type Part<Id extends string, Name extends string> = `z${Capitalize<Id>}${Name}` extends infer Key extends keyof Schemas
  ? Schemas[Key] extends z.ZodType<infer Value>
    ? Value
    : undefined
  : undefined;

/** The validated JSON body; undefined for a form, which the handler reads from `bytes`. */
export type BodyOf<Id extends OperationId> = Operations[Id]['body'] extends 'json' ? Part<Id, 'Body'> : undefined;

/** `data` of the operation's reply. */
export type DataOf<Id extends OperationId> = Part<Id, 'Response'> extends { data: infer Data } ? Data : never;

/** The argument of a handler. */
export interface Call<Id extends OperationId> {
  deps: Deps;
  body: BodyOf<Id>;
  query: Part<Id, 'Query'>;
  params: Part<Id, 'Path'>;
  headers: Part<Id, 'Headers'>;
  account: AccountOf<Operations[Id]['access']>;
  /** The request's logger, which adds the request id. */
  log: Logger;
  /** The client's address; behind `TRUST_PROXY` proxies, the address that the outermost trusted proxy saw. */
  address: string;
  /** Whether the client connects over TLS, to us or to the trusted proxy. */
  isSecure: boolean;
  /** The raw request; its body has already been read. */
  request: Request;
  /** Raw text of a JSON body (webhook signatures). */
  text: string;
  /** Raw body; empty when the operation has none in the contract. */
  bytes: Uint8Array;
  /** The account of the session cookie, or null; for operations that do not require one. */
  reader(): Promise<Account | null>;
  /** Reads a request cookie. */
  cookie(name: string): string | undefined;
}

/**
 * How a write with an `Idempotency-Key` takes effect exactly once.
 * - `transaction` (default): the claim on the key, the handler's writes through `deps.db` and the stored reply commit
 *   together. For handlers that only use the store.
 * - `claim`: the key is claimed first, the handler runs outside a transaction, the reply is stored after. For handlers
 *   that wait for a provider (files, payments, mail); they must tolerate being run again after a crash.
 */
export type AtomicMode = 'transaction' | 'claim';

export interface OperationOptions {
  /** Maximum body size in bytes; defaults to 256 KiB, or 64 KiB for visitors. Larger bodies get 413. */
  maxBodyBytes?: number;
  atomic?: AtomicMode;
}

/** `data` (wrapped in the envelope with 200), a {@link Reply} with more than data, or a complete Response (media). */
export type Result<Id extends OperationId> = DataOf<Id> | Reply<DataOf<Id>> | Response;

export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Result<Id>> | Result<Id>;

/** An operation of the contract bound to its handler; the router mounts it at the contract's method and path. */
export interface Route<Id extends OperationId = OperationId> {
  id: Id;
  handler: Handler<Id>;
  options: OperationOptions;
}

/** A route without its operation's types, for the router. */
export interface AnyRoute {
  id: OperationId;
  handler(call: never): unknown;
  options: OperationOptions;
}

/**
 * Binds a handler to an operation of the contract.
 *
 * Before the handler runs, the router validates the request with the contract's generated schemas and authenticates it by
 * the contract's `security`. Handlers throw the errors of `domain/errors.ts`; anything else becomes a 500 without details.
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

/** The argument of a {@link Page} handler. */
export interface PageCall {
  deps: Deps;
  request: Request;
  /** The posted form (`application/x-www-form-urlencoded`, at most `maxFormBytes`) as text; empty otherwise. */
  form: string;
  /** Values of the `:name` segments of the path. */
  params: Record<string, string>;
  /** The account of the session cookie, or null. */
  account: Account | null;
  log: Logger;
  /** The client's address, as in {@link Call}. */
  address: string;
  /** Whether the client connects over TLS, as in {@link Call}. */
  isSecure: boolean;
  /** Reads a request cookie. */
  cookie(name: string): string | undefined;
}

/** A server-rendered page outside the contract, such as the development mailbox. */
export interface Page {
  method: 'GET' | 'POST';
  /** Path; `:name` segments match any value. */
  path: string;
  /** Maximum size of a posted form in bytes; defaults to 1 KiB. */
  maxFormBytes?: number;
  handler: (call: PageCall) => Promise<Response> | Response;
}
