import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient as generate } from '@hey-api/openapi-ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import config from '../openapi-ts.config.ts';

const root = path.join(import.meta.dirname, '..');
const committed = path.join(root, 'src', 'generated');

const filesBelow = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

describe('the generated client', () => {
  let fresh: string;
  beforeAll(async () => {
    fresh = await mkdtemp(path.join(tmpdir(), 'rehearse-client-'));
    const { output, ...rest } = await config;
    await generate({
      ...rest,
      input: path.join(root, 'openapi.yaml'),
      output: { ...(output as object), path: fresh },
      logs: { level: 'silent' },
    });
  });
  afterAll(() => rm(fresh, { recursive: true }));

  it('is up to date with the contract (otherwise run: npm run generate)', async () => {
    const files = await filesBelow(fresh);
    expect(await filesBelow(committed)).toEqual(files);
    for (const file of files) {
      expect(await readFile(path.join(committed, file), 'utf8'), file).toBe(
        await readFile(path.join(fresh, file), 'utf8'),
      );
    }
  });
});

describe('the contract', () => {
  it('contains every call of the specification', async () => {
    const contract = parse(await readFile(path.join(root, 'openapi.yaml'), 'utf8'));
    const calls = Object.entries(contract.paths as Record<string, object>).flatMap(([url, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${url}`),
    );
    expect(calls).toEqual(
      expect.arrayContaining([
        'POST /api/public/register',
        'POST /api/public/login',
        'POST /api/public/verification/send',
        'POST /api/public/verification/verify',
        'POST /api/public/user/exist',
        'POST /api/public/updateNewToken',
        'POST /api/public/passwordReset/sendCode',
        'POST /api/public/passwordReset/verifyCode',
        'POST /questions/list',
        'POST /questions/detail',
        'POST /questions/next',
        'POST /questions/previous',
        'POST /practice',
        'POST /questions/answer',
        'POST /wordbook/list',
        'POST /wordbook/search',
        'POST /wordbook/practice/status',
        'GET /api/public/product/pricing/vip',
        'POST /api/create-checkout-session',
      ]),
    );
  });

  it('has only strings as parameters in addresses, since the app’s client can’t serialize others', async () => {
    const contract = parse(await readFile(path.join(root, 'openapi.yaml'), 'utf8'));
    interface Parameter {
      in?: string;
      schema?: { type?: string };
    }
    const declared = Object.values((contract.components.parameters ?? {}) as Record<string, Parameter>);
    const used = Object.values(contract.paths as Record<string, Record<string, { parameters?: Parameter[] }>>)
      .flatMap((operations) => Object.values(operations))
      .flatMap(({ parameters = [] }) => parameters);
    const inAddresses = [...declared, ...used].filter((each) => each.in === 'query' || each.in === 'path');
    expect(inAddresses.length).toBeGreaterThan(5);
    expect(new Set(inAddresses.map(({ schema }) => schema?.type))).toEqual(new Set(['string']));
  });
});
