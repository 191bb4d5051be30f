'use client';
import type { ReactNode } from 'react';
import { Face } from './face.tsx';
import { usePartner } from './partner.ts';
import * as styles from './thread.css.ts';

export type Side = 'other' | 'own';

export interface BubbleRowProps {
  /** Who speaks: the other person on the left, the learner on the right. */
  side: Side;
  /** The bubbles take the whole width, for a control inside. */
  wide?: boolean;
  children: ReactNode;
}

/** What one person says, beside who says it. */
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
