'use client';
import type { CorrectionKind } from '@rehearse/correction';
import { createContext } from 'react';

/** Returns the path of the lesson about a kind of mistake. */
export type LessonOf = (kind: CorrectionKind) => string;

/** Provided by hosts that have lessons; without them, corrections lead nowhere. */
export const LessonOfContext = createContext<LessonOf | undefined>(undefined);
