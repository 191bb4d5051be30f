'use client';
import type {
  InteractiveSpeakingEvent,
  InteractiveSpeakingView,
} from '@rehearse/practice-machines/interactive-speaking';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import HardDrive from 'lucide-react/icons/hard-drive';
import ListChecks from 'lucide-react/icons/list-checks';
import { useContext } from 'react';
import { Button, Heading, Stack, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { ActionBar } from '../action-bar/index.ts';
import { Fact, Facts } from '../facts/index.ts';
import { toMinutes } from '../question-frame/clock.utils.ts';
import { useShortcuts } from '../shortcuts/index.ts';
import { Character } from './character.tsx';
import * as styles from './interactive-speaking.css.ts';
import { TalkListenerContext } from './listener.ts';
import { nameOf } from './names.ts';

const english = { interactiveSpeaking: en.interactiveSpeaking, shortcuts: en.shortcuts };

export interface IntroProps {
  view: Extract<InteractiveSpeakingView, { phase: 'intro' }>;
  onEvent: (event: InteractiveSpeakingEvent) => void;
}

/** Who asks, the rules, and who hears the answers, before anything plays or is recorded. */
export function Intro({ view, onEvent }: IntroProps) {
  const { t } = usePracticeTexts(english);
  const listener = useContext(TalkListenerContext);
  const { title, character, questionCount, seconds, answerSeconds, isRelaxed } = view;
  const start = () => onEvent({ type: 'answer.start' });
  useShortcuts({ enter: start, ' ': start });
  const name = nameOf(character);
  const kept = listener?.keptDays;
  return (
    <Stack space="large">
      <div className={styles.meet}>
        <Character character={character} mood="idle" />
        <Stack space="small">
          <div lang="en">
            <Heading level={2} font="reading">
              {title}
            </Heading>
          </div>
          <Text tone="secondary">{t(`interactiveSpeaking.about.${character}`)}</Text>
        </Stack>
      </div>
      <Facts>
        <Fact icon={ListChecks}>
          {t(isRelaxed ? 'interactiveSpeaking.introTurnsLearn' : 'interactiveSpeaking.introTurns', {
            name,
            count: questionCount,
          })}
        </Fact>
        <Fact icon={Check}>
          {t(isRelaxed ? 'interactiveSpeaking.introAnswerLearn' : 'interactiveSpeaking.introAnswer')}
        </Fact>
        {seconds !== null && answerSeconds !== null && (
          <Fact icon={Clock}>
            {t('interactiveSpeaking.introTimes', { name, answer: answerSeconds, whole: toMinutes(seconds) })}
          </Fact>
        )}
        <Fact icon={HardDrive}>
          {listener === null
            ? t('interactiveSpeaking.heardHere')
            : [
                t('interactiveSpeaking.heardBy', { name: listener.name, host: listener.host }),
                kept === 0 && t('interactiveSpeaking.keptNot'),
                typeof kept === 'number' && kept > 0 && t('interactiveSpeaking.keptDays', { count: kept }),
              ]
                .filter(Boolean)
                .join(' ')}
        </Fact>
      </Facts>
      <ActionBar keys={[t('shortcuts.enter')]}>
        <Button size="large" onClick={start}>
          {t('interactiveSpeaking.start')}
        </Button>
      </ActionBar>
    </Stack>
  );
}
