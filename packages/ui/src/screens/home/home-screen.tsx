'use client';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { ButtonLink, Container, Heading, Inline, Stack, Text, useLacksPage } from '../../components/index.ts';
import { useHomeTranslation } from '../../i18n/use-home-translation.ts';
import { Exhibit, LettersExhibit, WordExhibit } from '../exhibit/index.ts';
import { Feature, Invitation } from '../feature/index.ts';
import { sitePaths } from '../site-paths.ts';
import * as styles from './home-screen.css.ts';
import { QuestionTypes } from './question-types.tsx';
import { type SiteCounts, Stats } from './stats.tsx';
import { WhyFeedback } from './why-feedback.tsx';

export interface HomeScreenProps {
  /** Target of "Get Started". Default: the practice browser. */
  startHref?: string;
  /** A question to try right away, next to the text. */
  tryOut?: ReactNode;
  /** Counts from the host; null while loading. */
  counts?: SiteCounts | null;
}

/** The home page of visitors: what the product is, with examples and links. */
export function HomeScreen({ startHref = sitePaths.practice, tryOut, counts = null }: HomeScreenProps) {
  const { t } = useHomeTranslation();
  const lacks = useLacksPage();
  return (
    <Container>
      <div className={styles.page}>
        <div className={styles.opening}>
          <section className={styles.hero}>
            <Stack space="large" align="start">
              <Heading level={1} size="display">
                {t('title')}
              </Heading>
              <Text size="lead" tone="secondary">
                {t('lead')}
              </Text>
              <Inline space="medium" collapse>
                <ButtonLink href={startHref} size="large" iconEnd={ArrowRight}>
                  {t('start')}
                </ButtonLink>
                <ButtonLink href={sitePaths.preview} size="large" variant="text">
                  {t('free')}
                </ButtonLink>
              </Inline>
            </Stack>
            {tryOut !== undefined && <div className={styles.tryOut}>{tryOut}</div>}
          </section>
          <Stats counts={counts} />
        </div>
        <Feature
          title={t('practice.title')}
          text={t('practice.text')}
          piece={
            <Exhibit caption={t('practice.caption')}>
              <LettersExhibit />
            </Exhibit>
          }
        >
          <ButtonLink href={sitePaths.practice} variant="outline">
            {t('practice.action')}
          </ButtonLink>
        </Feature>
        <QuestionTypes counts={counts} />
        <WhyFeedback />
        <Feature
          title={t('vocabulary.title')}
          text={t('vocabulary.text')}
          piece={
            <Exhibit caption={t('vocabulary.caption')}>
              <WordExhibit />
            </Exhibit>
          }
        >
          <ButtonLink href={sitePaths.vocabulary} variant="outline">
            {t('vocabulary.action')}
          </ButtonLink>
        </Feature>
        {!lacks(sitePaths.preview) && (
          <Invitation
            title={t('trial.title')}
            text={t('trial.text')}
            actions={<ButtonLink href={sitePaths.preview}>{t('trial.action')}</ButtonLink>}
          />
        )}
      </div>
    </Container>
  );
}
