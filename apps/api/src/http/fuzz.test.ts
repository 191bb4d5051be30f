import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { questionTypes } from '@rehearse/question-types';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { renderOperations } from '../../generate.ts';
import { type ContractDocument, resolve, type Schema, spoiltValuesOf, valuesOf } from '../testing/arbitraries.ts';
import { type SignedIn, startTestServer, storeKinds, type TestServer } from '../testing/index.ts';
import { operations } from './operations.gen.ts';

interface RequestBody {
  $ref?: string;
  content?: Record<string, { schema: Schema }>;
}
type Contract = ContractDocument & { paths: Record<string, { post?: { requestBody?: RequestBody } }> };

const contractFile = fileURLToPath(import.meta.resolve('@rehearse/api-client/package.json')).replace(
  'package.json',
  'openapi.yaml',
);
const contract: Contract = parse(readFileSync(contractFile, 'utf8'));

const bodySchema = (path: string): Schema => {
  const requestBody = contract.paths[path]?.post?.requestBody as Schema & RequestBody;
  const { content } = resolve(contract, requestBody) as RequestBody;
  return content?.['application/json']?.schema ?? {};
};

const writes = Object.entries(operations).filter(([, { body }]) => body === 'json');
const runs = 25;

/** Two questions of each submodule, with low ids, which the arbitraries favour. */
async function addQuestions({ deps }: TestServer) {
  const questions = [...questionTypes, ...questionTypes].map(({ id }, index) => ({
    question_id: index + 1,
    submodule_id: id,
    module_id: 1,
    difficulty: 'Easy' as const,
    payload: '{}',
    ord_s: Math.floor(index / questionTypes.length) + 1,
    ord_d: Math.floor(index / questionTypes.length) + 1,
    created_at: 0,
    updated_at: 0,
  }));
  await deps.db.insertInto('questions').values(questions).execute();
  const counts = questionTypes.map(({ id }) => ({ submodule_id: id, difficulty: 'Easy' as const, n: 2 }));
  await deps.db.insertInto('question_counts').values(counts).execute();
}

it('the table of operations matches the contract (if not: npm run generate)', async () => {
  const committed = readFileSync(new URL('operations.gen.ts', import.meta.url), 'utf8');
  expect(committed).toBe(await renderOperations());
});

describe.each(storeKinds)('no body causes a server error, on %s', (kind) => {
  let server: TestServer;
  let learner: SignedIn;
  beforeAll(async () => {
    server = await startTestServer(kind, { config: { rateLimitScale: 1_000_000 } });
    learner = await server.signIn();
    const { db, passwords } = server.deps;
    await db
      .updateTable('users')
      .set({ password_hash: await passwords.hash('a quiet library') })
      .execute();
    await addQuestions(server);
  });
  afterAll(() => server.close());

  it.each(writes)('%s', { timeout: 60_000 }, async (_id, { path }) => {
    const schema = bodySchema(path);
    const bodies = fc.oneof(
      { weight: 2, arbitrary: valuesOf(contract, schema) },
      { weight: 3, arbitrary: spoiltValuesOf(contract, schema) },
      { weight: 1, arbitrary: fc.jsonValue() },
      { weight: 1, arbitrary: fc.string() },
    );
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const { status } = await server.post(path, body, {
          token: learner.token,
          headers: { 'Stripe-Signature': 't=1,v1=00' },
        });
        expect(status).toBeLessThan(500);
      }),
      { numRuns: runs },
    );
  });
});
