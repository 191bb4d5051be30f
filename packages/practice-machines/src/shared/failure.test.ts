import { describe, expect, it } from 'vitest';
import { callFailure } from './failure.ts';

describe('why a call failed', () => {
  it('has the host’s code, field, parameters and message', () => {
    const error = Object.assign(new Error('Use at least 8 characters.'), {
      code: 'password.tooShort',
      field: 'newPassword',
      params: { min: 8 },
    });
    expect(callFailure(error)).toEqual({
      code: 'password.tooShort',
      message: 'Use at least 8 characters.',
      field: 'newPassword',
      params: { min: 8 },
    });
  });

  it.each([new Error(' Closed. '), 'Closed.', { message: 'Closed.', code: 17, params: { min: {} } }])(
    'has only the message of a host that sends no code',
    (error) => {
      expect(callFailure(error)).toEqual({ code: 'server', message: 'Closed.' });
    },
  );

  it.each([
    undefined,
    null,
    '',
    {},
    new Error(''),
    new TypeError("Cannot read properties of undefined (reading 'status')"),
    new ReferenceError('x is not defined'),
  ])('is unknown for %s, whose text is meant for developers', (error) => {
    expect(callFailure(error)).toEqual({ code: 'unknown', message: '' });
  });
});
