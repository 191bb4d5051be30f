'use client';
import { createContext, useContext } from 'react';

/** Whether there is no page at a path. */
export type LacksPage = (href: string) => boolean;

export const hasAllPages: LacksPage = () => false;

export const LacksContext = createContext<LacksPage>(hasAllPages);

/** Tells whether there is no page at a path, for what is drawn around a link. */
export const useLacksPage = (): LacksPage => useContext(LacksContext);
