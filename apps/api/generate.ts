import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

interface ContractOperation {
  operationId: string;
  security?: Record<string, unknown>[];
  parameters?: { $ref?: string; name?: string }[];
  requestBody?: { $ref?: string; content?: Record<string, unknown> };
  responses: Record<string, unknown>;
}

interface Contract {
  paths: Record<string, Record<string, ContractOperation>>;
}

const contractFile = fileURLToPath(import.meta.resolve('@rehearse/api-client/package.json')).replace(
  /package\.json$/,
  'openapi.yaml',
);
const target = fileURLToPath(new URL('src/http/operations.gen.ts', import.meta.url));

/** Access level: see `Access` in `src/http/route.ts`. */
function accessOf(security: ContractOperation['security']) {
  if (security === undefined) return 'bearer';
  if (security.length === 0) return 'public';
  const isOptional = security.some((scheme) => Object.keys(scheme).length === 0);
  return isOptional ? 'reader' : 'owner';
}

function bodyOf({ requestBody }: ContractOperation) {
  if (!requestBody) return 'none';
  const types = Object.keys(requestBody.content ?? { 'application/json': {} });
  return types.includes('application/json') ? 'json' : 'form';
}

const isIdempotent = ({ parameters = [] }: ContractOperation) =>
  parameters.some(({ $ref }) => $ref === '#/components/parameters/IdempotencyKey');

/** Renders the source of `src/http/operations.gen.ts`. */
export async function renderOperations() {
  const contract: Contract = parse(await readFile(contractFile, 'utf8'));
  const rows = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const row = {
        method: method.toUpperCase(),
        path,
        access: accessOf(operation.security),
        body: bodyOf(operation),
        idempotent: isIdempotent(operation),
        statuses: Object.keys(operation.responses).map(Number),
      };
      return `  ${operation.operationId}: ${JSON.stringify(row)},`;
    }),
  );
  return [
    '// Made from packages/api-client/openapi.yaml by apps/api/generate.ts; not to be edited.',
    'export const operations = {',
    ...rows,
    '} as const;',
    '',
  ].join('\n');
}

if (import.meta.main) await writeFile(target, await renderOperations());
