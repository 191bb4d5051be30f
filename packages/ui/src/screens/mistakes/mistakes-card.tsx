'use client';
import { Card, Heading, Inline, Stack, Text, TextLink, useLacksPage } from '../../components/index.ts';
import { useMistakesTranslation } from '../../i18n/use-mistakes-translation.ts';
import { sitePaths } from '../site-paths.ts';

/** A link to the learner's mistakes in texts, on another page; nothing if the host has none. */
export function MistakesCard() {
  const { t } = useMistakesTranslation();
  const lacks = useLacksPage();
  if (lacks(sitePaths.mistakes)) return null;
  return (
    <Card as="section" aria-label={t('notebook.title')}>
      <Inline justify="between" space="medium" collapse>
        <Stack space="xxsmall">
          <Heading level={2} size="small">
            {t('notebook.title')}
          </Heading>
          <Text tone="secondary" size="small">
            {t('notebook.text')}
          </Text>
        </Stack>
        <TextLink href={sitePaths.mistakes}>{t('notebook.open')}</TextLink>
      </Inline>
    </Card>
  );
}
