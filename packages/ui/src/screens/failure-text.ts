import { fullStopOf, isReadableIn } from '@rehearse/languages';
import type { CallFailure } from '@rehearse/practice-machines/login';
import type screens from '../i18n/locales/en/screens.json';
import type { MessageKey, MessageValues } from '../i18n/messages.ts';
import type { Translation } from '../i18n/use-messages.ts';

type ScreensKey = MessageKey<typeof screens>;

/** Failure codes of the API client itself. */
const ofClient: Readonly<Record<string, ScreensKey>> = {
  network: 'failure.network',
  timeout: 'failure.timeout',
  aborted: 'failure.aborted',
  noMessage: 'failure.noMessage',
  notLoaded: 'error.notLoaded',
  notOffered: 'failure.notOffered',
  badReply: 'error.unknown',
  unknown: 'error.unknown',
};

const minute = 60;
const hour = 60 * minute;

/** A duration in the most natural unit. */
function waitText({ t }: Translation<ScreensKey>, seconds: number): string {
  if (seconds < 2 * minute) return t('wait.seconds', { count: seconds });
  if (seconds < 2 * hour) return t('wait.minutes', { count: Math.ceil(seconds / minute) });
  return t('wait.hours', { count: Math.ceil(seconds / hour) });
}

/** The parameters of a failure as text values. */
function valuesOf(translation: Translation<ScreensKey>, params: CallFailure['params'] = {}): MessageValues {
  const number = new Intl.NumberFormat(translation.language);
  const shown = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'number' && name !== 'count' ? number.format(value) : value,
  ]);
  const { seconds } = params;
  return { ...Object.fromEntries(shown), ...(typeof seconds === 'number' && { wait: waitText(translation, seconds) }) };
}

/** The text of a code; undefined for an unknown code. */
function knownText(translation: Translation<ScreensKey>, { code, params }: CallFailure): string | undefined {
  const own = Object.hasOwn(ofClient, code) ? ofClient[code] : undefined;
  if (own) return translation.t(own);
  if (!/^\w+\.\w+$/.test(code)) return undefined;
  const key = `failure.${code}`;
  const text = translation.t(key as 'failure.network', valuesOf(translation, params));
  return text === key ? undefined : text;
}

/**
 * A failure in the reader's language: the text of its code, or else the host's message if it is in that language, or
 * else a generic text.
 */
export function failureText(translation: Translation<ScreensKey>, failure: CallFailure): string {
  const { message } = failure;
  const said = message !== '' && isReadableIn(message, translation.language) ? message : undefined;
  return knownText(translation, failure) ?? said ?? translation.t('error.unknown');
}

/** Adds a period if the text has none. */
export const sentence = (text: string, language: string): string =>
  /[.!?。！？]$/.test(text) ? text : `${text}${fullStopOf(language)}`;
