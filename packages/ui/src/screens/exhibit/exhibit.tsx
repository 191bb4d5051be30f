import type { ReactNode } from 'react';
import { Card } from '../../components/index.ts';
import * as styles from './exhibit.css.ts';

export interface ExhibitProps {
  /** What is seen, and that it is an example. */
  caption: string;
  children: ReactNode;
}

/** A piece of the product, drawn by the components that draw it in use, with an example in it. */
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
