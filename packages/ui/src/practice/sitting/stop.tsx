'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button, Heading, Icon, type IconGlyph, Inline, Stack, Text } from '../../components/index.ts';
import { useShortcuts } from '../shortcuts/index.ts';
import { useTakeFocus } from '../surface/index.ts';
import * as styles from './sitting.css.ts';
import { useSittingLevels } from './sitting-level.ts';
import { SittingPanel } from './sitting-panel.tsx';

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
  const { part } = useSittingLevels();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another page
  useEffect(() => takeFocus(heading.current), [title, takeFocus]);
  useShortcuts({ enter: onContinue });
  return (
    <div className={styles.stop}>
      <SittingPanel as="section">
        <Stack space="large">
          <Stack space="small">
            <span className={styles.glyph({ tone })}>
              <Icon glyph={icon} />
            </span>
            <Heading level={part} size="large" ref={heading} tabIndex={-1}>
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
      </SittingPanel>
    </div>
  );
}
