'use client';
import Pencil from 'lucide-react/icons/pencil-line';
import { ButtonLink, Card, Heading, Inline, Stack, Text } from '../../components/index.ts';
import { useMistakesTranslation } from '../../i18n/use-mistakes-translation.ts';
import { intervalText } from '../notebook/interval-text.ts';
import { sitePaths } from '../site-paths.ts';
import type { MistakeCounts } from './mistakes.types.ts';

export type DrillPanelProps = Pick<MistakeCounts, 'drillsDue' | 'nextDrillInSeconds'>;

/** The number of sentences to correct, and the button that starts. */
export function DrillPanel({ drillsDue, nextDrillInSeconds }: DrillPanelProps) {
  const { t, language } = useMistakesTranslation();
  return (
    <Card as="section" space="xlarge" aria-label={t('drills.label')}>
      <Inline justify="between" space="large" collapse>
        <Stack space="xsmall">
          <Heading level={2} size="large">
            {drillsDue > 0 ? t('drills.due', { count: drillsDue }) : t('drills.none')}
          </Heading>
          <Text tone="secondary">
            {drillsDue === 0 && nextDrillInSeconds !== null
              ? t('drills.next', { when: intervalText(nextDrillInSeconds, language) })
              : t('drills.text')}
          </Text>
        </Stack>
        {drillsDue > 0 && (
          <ButtonLink href={sitePaths.drills} size="large" icon={Pencil}>
            {t('drills.start')}
          </ButtonLink>
        )}
      </Inline>
    </Card>
  );
}
