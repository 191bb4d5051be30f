import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { Heading, Icon, Stack, Text } from '../../components/index.ts';
import * as styles from './feature.css.ts';

export interface FeatureProps {
  title: string;
  text: string;
  points?: readonly string[];
  /** An `Exhibit`. */
  piece: ReactNode;
  /** Position of the exhibit on wide screens; on phones it is below the text. Default `end`. */
  side?: 'start' | 'end';
  /** Further content and links. */
  children?: ReactNode;
}

/** A product feature: text next to an example. */
export function Feature({ title, text, points = [], piece, side = 'end', children }: FeatureProps) {
  return (
    <section className={`${styles.feature} ${styles.side[side]}`}>
      <Stack space="large" align="start">
        <Stack space="medium">
          <Heading level={2} size="xlarge">
            {title}
          </Heading>
          <Text size="large" tone="secondary">
            {text}
          </Text>
        </Stack>
        {points.length > 0 && (
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point} className={styles.point}>
                <span className={styles.tick}>
                  <Icon glyph={Check} />
                </span>
                <Text as="span">{point}</Text>
              </li>
            ))}
          </ul>
        )}
        {children}
      </Stack>
      <div className={styles.piece[side]}>{piece}</div>
    </section>
  );
}
