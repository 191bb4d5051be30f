'use client';
import type { ReactNode } from 'react';
import { Card } from '../../components/index.ts';
import { useSurface } from '../surface/index.ts';

interface SittingPanelProps {
  as?: 'div' | 'section';
  'aria-busy'?: boolean;
  children: ReactNode;
}

/** A card on the page of a sitting. On a surface, the frame around it is the card. */
export function SittingPanel({ as: Tag = 'div', ...props }: SittingPanelProps) {
  return useSurface() ? <Tag {...props} /> : <Card as={Tag} space="xlarge" {...props} />;
}
