'use client';
import { Card, Stack, Text } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { SavedClip } from '../../practice/index.ts';
import { AnswerParts } from './answer-parts.tsx';
import { AttemptWords } from './attempt-words.tsx';
import type { AnswerPart, ReadingSample } from './past-attempts.types.ts';

export interface KeptAnswerProps {
  /** What was asked, in English; empty for a picture or a sound alone. */
  prompt: string;
  /** The answer, part by part. Null for a recording. */
  parts: readonly AnswerPart[] | null;
  /** Null if it was deleted, or for other kinds of answers. */
  recordingUrl: string | null;
  /** A sample of the text that was read. */
  sample?: ReadingSample | undefined;
}

/** An answer as it was kept: its parts, or the recording. */
export function KeptAnswer({ prompt, parts, recordingUrl, sample }: KeptAnswerProps) {
  const { t } = useScreensTranslation();
  return (
    <Card>
      <Stack>
        {prompt !== '' && (
          <Text size="passage" lang="en">
            {prompt}
          </Text>
        )}
        {parts && <AnswerParts parts={parts} />}
        {recordingUrl !== null && <SavedClip url={recordingUrl} label={t('attempts.recording')} />}
        {sample && recordingUrl !== null && <AttemptWords recording={recordingUrl} sample={sample} />}
        {!parts && recordingUrl === null && <Text tone="muted">{t('attempts.deleted')}</Text>}
      </Stack>
    </Card>
  );
}
