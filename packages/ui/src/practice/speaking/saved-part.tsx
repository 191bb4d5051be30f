'use client';
import type { Recording } from '@rehearse/practice-machines/ports';
import MicOff from 'lucide-react/icons/mic-off';
import Save from 'lucide-react/icons/save';
import { Button, Notice, Stack, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { ActionBar } from '../action-bar/index.ts';
import { RecordingClip } from '../review/index.ts';

const english = { review: en.review, speaking: en.speaking };

export interface SavedPartProps {
  kind: 'lost' | 'recovered';
  /** Null if nothing could be saved. */
  recording: Recording | null;
  onKeep: () => void;
  onAgain: () => void;
}

/** A partial recording that was saved after an interruption. */
export function SavedPart({ kind, recording, onKeep, onAgain }: SavedPartProps) {
  const { t } = usePracticeTexts(english);
  return (
    <Stack space="large">
      <Notice
        tone={kind === 'lost' ? 'attention' : 'primary'}
        icon={kind === 'lost' ? MicOff : Save}
        announce="assertive"
        title={t(`speaking.${kind}Title`)}
      >
        <Text size="small">{t(recording === null ? 'speaking.lostNothing' : `speaking.${kind}`)}</Text>
      </Notice>
      {recording && <RecordingClip recording={recording} label={t('review.yours')} />}
      <ActionBar>
        <Button variant={recording ? 'outline' : 'solid'} onClick={onAgain}>
          {t('speaking.recordAgain')}
        </Button>
        {recording && <Button onClick={onKeep}>{t('speaking.keep')}</Button>}
      </ActionBar>
    </Stack>
  );
}
