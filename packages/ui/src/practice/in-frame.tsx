import type { ReactNode } from 'react';
import { Card } from '../components/index.ts';
import { inFrame } from './in-frame.css.ts';

/** For stories: the card that the frame puts around a task. */
export function InFrame({ children }: { children: ReactNode }) {
  return (
    <div className={inFrame}>
      <Card as="section" space="xlarge">
        {children}
      </Card>
    </div>
  );
}
