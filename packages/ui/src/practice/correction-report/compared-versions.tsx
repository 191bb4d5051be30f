'use client';
import { Suspense } from 'react';
import { LatePart } from '../late/index.ts';
import { corrector } from './corrector.ts';
import { type Corrector, useCorrections } from './use-corrections.ts';
import { useReportedCorrections } from './use-reported-corrections.ts';
import { VersionComparison } from './version-comparison.tsx';

export interface ComparedVersionsProps {
  before: string;
  after: string;
}

/** Compares two versions of a text by the corrections of the built-in corrector. */
export function ComparedVersions(props: ComparedVersionsProps) {
  return (
    <LatePart part={corrector}>
      {({ correctBySentence }) => (
        <Suspense>
          <Compared {...props} corrector={correctBySentence} />
        </Suspense>
      )}
    </LatePart>
  );
}

function Compared({ before, after, corrector }: ComparedVersionsProps & { corrector: Corrector }) {
  const [first, second] = [useCorrections(before, corrector), useCorrections(after, corrector)];
  const [earlier, later] = [useReportedCorrections(first ?? []), useReportedCorrections(second ?? [])];
  if (first === null || second === null) return null;
  return (
    <VersionComparison before={{ text: before, corrections: earlier }} after={{ text: after, corrections: later }} />
  );
}
