'use client';
import type { ReactNode } from 'react';
import { Face } from './face.tsx';
import { usePartner } from './partner.ts';
import * as styles from './thread.css.ts';

export type Side = 'other' | 'own';

export interface BubbleRowProps {
  /** The speaker: the other person is on the left, the learner on the right. */
  side: Side;
  /** Makes the bubble full width, for controls inside. */
  wide?: boolean;
  children: ReactNode;
}

/** One speech bubble next to its speaker. */
export function BubbleRow({ side, wide = false, children }: BubbleRowProps) {
  const partner = usePartner();
  return (
    <div className={styles.row({ side })}>
      <Face person={side === 'own' ? 'you' : partner} />
      <div className={styles.bubbles({ side, wide })}>{children}</div>
    </div>
  );
}

export interface BubbleProps {
  side: Side;
  tone?: 'neutral' | 'own' | 'positive' | 'critical';
  wide?: boolean;
  children: ReactNode;
}

export function Bubble({ side, tone = 'neutral', wide = false, children }: BubbleProps) {
  return <div className={styles.bubble({ side, tone, wide })}>{children}</div>;
}
