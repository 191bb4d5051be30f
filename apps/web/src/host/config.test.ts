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
      contact: { email: null, phone: null, registeredAddress: null, tradingAddress: null },
      frames: null,
    });
  });

  it('says how the operator can be reached, as far as they set it', async () => {
    const { contact } = await loadConfig(
      serving('{ "apiHost": "", "contact": { "email": "hello@example.org", "phone": 7, "tradingAddress": " " } }'),
    );
    expect(contact).toEqual({
      email: 'hello@example.org',
      phone: null,
      registeredAddress: null,
      tradingAddress: null,
    });
  });

  it.each([
    ['preview', 'preview'],
    ['all', 'all'],
    ['none', null],
    [true, null],
  ])('knows which questions can be framed: %j', async (given, frames) => {
    const config = await loadConfig(serving(JSON.stringify({ apiHost: '', frames: given })));
    expect(config.frames).toBe(frames);
  });

  it.each([
    ['a page instead of JSON', '<!doctype html>', 200],
    ['no apiHost', '{}', 200],
    ['a missing file', '{ "apiHost": "" }', 404],
  ])('says what the file should hold when it finds %s', async (_, body, status) => {
    await expect(loadConfig(serving(body, status))).rejects.toThrow('{ "apiHost": "" }');
  });
});
