import { fallbackLanguage, tagOf } from '@rehearse/languages';
import i18n, { type ResourceKey } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { fetchWithRetries } from '../../lib/fetch-with-retries.ts';
import type { PageData } from '../page-data.ts';
import { startNamespaces, textOptions } from './i18n-options.ts';
import { keepLanguage, wantedLanguage } from './wanted-language.ts';

const setDocumentLanguage = (language: string) => {
  document.documentElement.lang = tagOf(language);
};

/** Loads the texts of a namespace; retries if the host is busy or the connection fails. */
async function loadTexts(language: string, namespace: string): Promise<ResourceKey> {
  const reply = await fetchWithRetries(`/locales/${language}/${namespace}.json`, { retries: 4, delayMs: 500 });
  return reply.json();
}

/**
 * Initializes i18next, synchronously if the page came with its texts. The language is detected from query, cookie,
 * local storage, browser and html tag, and the choice is stored in a cookie. A page that was prerendered in another
 * language is switched by `speakWanted` after it is hydrated; a sketch is replaced anyway.
 */
export async function startI18n({ texts, isSketch = false }: PageData) {
  i18n.on('languageChanged', setDocumentLanguage);
  const wanted = wantedLanguage();
  keepLanguage(wanted);
  await i18n
    .use(resourcesToBackend(loadTexts))
    .use(initReactI18next)
    .init({
      ...textOptions,
      lng: isSketch ? wanted : (texts?.language ?? wanted),
      ...(texts && { resources: { [texts.language]: texts.namespaces }, partialBundledLanguages: true }),
    });
  const isThere = (namespace: string) =>
    [i18n.resolvedLanguage ?? fallbackLanguage, fallbackLanguage].some((language) =>
      i18n.hasResourceBundle(language, namespace),
    );
  if (!startNamespaces.every(isThere)) throw new Error('The texts of this site could not be loaded.');
  let isSettled = false;
  i18n.on('languageChanged', (language) => {
    isSettled = true;
    keepLanguage(language);
  });
  return {
    i18n,
    /** Does nothing once a language is active or chosen: the reader may choose another before the page is hydrated. */
    speakWanted: () => {
      if (!isSettled && wanted !== i18n.language) void i18n.changeLanguage(wanted);
      isSettled = true;
    },
  };
}
