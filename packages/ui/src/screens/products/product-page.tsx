'use client';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';
import { ButtonLink, Container, Heading, Inline, Notice, Stack, Text } from '../../components/index.ts';
import { useProductsTranslation } from '../../i18n/use-products-translation.ts';
import { Invitation } from '../feature/index.ts';
import { sitePaths } from '../site-paths.ts';
import * as styles from './product-page.css.ts';

/** Common props of the product pages. */
export interface ProductScreenProps {
  /** Target of "Get Started". Default: the practice browser. */
  startHref?: string;
}

export interface ProductPageProps extends ProductScreenProps {
  title: string;
  lead: string;
  /** An `Exhibit` next to the title. */
  piece: ReactNode;
  /** The limits of the product. */
  limit: string;
  /** `Feature`s. */
  children: ReactNode;
}

/** A product page: features and limits. */
export function ProductPage({ startHref = sitePaths.practice, title, lead, piece, limit, children }: ProductPageProps) {
  const { t } = useProductsTranslation();
  return (
    <Container>
      <div className={styles.page}>
        <section className={styles.hero}>
          <Stack space="large" align="start">
            <Heading level={1} size="display">
              {title}
            </Heading>
            <Text size="lead" tone="secondary">
              {lead}
            </Text>
            <ButtonLink href={startHref} size="large" iconEnd={ArrowRight}>
              {t('start')}
            </ButtonLink>
          </Stack>
          <div className={styles.piece}>{piece}</div>
        </section>
        {children}
        <Stack space="large">
          <Notice icon={Info} title={t('limits')}>
            <Text>{limit}</Text>
          </Notice>
          <Invitation
            title={t('ready.title')}
            text={t('ready.text')}
            actions={
              <Inline>
                <ButtonLink href={startHref}>{t('start')}</ButtonLink>
                <ButtonLink href={sitePaths.preview} variant="text">
                  {t('preview')}
                </ButtonLink>
              </Inline>
            }
          />
        </Stack>
      </div>
    </Container>
  );
}
