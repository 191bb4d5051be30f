'use client';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Heading, Icon, Inline, Stack, Text, TextLink } from '../../components/index.ts';
import * as styles from './classes.css.ts';

interface ClassHeadProps {
  /** The page above this one. */
  back: { href: string; label: string };
  title: string;
  /** A line below the title. */
  about?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
}

/** The head of a page about classes: the way back, the title and what can be done. */
export function ClassHead({ back, title, about, actions }: ClassHeadProps) {
  return (
    <Stack space="small">
      <Text size="small">
        <TextLink href={back.href} quiet>
          <span className={styles.back}>
            <Icon glyph={ArrowLeft} size="small" />
            {back.label}
          </span>
        </TextLink>
      </Text>
      <Inline justify="between" align="start" collapse>
        <Stack space="xxsmall" grow>
          <Heading level={1}>{title}</Heading>
          {about !== undefined && <Text tone="secondary">{about}</Text>}
        </Stack>
        {actions !== undefined && <Inline>{actions}</Inline>}
      </Inline>
    </Stack>
  );
}
