'use client';
import { type ReactNode, Suspense } from 'react';
import { LatePart } from '../late/index.ts';
import type { Version } from './compare-corrections.ts';
import { corrector } from './corrector.ts';
import { type Corrector, useCorrections } from './use-corrections.ts';
import { useReportedCorrections } from './use-reported-corrections.ts';

export interface CheckedVersionsProps {
  before: string;
  after: string;
  /** Shown until both are checked. Default: nothing. */
  waiting?: ReactNode;
  children: (before: Version, after: Version) => ReactNode;
}

/** Two versions of a text with the corrections of the built-in corrector. */
export function CheckedVersions(props: CheckedVersionsProps) {
  return (
    <LatePart part={corrector} waiting={props.waiting}>
      {({ correctBySentence }) => (
        <Suspense fallback={props.waiting}>
          <Checked {...props} corrector={correctBySentence} />
        </Suspense>
      )}
    </LatePart>
  );
}

function Checked({
  before,
  after,
  waiting = null,
  children,
  corrector,
}: CheckedVersionsProps & { corrector: Corrector }) {
  const [first, second] = [useCorrections(before, corrector), useCorrections(after, corrector)];
  const [earlier, later] = [useReportedCorrections(first ?? []), useReportedCorrections(second ?? [])];
  if (first === null || second === null) return waiting;
  return children({ text: before, corrections: earlier }, { text: after, corrections: later });
}
