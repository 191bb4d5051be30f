'use client';
import { type ReactNode, useId } from 'react';
import { Card, Heading, Stack, Text } from '../../components/index.ts';

interface ReportSectionProps {
  title: string;
  /** A sentence below the title. */
  note?: string;
  children: ReactNode;
}

/** A card of a report with a heading. */
export function ReportSection({ title, note, children }: ReportSectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack space="large">
        <Stack space="xxsmall">
          <Heading level={2} id={id}>
            {title}
          </Heading>
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
}
