'use client';
import Layers from 'lucide-react/icons/layers';
import { ButtonLink, Card, Heading, Inline, Stack, Text, TextLink } from '../../components/index.ts';
import { useNotebookTranslation } from '../../i18n/use-notebook-translation.ts';
import { sitePaths } from '../site-paths.ts';
import { intervalText } from './interval-text.ts';
import type { NotebookCounts } from './notebook.types.ts';

export type NotebookCardProps = Pick<NotebookCounts, 'due' | 'nextInSeconds'>;

/** The notebook on another page: the number of due cards and a review link. */
export function NotebookCard({ due, nextInSeconds }: NotebookCardProps) {
  const { t, language } = useNotebookTranslation();
  const next =
    nextInSeconds === null ? t('home.text') : t('home.next', { when: intervalText(nextInSeconds, language) });
  return (
    <Card as="section" aria-label={t('title')}>
      <Inline justify="between" space="medium" collapse>
        <Stack space="xxsmall">
          <Heading level={2} size="small">
            {due > 0 ? t('home.due', { count: due }) : t('home.none')}
          </Heading>
          <Text tone="secondary" size="small">
            {due > 0 ? t('home.text') : next}
          </Text>
        </Stack>
        <Inline space="medium">
          <TextLink href={sitePaths.notebook}>{t('home.open')}</TextLink>
          {due > 0 && (
            <ButtonLink href={sitePaths.review} icon={Layers}>
              {t('home.review')}
            </ButtonLink>
          )}
        </Inline>
      </Inline>
    </Card>
  );
}
