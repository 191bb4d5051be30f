'use client';
import type { InteractiveSpeakingEvent, TalkStage } from '@rehearse/practice-machines/interactive-speaking';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Mic from 'lucide-react/icons/mic';
import { useEffect, useRef } from 'react';
import { Button, Heading, ProgressBar, Skeleton, Stack, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { ActionBar } from '../action-bar/index.ts';
import { LatePart, late } from '../late/index.ts';
import { useShortcuts } from '../shortcuts/index.ts';
import { useTakeFocus } from '../surface/index.ts';
import { Character, type CharacterMood } from './character.tsx';
import * as styles from './interactive-speaking.css.ts';
import { nameOf } from './names.ts';
import { Speaking } from './speaking.tsx';
import { talkParts } from './talk-parts.ts';
import type { ConversationView } from './talk-view.ts';

const english = { interactiveSpeaking: en.interactiveSpeaking, shortcuts: en.shortcuts, speaking: en.speaking };

/** Learn mode only. */
const learnHelp = /* @__PURE__ */ late(() => import('./learn-help.tsx'));

export interface ConversationProps {
  view: ConversationView;
  onEvent: (event: InteractiveSpeakingEvent) => void;
}

const moods: Readonly<Record<TalkStage, CharacterMood>> = {
  asking: 'speaking',
  ready: 'idle',
  requesting: 'idle',
  recording: 'listening',
  paused: 'idle',
  thinking: 'thinking',
  held: 'idle',
  blocked: 'idle',
  lost: 'idle',
};

/** What Enter and Space do now; undefined for nothing. */
function mainEvent({ stage, audio, isContinued }: ConversationView): InteractiveSpeakingEvent | undefined {
  if (stage === 'recording' || stage === 'paused') return { type: 'answer.next' };
  if (stage === 'ready' || (stage === 'lost' && isContinued)) return { type: 'recording.start' };
  return stage === 'asking' && audio?.failure ? { type: 'audio.play' } : undefined;
}

/** A question that is heard, or its answer. */
export function Conversation({ view, onEvent }: ConversationProps) {
  const { t } = usePracticeTexts(english);
  const { stage, character, number, about, audio, text, canReplay } = view;
  const heading = useFocusOn(number);
  const main = mainEvent(view);
  const press = main && (() => onEvent(main));
  useShortcuts({
    enter: press,
    ' ': press,
    '.': canReplay || audio?.failure ? () => onEvent({ type: 'audio.play' }) : undefined,
  });
  const failure = stage === 'asking' ? (audio?.failure ?? null) : null;
  const isSounding = stage === 'asking' && audio?.phase === 'playing';
  const mood = stage === 'asking' && !isSounding ? 'idle' : moods[stage];
  const name = nameOf(character);
  const isTroubled = failure !== null || view.failure !== null || stage === 'lost';
  const helps = view.canReplay || view.canShowText || view.canShowHint || view.hint !== null;
  return (
    <Stack space="large">
      <div className={styles.head}>
        <Heading level={2} size="small" ref={heading} tabIndex={-1}>
          {t('interactiveSpeaking.numberOf', { number, about })}
        </Heading>
        <Text as="span" size="small" tone="secondary">
          {view.title}
        </Text>
      </div>
      <div className={styles.scene}>
        <Character character={character} mood={mood} />
        {text !== null && (
          <p lang="en" className={styles.question}>
            {text}
          </p>
        )}
        <div className={styles.answer}>
          <Text as="span" weight="medium" align="center" balance role="status">
            {t(`interactiveSpeaking.stage.${stage === 'asking' && !isSounding ? 'loading' : stage}`, { name })}
          </Text>
          {stage === 'asking' && (
            <div aria-hidden="true" className={styles.progress}>
              <ProgressBar label="" value={audio?.progress ?? 0} size="small" />
            </div>
          )}
          {stage === 'requesting' && (
            <Text size="small" tone="secondary" align="center" balance>
              {t('speaking.requestingNote')}
            </Text>
          )}
          {stage === 'ready' && (
            <Text size="small" tone="secondary" align="center" balance>
              {t(view.isContinued ? 'interactiveSpeaking.continueNote' : 'interactiveSpeaking.readyNote')}
            </Text>
          )}
          {(stage === 'recording' || stage === 'paused') && <Speaking view={view} />}
        </div>
      </div>
      {helps && (
        <LatePart part={learnHelp} waiting={<Skeleton variant="block" height={3} />}>
          {({ LearnHelp }) => <LearnHelp view={view} onEvent={onEvent} />}
        </LatePart>
      )}
      {isTroubled && (
        <LatePart part={talkParts} waiting={<Skeleton variant="block" height={6} />}>
          {({ TalkTrouble }) => <TalkTrouble view={view} soundFailure={failure} onEvent={onEvent} />}
        </LatePart>
      )}
      {!isTroubled && <Actions view={view} onEvent={onEvent} />}
    </Stack>
  );
}

function Actions({ view, onEvent }: ConversationProps) {
  const { t } = usePracticeTexts(english);
  const { stage, canEnd, isContinued } = view;
  const end = () => onEvent({ type: 'answer.next' });
  if (stage === 'ready') {
    return (
      <ActionBar keys={[t('shortcuts.space')]}>
        {canEnd && (
          <Button size="large" variant="outline" onClick={end}>
            {t('interactiveSpeaking.done')}
          </Button>
        )}
        <Button size="large" icon={Mic} onClick={() => onEvent({ type: 'recording.start' })}>
          {t(isContinued ? 'interactiveSpeaking.goOn' : 'interactiveSpeaking.answer')}
        </Button>
      </ActionBar>
    );
  }
  const isSpeaking = stage === 'recording' || stage === 'paused';
  return (
    <ActionBar {...(isSpeaking && { keys: [t('shortcuts.space')] })}>
      <Button
        size="large"
        iconEnd={ArrowRight}
        disabledReason={
          isSpeaking ? undefined : t(`interactiveSpeaking.wait.${stage === 'thinking' ? 'next' : 'speak'}`)
        }
        onClick={end}
      >
        {t('interactiveSpeaking.done')}
      </Button>
    </ActionBar>
  );
}

/** Moves the focus to the heading of each further question, so that screen readers say where they are. */
function useFocusOn(number: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const takeFocus = useTakeFocus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs with each question
  useEffect(() => {
    takeFocus(heading.current, { preventScroll: true });
  }, [number, takeFocus]);
  return heading;
}
