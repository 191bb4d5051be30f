'use client';
import { createContext, useContext } from 'react';
import type { HeadingLevel } from '../../components/heading/heading.variants.ts';

/** Level of a sitting's title: 1 where the sitting is the page. */
export type SittingLevel = Exclude<HeadingLevel, 5 | 6>;

export const SittingLevelContext = createContext<SittingLevel>(1);

/** The levels of the title of a sitting, of the headings below it, and of those below them. */
export function useSittingLevels(): { title: HeadingLevel; part: HeadingLevel; detail: HeadingLevel } {
  const title = useContext(SittingLevelContext);
  return { title, part: (title + 1) as HeadingLevel, detail: (title + 2) as HeadingLevel };
}
