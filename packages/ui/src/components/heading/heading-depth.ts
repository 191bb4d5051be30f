'use client';
import { createContext } from 'react';

/** How many levels the headings inside are below their own: 1 makes a heading of level 2 an `<h3>`. */
export const HeadingDepthContext = createContext(0);
