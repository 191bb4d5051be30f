import { describe, expect, it } from 'vitest';
import { passwordProblem } from './password.ts';

const account = 'ada.lovelace@example.org';

describe('a new password', () => {
  it.each([
    'correct horse',
    '12345678a!',
    'ünïcödé',
    '安静的图书馆在河边',
    '😀😃😄😁😆😅🤣😂',
    `${'x'.repeat(252)}abcd`,
    'ada.lovelace wrote this',
    'lovelace and babbage',
  ])('may be %s', (password) => {
    expect(passwordProblem(`${password}.`.slice(0, 256), account)).toBeNull();
  });
  it('has at least eight user-perceived characters', () => {
    expect(passwordProblem('1234abc', account)).toEqual({ code: 'password.tooShort', params: { min: 8 } });
    expect(passwordProblem('😀'.repeat(7), account)?.code).toBe('password.tooShort');
  });
  it('has at most 256 characters', () => {
    expect(passwordProblem('x'.repeat(257), account)).toEqual({ code: 'password.tooLong', params: { max: 256 } });
  });
  it.each(['password', 'Password', 'QWERTYUIOP', '12345678', '1qaz2wsx', 'superman', ' superman ', 'ｓｕｐｅｒｍａｎ'])(
    'is not %j',
    (password) => {
      expect(passwordProblem(password, account)).toEqual({ code: 'password.tooCommon' });
    },
  );
  it.each([
    'aaaaaaaa',
    ' '.repeat(8),
    '\u3000'.repeat(8),
    'abababab',
    'abcabcabc',
    'a a a a a',
    'ａａaaAAaa',
    '😀'.repeat(8),
  ])('is not the pattern %j', (password) => {
    expect(passwordProblem(password, account)).toEqual({ code: 'password.tooSimple' });
  });
  it.each([
    account,
    'Ada.Lovelace@Example.org',
    ` ${account} `,
    'ada.lovelace',
    'Ada.Lovelace1',
    '!ada.lovelace',
    'ada.lovelaceada.lovelace',
  ])('is not the address of its account, as %j', (password) => {
    expect(passwordProblem(password, account)).toEqual({ code: 'password.isAddress' });
  });
});
