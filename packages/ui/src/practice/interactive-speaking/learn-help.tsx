'use client';
import type { InteractiveSpeakingEvent } from '@rehearse/practice-machines/interactive-speaking';
import Captions from 'lucide-react/icons/captions';
import Headphones from 'lucide-react/icons/headphones';
import { Button, Stack } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { HintButton, Hints } from '../hint/index.ts';
import { VoiceButton } from '../voices/voice-button.tsx';
import * as styles from './interactive-speaking.css.ts';
import type { ConversationView } from './talk-view.ts';

const english = { interactiveSpeaking: en.interactiveSpeaking };

export interface LearnHelpProps {
  view: ConversationView;
  onEvent: (event: InteractiveSpeakingEvent) => void;
}

/** Learn mode: play the question again, show it, and a hint. */
export function LearnHelp({ view, onEvent }: LearnHelpProps) {
  const { t } = usePracticeTexts(english);
  const { hint, canReplay, canShowText, canShowHint } = view;
  return (
    <Stack space="small">
      <Hints items={hint === null ? [] : [hint]} />
      <div className={styles.help}>
        <VoiceButton />
        {canReplay && (
          <Button
            variant="outline"
            size="large"
            icon={Headphones}
            aria-keyshortcuts="."
            onClick={() => onEvent({ type: 'audio.play' })}
          >
            {t('interactiveSpeaking.hearAgain')}
          </Button>
        )}
        {canShowText && (
          <Button variant="outline" size="large" icon={Captions} onClick={() => onEvent({ type: 'text.show' })}>
            {t('interactiveSpeaking.showText')}
          </Button>
        )}
        {canShowHint && <HintButton onHint={() => onEvent({ type: 'answer.hint' })} />}
      </div>
    </Stack>
  );
}
