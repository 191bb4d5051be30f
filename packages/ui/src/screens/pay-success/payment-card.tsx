'use client';
import type { ReactNode } from 'react';
import { Card, Container, Heading, Icon, type IconGlyph, Inline, Stack, Text } from '../../components/index.ts';
import type { Tone } from '../../tokens/index.ts';
import * as styles from './pay-success-screen.css.ts';

interface PaymentCardProps {
  icon: IconGlyph;
  tone: Tone;
  title: string;
  text: string;
  children?: ReactNode;
  /** Buttons and links. */
  actions: ReactNode;
}

/** The result of a payment: icon, text, receipt and actions. */
export function PaymentCard({ icon, tone, title, text, children, actions }: PaymentCardProps) {
  return (
    <Container width="reading">
      <Card as="section" space="xlarge">
        <Stack space="large">
          <div className={styles.head} role="status">
            <span className={styles.emblem({ tone })}>
              <Icon glyph={icon} size="xlarge" />
            </span>
            <Heading level={1} size="large" align="center">
              {title}
            </Heading>
            <Text tone="secondary" align="center" balance>
              {text}
            </Text>
          </div>
          {children}
          <Inline justify="center" space="small">
            {actions}
          </Inline>
        </Stack>
      </Card>
    </Container>
  );
}
