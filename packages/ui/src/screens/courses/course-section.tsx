import { type ReactNode, useId } from 'react';
import { Card, Heading, Stack, Text } from '../../components/index.ts';
import * as styles from './courses-screen.css.ts';

interface CourseSectionProps {
  title: string;
  children: ReactNode;
}

/** A section of a course page. */
export function CourseSection({ title, children }: CourseSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack space="large">
        <Heading level={2} size="large" id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}

interface PointsProps {
  /** `ol` for a sequence. */
  as?: 'ul' | 'ol';
  points: readonly { title: string; text: string }[];
}

/** Short points in columns. */
export function Points({ as: Tag = 'ul', points }: PointsProps) {
  return (
    <Tag className={styles.points}>
      {points.map(({ title, text }, index) => (
        <Card as="li" key={title} variant={Tag === 'ol' ? 'surface' : 'sunken'}>
          <Stack space="xsmall">
            {Tag === 'ol' && (
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
            )}
            <Heading level={3}>{title}</Heading>
            <Text tone="secondary">{text}</Text>
          </Stack>
        </Card>
      ))}
    </Tag>
  );
}
