'use client';
import { Card, Skeleton, VisuallyHidden } from '../../components/index.ts';

/** Until the next page of a sitting is there. */
export function SittingWaiting({ text }: { text: string }) {
  return (
    <Card as="section" space="xlarge" aria-busy="true">
      <VisuallyHidden announce="polite">{text}</VisuallyHidden>
      <Skeleton lines={4} />
    </Card>
  );
}
