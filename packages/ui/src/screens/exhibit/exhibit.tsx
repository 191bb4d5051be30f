import type { ReactNode } from 'react';
import { Card } from '../../components/index.ts';
import * as styles from './exhibit.css.ts';

export interface ExhibitProps {
  /** Describes the example. */
  caption: string;
  children: ReactNode;
}

/** A part of the product with example content, rendered by the real components. */
export function Exhibit({ caption, children }: ExhibitProps) {
  return (
    <figure className={styles.exhibit}>
      <Card variant="raised" space="large">
        <div className={styles.sheet}>{children}</div>
      </Card>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
