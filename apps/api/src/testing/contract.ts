import * as schemas from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import { operations } from '../http/operations.gen.ts';
import type { OperationId } from '../http/route.ts';

const schemaTable = schemas as unknown as Record<string, z.ZodType | undefined>;

/** Error statuses that any operation may return, in addition to its own in the contract. */
const anywhere = [408, 413, 415, 429, 503];

const matchers = Object.entries(operations).map(([id, { method, path }]) => ({
  id: id as OperationId,
  method,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** The operation of a request; undefined for pages and files. */
export function operationOf(method: string, path: string): OperationId | undefined {
  return matchers.find((matcher) => matcher.method === method && matcher.pattern.test(path))?.id;
}

/** @throws when a reply violates the contract of its operation */
export async function assertContract(method: string, url: string, response: Response): Promise<void> {
  const { pathname } = new URL(url, 'http://localhost');
  const id = operationOf(method, pathname);
  if (!id) return;
  const statuses: readonly number[] = operations[id].statuses;
  if (!statuses.includes(response.status) && !anywhere.includes(response.status)) {
    throw new Error(`${id} answered ${response.status}, which is not in the contract: ${await response.text()}`);
  }
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const name = `z${id.charAt(0).toUpperCase()}${id.slice(1)}Response`;
  const schema = response.ok ? schemaTable[name] : schemas.zFailure;
  if (!isJson) {
    if (!response.ok) throw new Error(`${id} failed without the envelope`);
    return;
  }
  const checked = schema?.safeParse(await response.json());
  if (checked && !checked.success) throw new Error(`${id} broke the contract: ${checked.error.message}`);
}
