'use client';
import { createContext, useContext } from 'react';

/** Returns true for paths that have no page. */
export type LacksPage = (href: string) => boolean;

export const hasAllPages: LacksPage = () => false;

export const LacksContext = createContext<LacksPage>(hasAllPages);

/** Returns a function that says whether a path has no page, for content around a link. */
export const useLacksPage = (): LacksPage => useContext(LacksContext);
