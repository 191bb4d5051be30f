import { type Language, languages } from '../../lib/languages.ts';

const key = 'i18next';
const yearSeconds = 365 * 24 * 60 * 60;

function inCookie(): string | undefined {
  return document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${key}=`))
    ?.slice(key.length + 1);
}

function inStorage(): string | null {
  try {
    return localStorage.getItem(`${key}Lng`);
  } catch {
    // storage is blocked
    return null;
  }
}

/** The first supported language of some language tags. */
function firstKnown(tags: readonly (string | null | undefined)[]): Language | undefined {
  for (const tag of tags) {
    const primary = tag?.split('-')[0]?.toLowerCase();
    const known = languages.find((language) => language === primary);
    if (known) return known;
  }
  return undefined;
}

/** The language preferred by the reader: by query, cookie, local storage, browser, html tag. */
export function wantedLanguage(): Language {
  const named = new URLSearchParams(location.search).get('lng');
  const tags = [named, inCookie(), inStorage(), ...navigator.languages, document.documentElement.lang];
  return firstKnown(tags) ?? 'en';
}

/** Stores the reader's choice for a year. The server reads it as well. */
export function keepLanguage(language: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the Cookie Store
  document.cookie = `${key}=${language}; Max-Age=${yearSeconds}; Path=/; SameSite=Lax`;
}
