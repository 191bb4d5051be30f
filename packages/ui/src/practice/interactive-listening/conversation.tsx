'use client';
import type { InteractiveListeningEvent } from '@rehearse/practice-machines/interactive-listening';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { Button, Disclosure, Heading, Icon, Skeleton, Stack, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { ActionBar } from '../action-bar/index.ts';
import { LatePart, useAhead } from '../late/index.ts';
import { useShortcuts } from '../shortcuts/index.ts';
import { useScrollTo, useTakeFocus } from '../surface/index.ts';
import { learnTools, thread } from './conversation-parts.ts';
import * as styles from './interactive-listening.css.ts';
import { ReplyOptions } from './reply-options.tsx';
import { type ConversationView, TurnSound } from './turn-sound.tsx';

const english = { interactiveListening: en.interactiveListening };

export interface ConversationProps {
  view: ConversationView;
  onEvent: (event: InteractiveListeningEvent) => void;
}

/** The conversation so far, the current turn and its replies. */
export function Conversation({ view, onEvent }: ConversationProps) {
  const { t } = usePracticeTexts(english);
  const { stage, title, scene, turn, turnCount, lines, options, choice, isLast, mark, replay } = view;
  const { panelRef, headRef } = useArrival(`${turn}${mark ?? ''}`);
  useAhead(thread);
  const next = () => onEvent({ type: 'answer.next' });
  const choose = (option: number) => onEvent({ type: 'answer.choose', option });
  const keys = options.map(({ removed }, index) => [String(index + 1), removed ? undefined : () => choose(index)]);
  useShortcuts(
    { ...(stage === 'choosing' ? Object.fromEntries(keys) : {}), enter: next, ' ': mark ? next : undefined },
    { yields: Boolean(mark) },
  );
  const missing = stage === 'choosing' ? (choice === null ? 'chooseFirst' : null) : mark ? null : 'listenFirst';
  const action = mark ? (isLast ? 'toSummary' : 'goOn') : isLast ? 'submit' : 'next';
  return (
    <Stack space="large">
      <Disclosure title={<span lang="en">{title}</span>}>
        <p lang="en" className={styles.scene}>
          {scene}
        </p>
      </Disclosure>
      {lines.length > 0 && (
        <LatePart part={thread} waiting={<Skeleton variant="block" height={12} />}>
          {({ Thread }) => (
            <Thread
              lines={lines}
              replay={replay}
              onReplay={(heard) => onEvent({ type: 'audio.replay', turn: heard })}
            />
          )}
        </LatePart>
      )}
      <div ref={panelRef} className={styles.panel}>
        <div className={styles.turnHead}>
          {mark && (
            <span className={styles.mark({ tone: mark })}>
              <Icon glyph={mark === 'right' ? Check : X} size="small" />
            </span>
          )}
          <Heading level={2} size="small" ref={headRef} tabIndex={-1}>
            {mark
              ? t(`interactiveListening.${mark}`)
              : t('interactiveListening.turnOf', { turn: turn + 1, count: turnCount })}
          </Heading>
          {mark && !replay && (
            <Text as="span" size="small" tone="muted">
              {t(`interactiveListening.${isLast ? 'summaryFollows' : 'turnFollows'}`)}
            </Text>
          )}
        </div>
        {!mark && (
          <>
            <TurnSound view={view} onEvent={onEvent} />
            <ReplyOptions key={turn} view={view} onChoose={choose} />
          </>
        )}
        {replay && (
          <LatePart part={learnTools} waiting={<Skeleton variant="block" />}>
            {({ LearnTools }) => <LearnTools view={view} rate={replay.rate} onEvent={onEvent} />}
          </LatePart>
        )}
        <ActionBar>
          <Button
            size="large"
            iconEnd={isLast && !mark ? undefined : ArrowRight}
            disabledReason={missing ? t(`interactiveListening.${missing}`) : undefined}
            onClick={next}
          >
            {t(`interactiveListening.${action}`)}
          </Button>
        </ActionBar>
      </div>
    </Stack>
  );
}

/** Scrolls to the new turn and the mark of the last one, and moves the focus there. */
function useArrival(what: string) {
  const panelRef = useRef<HTMLDivElement>(null);
  const headRef = useRef<HTMLHeadingElement>(null);
  const takeFocus = useTakeFocus();
  const scrollTo = useScrollTo();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when something else is shown
  useEffect(() => {
    takeFocus(headRef.current, { preventScroll: true });
    scrollTo(panelRef.current);
  }, [what, takeFocus, scrollTo]);
  return { panelRef, headRef };
}
