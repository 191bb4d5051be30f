'use client';
import type { ReactNode } from 'react';
import { Card, Container, Heading, Inline, Stack, Text, TextLink } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { sitePaths } from '../site-paths.ts';
import { page } from './auth-frame.css.ts';

export interface AuthFrameProps {
  title: string;
  /** A line below the title. */
  lead?: ReactNode;
  /** Links below the card, such as a link to sign-up. */
  aside?: ReactNode;
  /** Called when the pointer or the focus reaches the form, to load what it needs. */
  onReach?: (() => void) | undefined;
  children: ReactNode;
}

/** The single-column page of all account forms. */
export function AuthFrame({ title, lead, aside, onReach, children }: AuthFrameProps) {
  const { t } = useScreensTranslation();
  return (
    <Container width="form" as="div">
      <div className={page}>
        <Card space="xlarge" onPointerEnter={onReach} onFocus={onReach}>
          <Stack space="large">
            <Stack space="xsmall">
              <Heading level={1}>{title}</Heading>
              {lead !== undefined && <Text tone="secondary">{lead}</Text>}
            </Stack>
            {children}
          </Stack>
        </Card>
        {aside}
        <Inline as="nav" justify="center" space="large" aria-label={t('legal.label')}>
          <TextLink href={sitePaths.terms} tone="neutral" quiet>
            {t('legal.terms')}
          </TextLink>
          <TextLink href={sitePaths.privacy} tone="neutral" quiet>
            {t('legal.privacy')}
          </TextLink>
        </Inline>
      </div>
    </Container>
  );
}
