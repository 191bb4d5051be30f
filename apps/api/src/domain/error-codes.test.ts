import { zErrorCode } from '@rehearse/api-client/schemas';
import { describe, expect, it } from 'vitest';
import { messageOf } from './error-codes.ts';

const params = { seconds: 40, min: 8, max: 256, megabytes: 8, count: 20, options: 'en, zh', expected: 'a text' };
const allParams = { ...params, type: 'application/json', parts: 'database' };

describe('the message of an error', () => {
  it.each(zErrorCode.options)('%s is one or more sentences with its values filled in', (code) => {
    const message = messageOf(code, allParams);
    expect(message).toMatch(/^[A-Z\d]/);
    expect(message).not.toMatch(/[{}]|undefined/);
  });

  it('has a singular for one second', () => {
    expect(messageOf('request.tooMany', { seconds: 1 })).toBe('Too many requests. Try again in 1 second.');
    expect(messageOf('request.tooMany', { seconds: 40 })).toBe('Too many requests. Try again in 40 seconds.');
  });
});
