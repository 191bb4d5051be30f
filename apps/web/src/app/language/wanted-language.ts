import { fallbackLanguage, findLanguage, type Language } from '@rehearse/languages';

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

/** The language preferred by the reader: by query, cookie, local storage, browser, html tag. */
export function wantedLanguage(): Language {
  const named = new URLSearchParams(location.search).get('lng');
  const tags = [named, inCookie(), inStorage(), ...navigator.languages, document.documentElement.lang];
  return tags.map(findLanguage).find((language) => language !== undefined) ?? fallbackLanguage;
}

/** Stores the reader's choice for a year. The server reads it as well. */
export function keepLanguage(language: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the Cookie Store
  document.cookie = `${key}=${language}; Max-Age=${yearSeconds}; Path=/; SameSite=Lax`;
}
