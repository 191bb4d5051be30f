'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button, Card, Heading, Icon, type IconGlyph, Inline, Stack, Text } from '../../components/index.ts';
import { useShortcuts } from '../shortcuts/index.ts';
import { useTakeFocus } from '../surface/index.ts';
import * as styles from './sitting.css.ts';

export interface StopProps {
  icon: IconGlyph;
  /** Default `primary`. */
  tone?: 'primary' | 'positive' | 'attention';
  title: string;
  /** One sentence or two under the title. */
  text?: ReactNode;
  children?: ReactNode;
  /** The way on; Enter does the same. Absent while there is none. */
  onContinue?: (() => void) | undefined;
  continueLabel?: string;
  /** Other ways, next to it. */
  actions?: ReactNode;
}

/** A page between questions. Its title gets the focus, so that it is read and Enter goes on. */
export function Stop({ icon, tone = 'primary', title, text, children, onContinue, continueLabel, actions }: StopProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const takeFocus = useTakeFocus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another page
  useEffect(() => takeFocus(heading.current), [title, takeFocus]);
  useShortcuts({ enter: onContinue });
  return (
    <div className={styles.stop}>
      <Card as="section" space="xlarge">
        <Stack space="large">
          <Stack space="small">
            <span className={styles.glyph({ tone })}>
              <Icon glyph={icon} />
            </span>
            <Heading level={2} size="large" ref={heading} tabIndex={-1}>
              {title}
            </Heading>
            {text !== undefined && <Text tone="secondary">{text}</Text>}
          </Stack>
          {children}
          {(onContinue || actions) && (
            <Inline space="small">
              {onContinue && (
                <Button size="large" onClick={onContinue}>
                  {continueLabel}
                </Button>
              )}
              {actions}
            </Inline>
          )}
        </Stack>
      </Card>
    </div>
  );
}
