'use client';
import { Skeleton, VisuallyHidden } from '../../components/index.ts';
import { SittingPanel } from './sitting-panel.tsx';

/** Until the next page of a sitting is there. */
export function SittingWaiting({ text }: { text: string }) {
  return (
    <SittingPanel as="section" aria-busy>
      <VisuallyHidden announce="polite">{text}</VisuallyHidden>
      <Skeleton lines={4} />
    </SittingPanel>
  );
}
