import { describe, expect, it } from 'vitest';
import { emptyContactForm, mistakesIn } from './contact-form.ts';

const good = { name: 'Lin Yu', email: 'lin@example.org', message: 'Hello.' };

describe('the contact form', () => {
  it('can be sent when everything is there', () => {
    expect(mistakesIn(good)).toEqual({});
    expect(mistakesIn({ name: 'x'.repeat(100), email: ' lin@example.org ', message: 'x'.repeat(5000) })).toEqual({});
  });

  it('names every field that is missing', () => {
    expect(mistakesIn({ ...emptyContactForm, name: '  ' })).toEqual({
      name: 'required',
      email: 'required',
      message: 'required',
    });
  });

  it('names what is too long', () => {
    expect(mistakesIn({ ...good, name: 'x'.repeat(101), message: 'x'.repeat(5001) })).toEqual({
      name: 'tooLong',
      message: 'tooLong',
    });
  });

  it.each(['lin', 'lin@', '@example.org', 'lin@example', 'lin@example..org', 'lin yu@example.org'])(
    'takes no %s for an address',
    (email) => {
      expect(mistakesIn({ ...good, email })).toEqual({ email: 'invalid' });
    },
  );
});
