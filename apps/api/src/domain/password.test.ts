import { describe, expect, it } from 'vitest';
import { passwordProblem } from './password.ts';

describe('a new password', () => {
  it.each(['correct horse', '12345678a!', 'ünïcödé', '😀'.repeat(8), 'x'.repeat(256)])('may be %s', (password) => {
    expect(passwordProblem(`${password}.`.slice(0, 256))).toBeNull();
  });
  it('has eight characters, counted as people count them', () => {
    expect(passwordProblem('1234abc')).toEqual({ code: 'password.tooShort', params: { min: 8 } });
    expect(passwordProblem('😀'.repeat(7))?.code).toBe('password.tooShort');
  });
  it('has at most 256 characters', () => {
    expect(passwordProblem('x'.repeat(257))).toEqual({ code: 'password.tooLong', params: { max: 256 } });
  });
  it.each(['password', 'Password', 'QWERTYUIOP', '12345678', '1qaz2wsx', 'superman'])('is not %s', (password) => {
    expect(passwordProblem(password)).toEqual({ code: 'password.tooCommon' });
  });
});
