'use client';
import { createContext } from 'react';
import type { TextSource } from './text-source.ts';

/** Where the texts of the components inside come from; undefined, the default, for the built-in English. */
export const TextsContext = createContext<TextSource | undefined>(undefined);
