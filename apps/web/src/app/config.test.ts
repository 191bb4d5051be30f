import { describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';

const serving =
  (body: string, status = 200) =>
  async () =>
    new Response(body, { status });

describe('the configuration', () => {
  it('names the host, without the slash an operator may have typed', async () => {
    expect(await loadConfig(serving('{ "apiHost": "https://api.example.org/" }'))).toEqual({
      apiHost: 'https://api.example.org',
    });
  });

  it.each([
    ['a page instead of JSON', '<!doctype html>', 200],
    ['no apiHost', '{}', 200],
    ['a missing file', '{ "apiHost": "" }', 404],
  ])('says what the file should hold when it finds %s', async (_, body, status) => {
    await expect(loadConfig(serving(body, status))).rejects.toThrow('{ "apiHost": "" }');
  });
});
