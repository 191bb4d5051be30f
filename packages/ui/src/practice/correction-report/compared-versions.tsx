'use client';
import { CheckedVersions } from './checked-versions.tsx';
import { VersionComparison } from './version-comparison.tsx';

export interface ComparedVersionsProps {
  before: string;
  after: string;
}

/** Compares two versions of a text by the corrections of the built-in corrector. */
export function ComparedVersions({ before, after }: ComparedVersionsProps) {
  return (
    <CheckedVersions before={before} after={after}>
      {(earlier, later) => <VersionComparison before={earlier} after={later} />}
    </CheckedVersions>
  );
}
