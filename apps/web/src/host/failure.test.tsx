import { ApiError, clientErrorCodes } from '@rehearse/api-client';
import { zErrorCode } from '@rehearse/api-client/schemas';
import type { CallFailure } from '@rehearse/practice-machines/login';
import { en } from '@rehearse/ui/i18n';
import { zh } from '@rehearse/ui/i18n/zh';
import { useFailureSentence, useFailureText } from '@rehearse/ui/screens';
import { cleanup, renderHook } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { textOptions } from '../app/language/i18n-options.ts';
import { TextsProvider } from '../app/language/texts-provider.tsx';
import { failureOf } from './failure.ts';

afterEach(cleanup);

/** The texts as in the app: one language only. */
async function speaking(language: 'en' | 'zh') {
  const i18n = createInstance();
  const resources = { [language]: { ...(language === 'en' ? en : zh).messages, app: {} } };
  await i18n.init({ ...textOptions, lng: language, resources });
  const wrapper = ({ children }: { children: ReactNode }) => <TextsProvider i18n={i18n}>{children}</TextsProvider>;
  const text = renderHook(useFailureText, { wrapper }).result.current;
  const sentence = renderHook(useFailureSentence, { wrapper }).result.current;
  return { text, sentence };
}

const params = {
  min: 8,
  max: 5000,
  seconds: 40,
  megabytes: 8,
  count: 20,
  options: 'en',
  expected: 'a text',
  type: 'x',
};
const codes = [...zErrorCode.options, ...clientErrorCodes];
const unnamed = ['unknown', 'badReply'];
const english = 'What the host says.';

describe('every failure', () => {
  it('has a sentence of its own in English', async () => {
    const { text } = await speaking('en');
    for (const code of codes) {
      const worded = text({ code, message: english, params });
      expect(worded, code).toMatch(/^[A-Z\d]/);
      expect(worded, code).not.toMatch(/[{}]|undefined|What the host says/);
      if (!unnamed.includes(code)) expect(worded, code).not.toBe('An unknown error occurred');
    }
  });

  it('has a sentence of its own in Chinese, without a word of English', async () => {
    const { text } = await speaking('zh');
    for (const code of codes) {
      const worded = text({ code, message: english, params });
      expect(worded, code).toMatch(/\p{Script=Han}.*[。！？]$|^发生未知错误$/u);
      expect(worded.replaceAll('MB', ''), code).not.toMatch(/[a-z{}]/i);
      if (!unnamed.includes(code)) expect(worded, code).not.toBe('发生未知错误');
    }
  });
});

describe('the values of a failure', () => {
  it.each([
    [1, 'Too many attempts. Try again in 1 second.'],
    [119, 'Too many attempts. Try again in 119 seconds.'],
    [120, 'Too many attempts. Try again in 2 minutes.'],
    [3500, 'Too many attempts. Try again in 59 minutes.'],
    [90_000, 'Too many attempts. Try again in 25 hours.'],
  ])('say a wait of %i seconds as people would', async (seconds, words) => {
    const { text } = await speaking('en');
    expect(text({ code: 'request.tooMany', message: '', params: { seconds } })).toBe(words);
  });

  it('are numbers as the language writes them', async () => {
    const failure = { code: 'field.tooLong', message: '', params: { max: 5000 } };
    expect((await speaking('en')).text(failure)).toBe('Use at most 5,000 characters.');
    expect((await speaking('zh')).text(failure)).toBe('最多 5,000 个字符。');
  });
});

describe('a failure that has no text', () => {
  const says = (message: string, code = 'server'): CallFailure => ({ code, message });

  it.each(['server', 'quota.ofTomorrow', 'field', 'toString', 'wait.seconds'])(
    'is in the host’s words, for the code %s, to who reads English',
    async (code) => {
      expect((await speaking('en')).text(says('Come back on Monday.', code))).toBe('Come back on Monday.');
    },
  );

  it('is not in English to who reads Chinese', async () => {
    const { text } = await speaking('zh');
    expect(text(says('Come back on Monday.'))).toBe('发生未知错误');
    expect(text(says('请星期一再来。'))).toBe('请星期一再来。');
  });

  it('is an unknown error when the host says nothing', async () => {
    expect((await speaking('en')).text(says('', 'unknown'))).toBe('An unknown error occurred');
  });
});

describe('a failure inside a text', () => {
  it('ends with a full stop', async () => {
    const failure = { code: 'unknown', message: '' };
    expect((await speaking('en')).sentence(failure)).toBe('An unknown error occurred.');
    expect((await speaking('zh')).sentence(failure)).toBe('发生未知错误。');
    expect((await speaking('en')).sentence({ code: 'server', message: 'Closed.' })).toBe('Closed.');
  });
});

describe('what a screen is given', () => {
  it('a failed call is its code, field and values', () => {
    const details = { code: 'password.tooShort', field: 'newPassword', params: { min: 8 } };
    expect(failureOf(new ApiError('Use more.', 400, details))).toEqual({ ...details, message: 'Use more.' });
  });

  it('a fault of ours is nothing that a program says', () => {
    const fault = new TypeError("Cannot read properties of undefined (reading 'status')");
    expect(failureOf(fault)).toEqual({ code: 'unknown', message: '' });
  });
});
