'use client';
import { findType } from '@rehearse/question-types';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Button, ButtonLink, Card, Heading, Inline, Skeleton, Stack, Text } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { sitePaths } from '../site-paths.ts';

export interface GoOnProps {
  /**
   * The question to continue with: the last open one, or the next unanswered one. `done` if all questions of its list
   * are answered; null for none; undefined while loading.
   */
  next: { questionId: number; submoduleId: number; href: string } | 'done' | null | undefined;
}

/** Continues with the last open question, or suggests a first one. */
export function GoOn({ next }: GoOnProps) {
  const { t } = useScreensTranslation();
  const question = next === 'done' ? null : next;
  const submodule = question && findType(question.submoduleId);
  const name = submodule && t(`submodules.${submodule.id}`);
  const text = () => {
    if (next === undefined) return { title: t('goOn.title'), text: <Skeleton width={14} />, action: null };
    if (next === 'done') return { title: t('goOn.doneTitle'), text: t('goOn.doneText'), action: t('goOn.firstAction') };
    if (!question || !name) {
      return { title: t('goOn.firstTitle'), text: t('goOn.firstText'), action: t('goOn.firstAction') };
    }
    const id = question.questionId;
    return { title: t('goOn.title'), text: t('goOn.question', { name, id }), action: t('goOn.action') };
  };
  const { title, text: line, action } = text();
  return (
    <Card as="section" space="large">
      <Inline justify="between" space="medium">
        <Stack space="xxsmall">
          <Heading level={2} size="small">
            {title}
          </Heading>
          <Text as="div" tone="secondary">
            {line}
          </Text>
        </Stack>
        {next === undefined && (
          // as large as the link that takes its place
          <Button variant="outline" iconEnd={ArrowRight} disabled>
            {t('goOn.action')}
          </Button>
        )}
        {action && (
          <ButtonLink href={name ? question.href : sitePaths.practice} variant="outline" iconEnd={ArrowRight}>
            {action}
          </ButtonLink>
        )}
      </Inline>
    </Card>
  );
}
