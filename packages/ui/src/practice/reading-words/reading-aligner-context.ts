'use client';
import type { ReadingAlignerPort } from '@rehearse/practice-machines/ports';
import { createContext } from 'react';

/** The browser's own aligner, loaded with the first recording to compare. */
const deviceAligner: ReadingAlignerPort = {
  async align(request, signal) {
    const { createReadingAligner } = await import('@rehearse/device/reading-aligner');
    return createReadingAligner().align(request, signal);
  },
};

/** Finds the words of a recording. Default: on this device, with `@rehearse/device/reading-aligner`. */
export const ReadingAlignerContext = createContext<ReadingAlignerPort>(deviceAligner);
