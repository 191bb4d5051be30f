'use client';
import type {
  InteractiveListeningEvent,
  InteractiveListeningView,
  OpeningChoice,
} from '@rehearse/practice-machines/interactive-listening';
import Clock from 'lucide-react/icons/clock';
import Headphones from 'lucide-react/icons/headphones';
import MessagesSquare from 'lucide-react/icons/messages-square';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Volume2 from 'lucide-react/icons/volume-2';
import { Button, ChoiceGroup, Heading, Stack, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { ActionBar } from '../action-bar/index.ts';
import { Fact, Facts } from '../facts/index.ts';
import { toMinutes } from '../question-frame/clock.utils.ts';
import { useShortcuts } from '../shortcuts/index.ts';
import { VoiceButton } from '../voices/voice-button.tsx';
import * as styles from './interactive-listening.css.ts';

const english = { interactiveListening: en.interactiveListening, shortcuts: en.shortcuts };

export interface IntroProps {
  view: Extract<InteractiveListeningView, { phase: 'intro' }>;
  onEvent: (event: InteractiveListeningEvent) => void;
}

/** The situation and the rules, before the clock and the sound start. */
export function Intro({ view, onEvent }: IntroProps) {
  const { t } = usePracticeTexts(english);
  const { title, scene, turnCount, blankCount, conversationSeconds, summarySeconds, canReplay, openingChoice } = view;
  const start = () => onEvent({ type: 'answer.start' });
  useShortcuts({ enter: start });
  const turns = t(canReplay ? 'interactiveListening.introTurnsLearn' : 'interactiveListening.introTurns', {
    count: turnCount,
  });
  return (
    <Stack space="large">
      <Text tone="secondary">{t('interactiveListening.intro')}</Text>
      <Stack space="small">
        <div lang="en">
          <Heading level={2} font="reading">
            {title}
          </Heading>
        </div>
        <p lang="en" className={styles.scene}>
          {scene}
        </p>
      </Stack>
      <Facts>
        {blankCount > 0 && (
          <Fact icon={Headphones}>{t('interactiveListening.introBlanks', { count: blankCount })}</Fact>
        )}
        <Fact icon={MessagesSquare}>{turns}</Fact>
        <Fact icon={NotebookPen}>{t('interactiveListening.introSummary')}</Fact>
        {conversationSeconds !== null && summarySeconds !== null && (
          <Fact icon={Clock}>
            {t(blankCount > 0 ? 'interactiveListening.introTimesOpening' : 'interactiveListening.introTimes', {
              conversation: toMinutes(conversationSeconds),
              summary: toMinutes(summarySeconds),
            })}
          </Fact>
        )}
        <Fact icon={Volume2}>{t('interactiveListening.introSound')}</Fact>
      </Facts>
      {openingChoice && <ChooseOpening choice={openingChoice} onEvent={onEvent} />}
      <ActionBar keys={[t('shortcuts.enter')]}>
        <VoiceButton />
        <Button size="large" onClick={start}>
          {t('interactiveListening.start')}
        </Button>
      </ActionBar>
    </Stack>
  );
}

interface ChooseOpeningProps {
  choice: OpeningChoice;
  onEvent: IntroProps['onEvent'];
}

function ChooseOpening({ choice: { chosen, withoutSeconds, withSeconds }, onEvent }: ChooseOpeningProps) {
  const { t } = usePracticeTexts(english);
  const option = (value: 'without' | 'with', seconds: number | null) => {
    const label = t(`interactiveListening.opening.${value}`);
    const time = seconds === null ? null : toMinutes(seconds);
    return { value, label: time === null ? label : t('interactiveListening.opening.timed', { label, time }) };
  };
  return (
    <ChoiceGroup
      label={t('interactiveListening.opening.choice')}
      choices={[option('without', withoutSeconds), option('with', withSeconds)]}
      value={chosen ? 'with' : 'without'}
      onValueChange={(value) => onEvent({ type: 'opening.choose', chosen: value === 'with' })}
    />
  );
}
