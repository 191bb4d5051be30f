'use client';
import type { InteractiveSpeakingEvent } from '@rehearse/practice-machines/interactive-speaking';
import type { PlaybackFailure } from '@rehearse/practice-machines/ports';
import MicOff from 'lucide-react/icons/mic-off';
import { Button, Notice, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { MicrophoneNotice } from '../speaking/microphone-notice.tsx';
import type { ConversationView } from './talk-view.ts';

const english = { interactiveSpeaking: en.interactiveSpeaking, speaking: en.speaking };

export interface TalkTroubleProps {
  view: ConversationView;
  /** Why the question can't be heard; null if it can. */
  soundFailure: PlaybackFailure | null;
  onEvent: (event: InteractiveSpeakingEvent) => void;
}

/** What keeps the conversation from going on, and what to do about it. The clock is stopped. */
export function TalkTrouble({ view, soundFailure, onEvent }: TalkTroubleProps) {
  const { t } = usePracticeTexts(english);
  const again = () => onEvent({ type: 'recording.start' });
  if (view.failure !== null) return <MicrophoneNotice reason={view.failure} onRetry={again} />;
  if (soundFailure !== null) {
    return (
      <Notice
        tone="attention"
        announce="polite"
        title={t(`interactiveSpeaking.${soundFailure}Title`)}
        actions={
          <>
            <Button size="small" onClick={() => onEvent({ type: 'audio.play' })}>
              {t(soundFailure === 'blocked' ? 'interactiveSpeaking.play' : 'interactiveSpeaking.tryAgain')}
            </Button>
            <Button size="small" variant="outline" onClick={() => onEvent({ type: 'audio.skip' })}>
              {t('interactiveSpeaking.read')}
            </Button>
          </>
        }
      >
        <Text size="small">{t(`interactiveSpeaking.${soundFailure}`)}</Text>
      </Notice>
    );
  }
  return (
    <Notice
      tone="attention"
      icon={MicOff}
      announce="assertive"
      title={t('speaking.lostTitle')}
      actions={
        <>
          <Button size="small" onClick={again}>
            {t(view.canEnd ? 'interactiveSpeaking.goOn' : 'interactiveSpeaking.answerAgain')}
          </Button>
          {view.canEnd && (
            <Button size="small" variant="outline" onClick={() => onEvent({ type: 'recording.keep' })}>
              {t('interactiveSpeaking.done')}
            </Button>
          )}
        </>
      }
    >
      <Text size="small">{t(view.canEnd ? 'interactiveSpeaking.lost' : 'interactiveSpeaking.lostNothing')}</Text>
    </Notice>
  );
}
