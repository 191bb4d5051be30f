'use client';
import { Heading, Spinner, Stack, Text } from '../../components/index.ts';
import { useCorrectionsTranslation } from '../../i18n/use-corrections-translation.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { CheckedVersions } from '../../practice/index.ts';
import { isEnglish, type PartOfBoth } from './comparable.ts';
import { ComparedPart, type ComparedPartProps } from './compared-part.tsx';

export interface ComparedAnswersProps extends Pick<ComparedPartProps, 'sides'> {
  parts: readonly PartOfBoth[];
}

const isChecked = ({ before, after }: Omit<PartOfBoth, 'part'>) => isEnglish(before) && isEnglish(after);

/** The texts of two attempts, compared by the built-in corrector. */
export function ComparedAnswers({ parts, sides }: ComparedAnswersProps) {
  const { t } = useCorrectionsTranslation();
  const { t: screen } = useScreensTranslation();
  return (
    <Stack space="large">
      {parts.map(({ part, before, after }) => (
        <Stack key={part} space="small">
          {parts.length > 1 && (
            <Heading level={3} size="small">
              {screen(`attempts.part.${part}`, { number: 1 })}
            </Heading>
          )}
          <ComparedTextsOf before={before} after={after} sides={sides} />
        </Stack>
      ))}
      {parts.some(isChecked) && (
        <Text size="small" tone="muted">
          {t('limits')}
        </Text>
      )}
    </Stack>
  );
}

function ComparedTextsOf({ before, after, sides }: Omit<PartOfBoth, 'part'> & Pick<ComparedPartProps, 'sides'>) {
  const { t } = useCorrectionsTranslation();
  if (!isChecked({ before, after })) {
    const unchecked = (text: string) => ({ text, corrections: [] });
    return <ComparedPart before={unchecked(before)} after={unchecked(after)} sides={sides} isChecked={false} />;
  }
  return (
    <CheckedVersions before={before} after={after} waiting={<Spinner label={t('attempts.loading')} />}>
      {(earlier, later) => <ComparedPart before={earlier} after={later} sides={sides} isChecked />}
    </CheckedVersions>
  );
}
