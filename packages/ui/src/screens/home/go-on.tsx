'use client';
import { findSubmodule } from '@rehearse/practice-machines/question-browser';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { ButtonLink, Card, Heading, Inline, Stack, Text } from '../../components/index.ts';
import { useHomeTranslation } from '../../i18n/use-home-translation.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { sitePaths } from '../site-paths.ts';

export interface GoOnProps {
  /** The question that was open last on this device; null for none. */
  last: { questionId: number; submoduleId: number } | null;
}

/** The way back to the question that was open last, or to a first one. */
export function GoOn({ last }: GoOnProps) {
  const { t } = useHomeTranslation();
  const { t: screens } = useScreensTranslation();
  const submodule = last && findSubmodule(last.submoduleId);
  const name = submodule && screens(`submodules.${submodule.submodule_id}`);
  return (
    <Card as="section" space="large">
      <Inline justify="between" space="medium">
        <Stack space="xxsmall">
          <Heading level={2} size="small">
            {t(name ? 'goOn.title' : 'goOn.firstTitle')}
          </Heading>
          <Text tone="secondary">
            {name && last ? t('goOn.question', { name, id: last.questionId }) : t('goOn.firstText')}
          </Text>
        </Stack>
        <ButtonLink href={name ? sitePaths.question : sitePaths.practice} variant="outline" iconEnd={ArrowRight}>
          {t(name ? 'goOn.action' : 'goOn.firstAction')}
        </ButtonLink>
      </Inline>
    </Card>
  );
}
