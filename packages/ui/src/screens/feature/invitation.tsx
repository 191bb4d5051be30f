import type { ReactNode } from 'react';
import { Card, Heading, Inline, Stack, Text } from '../../components/index.ts';
import * as styles from './invitation.css.ts';

export interface InvitationProps {
  title: string;
  text: string;
  /** A note before the links. */
  note?: string;
  /** `ButtonLink`s. */
  actions: ReactNode;
}

/** The call to action at the end of a page. */
export function Invitation({ title, text, note, actions }: InvitationProps) {
  return (
    <Card as="section" tone="primary" space="xlarge">
      <div className={styles.invitation}>
        <Stack space="xsmall">
          <Heading level={2}>{title}</Heading>
          <Text tone="secondary">{text}</Text>
          {note !== undefined && (
            <Text size="small" tone="secondary">
              {note}
            </Text>
          )}
        </Stack>
        <Inline>{actions}</Inline>
      </div>
    </Card>
  );
}
