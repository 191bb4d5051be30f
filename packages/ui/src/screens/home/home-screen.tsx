'use client';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { ButtonLink, Card, Container, Heading, Stack, Text } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { sitePaths } from '../site-paths.ts';
import * as styles from './home-screen.css.ts';

export interface HomeScreenProps {
  /** A question to try at once, beside the words. */
  tryOut?: ReactNode;
}

/** What the product is, and the ways into it. */
export function HomeScreen({ tryOut }: HomeScreenProps) {
  const { t } = useScreensTranslation();
  return (
    <Container>
      <Stack space="huge">
        <section className={styles.hero}>
          <Stack space="large" align="start">
            <Heading level={1} size="display">
              {t('home.title')}
            </Heading>
            <Text size="lead" tone="secondary">
              {t('home.lead')}
            </Text>
            <ButtonLink href={sitePaths.practice} size="large" iconEnd={ArrowRight}>
              {t('home.start')}
            </ButtonLink>
          </Stack>
          {tryOut !== undefined && <div className={styles.tryOut}>{tryOut}</div>}
        </section>
        <div className={styles.features}>
          <Feature name="practice" href={sitePaths.practice} />
          <Feature name="vocabulary" href={sitePaths.vocabulary} />
        </div>
      </Stack>
    </Container>
  );
}

function Feature({ name, href }: { name: 'practice' | 'vocabulary'; href: string }) {
  const { t } = useScreensTranslation();
  return (
    <Card as="section" space="xlarge">
      <div className={styles.feature}>
        <Stack space="medium">
          <Heading level={2}>{t(`home.${name}.title`)}</Heading>
          <Text tone="secondary">{t(`home.${name}.text`)}</Text>
        </Stack>
        <ButtonLink href={href} variant="outline">
          {t(`home.${name}.action`)}
        </ButtonLink>
      </div>
    </Card>
  );
}
