import { describe, expect, it } from 'vitest';
import {
  Conflict,
  FileTooLarge,
  InvalidInput,
  LimitReached,
  NotAuthenticated,
  NotFound,
  ProviderFailed,
  QuotaExceeded,
  Unavailable,
} from '../domain/errors.ts';
import { failureOf } from './envelope.ts';
import {
  BodyTooLarge,
  ClientDisconnected,
  HeadersTooLarge,
  RangeOutsideFile,
  RequestTooSlow,
  UnmetExpectation,
  UnreadableRequest,
  WrongContentType,
} from './errors.ts';
import type { KnownError } from './statuses.ts';

const answers: [KnownError, number][] = [
  [new InvalidInput('field.invalid'), 400],
  [new UnreadableRequest(), 400],
  [new NotAuthenticated(), 401],
  [new NotFound(), 404],
  [new RequestTooSlow(), 408],
  [new Conflict('request.inProgress'), 409],
  [new BodyTooLarge(), 413],
  [new FileTooLarge('recording.tooLarge'), 413],
  [new QuotaExceeded('storage.answersFull'), 413],
  [new WrongContentType('application/json'), 415],
  [new RangeOutsideFile(10), 416],
  [new UnmetExpectation(), 417],
  [new LimitReached(5), 429],
  [new HeadersTooLarge(), 431],
  [new ClientDisconnected(), 499],
  [new ProviderFailed('files.unreachable'), 502],
  [new Unavailable('server.busy'), 503],
];

describe('the reply to an error', () => {
  it.each(answers)('%s has its status and code', async (error, status) => {
    const reply = failureOf(error);
    expect(reply.status).toBe(status);
    expect(await reply.json()).toMatchObject({ success: false, data: null, code: error.code, message: error.message });
  });

  it('includes the field and the parameters of its message', async () => {
    const reply = failureOf(new InvalidInput('field.tooLong', { field: 'answer', params: { max: 9 } }));
    expect(await reply.json()).toMatchObject({
      field: 'answer',
      params: { max: 9 },
      message: 'Use at most 9 characters.',
    });
  });

  it('has Retry-After in whole seconds', () => {
    const waitOf = (error: KnownError) => failureOf(error).headers.get('Retry-After');
    expect(waitOf(new LimitReached(0.2))).toBe('1');
    expect(waitOf(new LimitReached(7.1))).toBe('8');
    expect(waitOf(new Unavailable('server.busy', { retryAfterSeconds: 5 }))).toBe('5');
    expect(waitOf(new NotFound())).toBeNull();
  });

  it('hides the details of an error that is not in the contract', async () => {
    const reply = failureOf(new Error('the password is hush'));
    expect(reply.status).toBe(500);
    expect(await reply.json()).toEqual({
      success: false,
      message: 'Something went wrong. Please try again later.',
      data: null,
      code: 'server.failed',
    });
  });
});
