import { describe, expect, it } from 'vitest';
import { ApiError, unwrap } from './index.ts';

const reply = (status: number) => new Response(null, { status });
const failureOf = (outcome: Parameters<typeof unwrap>[0]) => unwrap(outcome).catch((error: unknown) => error);
const named = { success: false, message: 'Use more.', data: null, code: 'password.tooShort', field: 'newPassword' };

describe('the reason of a failed call', () => {
  it.each([
    ['a failure', { error: { ...named, params: { min: 8, list: [] } }, response: reply(400) }],
    ['a reply of success: false', { data: { ...named, params: { min: 8 } }, response: reply(200) }],
  ])('is the host’s code from %s', async (_, outcome) => {
    const error = await failureOf(Promise.resolve(outcome as never));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: 'Use more.',
      code: 'password.tooShort',
      field: 'newPassword',
      params: { min: 8 },
    });
  });

  const thrown = (name: string) => new DOMException('Failed to fetch http://127.0.0.1/api/me', name);
  it.each([
    ['timeout', thrown('TimeoutError')],
    ['aborted', thrown('AbortError')],
    ['unknown', new TypeError("Cannot destructure property 'status'")],
    ['unknown', undefined],
  ])('is %s with a fallback text when there was no reply', async (code, cause) => {
    const error = await failureOf(Promise.resolve({ error: cause }));
    expect(error).toMatchObject({ status: null, code });
    expect(String(error)).not.toMatch(/fetch|http|destructure/i);
  });

  it.each(['<h1>Bad gateway</h1>', {}, null])('is a bad reply when it can’t be read: %j', async (body) => {
    const error = await failureOf(Promise.resolve({ error: body, response: reply(502) }));
    expect(error).toMatchObject({ status: 502, code: 'badReply', message: 'An unknown error occurred' });
  });
});
