'use client';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Icon } from '../../components/index.ts';
import type { Slip } from './slip-groups.ts';
import * as styles from './slip-list.css.ts';

/** The given and the expected answer. */
export function SlipPair({ given, expected }: { [Key in 'given' | 'expected']: Slip[Key] | undefined }) {
  return (
    <>
      {given !== undefined && <del className={styles.removed}>{given}</del>}
      {given !== undefined && expected !== undefined && <Icon glyph={ArrowRight} size="small" />}
      {expected !== undefined && <ins className={styles.right}>{expected}</ins>}
    </>
  );
}
