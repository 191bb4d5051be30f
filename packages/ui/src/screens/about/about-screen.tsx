'use client';
import { ButtonLink, Card, Container, Heading, Inline, Stack, Text } from '../../components/index.ts';
import { useCompanyTranslation } from '../../i18n/use-company-translation.ts';
import { sitePaths } from '../site-paths.ts';
import * as styles from './about-screen.css.ts';

const values = ['honesty', 'care', 'calm', 'open'] as const;

/** Who makes the product, why, and how. */
export function AboutScreen() {
  const { t } = useCompanyTranslation();
  return (
    <Container>
      <Stack space="xxlarge">
        <div className={styles.intro}>
          <Stack space="medium">
            <Heading level={1} size="xlarge">
              {t('about.title')}
            </Heading>
            <Text size="lead" tone="secondary">
              {t('about.lead')}
            </Text>
          </Stack>
        </div>
        <Stack as="section" space="medium">
          <Heading level={2}>{t('about.company.title')}</Heading>
          <div className={styles.company}>
            <Text size="large">{t('about.company.text')}</Text>
          </div>
        </Stack>
        <div className={styles.pair}>
          {(['mission', 'vision'] as const).map((part) => (
            <Card key={part} as="section" space="xlarge">
              <Stack space="medium">
                <Heading level={2}>{t(`about.${part}.title`)}</Heading>
                <Text tone="secondary">{t(`about.${part}.text`)}</Text>
              </Stack>
            </Card>
          ))}
        </div>
        <Stack as="section" space="large">
          <Heading level={2}>{t('about.values.title')}</Heading>
          <ul className={styles.values}>
            {values.map((value) => (
              <li key={value} className={styles.value}>
                <Stack space="xsmall">
                  <Heading level={3}>{t(`about.values.items.${value}.title`)}</Heading>
                  <Text tone="secondary">{t(`about.values.items.${value}.text`)}</Text>
                </Stack>
              </li>
            ))}
          </ul>
        </Stack>
        <Inline space="small">
          <ButtonLink href={sitePaths.contact}>{t('about.contact')}</ButtonLink>
          <ButtonLink href={sitePaths.careers} variant="outline">
            {t('about.careers')}
          </ButtonLink>
        </Inline>
      </Stack>
    </Container>
  );
}
