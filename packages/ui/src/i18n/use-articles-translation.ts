'use client';
import english from './locales/en/articles.json';
import { useMessages } from './use-messages.ts';

/** Texts of the `articles` namespace. */
export const useArticlesTranslation = () => useMessages('articles', english);
