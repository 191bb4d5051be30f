'use client';
import { type ReactNode, type Ref, useId } from 'react';
import { Card, Heading, Inline, Stack, Text } from '../components/index.ts';
import { withRef } from '../components/with-ref.ts';

export interface SectionCardProps {
  title: string;
  /** A sentence below the title. */
  note?: string | undefined;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
  /** The section, which can be focused. */
  ref?: Ref<HTMLElement>;
}

/** A section of a page as a card with a heading. */
export const SectionCard = withRef(function SectionCard({ title, note, actions, children, ref }: SectionCardProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} ref={ref} tabIndex={ref ? -1 : undefined}>
      <Stack space="large">
        <Stack space="xsmall">
          <Inline justify="between">
            <Heading level={2} id={id}>
              {title}
            </Heading>
            {actions}
          </Inline>
          {note !== undefined && (
            <Text size="small" tone="secondary">
              {note}
            </Text>
          )}
        </Stack>
        {children}
      </Stack>
    </Card>
  );
});
