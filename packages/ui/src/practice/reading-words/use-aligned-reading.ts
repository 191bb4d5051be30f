'use client';
import type { ReadingOutcome, ReadingRequest } from '@rehearse/practice-machines/ports';
import { useContext, useEffect, useState } from 'react';
import { ReadingAlignerContext } from './reading-aligner-context.ts';

/** `noTimes`: the words of the sample are not known. */
export type ReadingState = ReadingOutcome | { kind: 'working' | 'failed' | 'noTimes' };

/** Aligns a recording, and tries again after a failure when the connection is back. */
export function useAlignedReading({ recording, sampleUrl, wordTimesUrl }: ReadingRequest): ReadingState {
  const aligner = useContext(ReadingAlignerContext);
  const [state, setState] = useState<ReadingState>({ kind: 'working' });

  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    const become = (next: ReadingState) => {
      if (!signal.aborted) setState(next);
    };
    const align = () => {
      become({ kind: 'working' });
      aligner.align({ recording, sampleUrl, wordTimesUrl }, signal).then(
        (outcome) => become(outcome ?? { kind: 'noTimes' }),
        () => {
          become({ kind: 'failed' });
          if (!signal.aborted) window.addEventListener('online', align, { once: true, signal });
        },
      );
    };
    align();
    return () => gone.abort();
  }, [aligner, recording, sampleUrl, wordTimesUrl]);
  return state;
}
