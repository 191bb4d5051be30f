import { expect, it } from 'vitest';
import { isFromTheHost } from './from-the-host.ts';

const reply = (status: number, type = 'application/json') =>
  new Response('{}', { status, headers: { 'content-type': type } });

it.each([200, 404])('accepts a reply with status %i', (status) => {
  expect(isFromTheHost(reply(status))).toBe(true);
});

it.each([408, 425, 429, 500, 503])('keeps the cached copy on status %i', (status) => {
  expect(isFromTheHost(reply(status))).toBe(false);
});

it('keeps the cached copy when the reply is a page', () => {
  expect(isFromTheHost(reply(200, 'text/html; charset=utf-8'))).toBe(false);
});
