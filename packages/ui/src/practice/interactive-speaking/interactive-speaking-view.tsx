'use client';
import type {
  InteractiveSpeakingEvent,
  InteractiveSpeakingView as View,
} from '@rehearse/practice-machines/interactive-speaking';
import type { ReactNode } from 'react';
import { Skeleton, Spinner, Stack, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { LatePart, late, useAhead } from '../late/index.ts';
import { Intro } from './intro.tsx';
import { type TalkParts, talkParts } from './talk-parts.ts';

const english = { interactiveSpeaking: en.interactiveSpeaking };

/** Fetched while the learner reads the introduction. */
const conversation = /* @__PURE__ */ late(() => import('./conversation.tsx'));

export interface InteractiveSpeakingViewProps {
  view: View;
  onEvent: (event: InteractiveSpeakingEvent) => void;
  /** Goes to the next question. */
  onNext?: (() => void) | undefined;
}

/** Interactive Speaking: a conversation with a drawn character. */
export function InteractiveSpeakingView({ view, onEvent, onNext }: InteractiveSpeakingViewProps) {
  const { t } = usePracticeTexts(english);
  useAhead(conversation);
  const retry = () => onEvent({ type: 'answer.retry' });
  switch (view.phase) {
    case 'intro':
      return <Intro view={view} onEvent={onEvent} />;
    case 'conversation':
      return (
        <LatePart part={conversation} waiting={<Skeleton variant="block" height={24} />}>
          {({ Conversation }) => <Conversation view={view} onEvent={onEvent} />}
        </LatePart>
      );
    case 'recovering':
    case 'saving':
      return (
        <TalkWaiting
          text={t(view.phase === 'saving' ? 'interactiveSpeaking.saving' : 'interactiveSpeaking.searching')}
        />
      );
    case 'unjoined':
      return (
        <Afterwards>
          {({ UnjoinedNotice }) => <UnjoinedNotice onRetry={() => onEvent({ type: 'answer.submit' })} />}
        </Afterwards>
      );
    case 'missed':
      return (
        <Afterwards>
          {({ MissedNotice }) => <MissedNotice hasRecording={false} onRetry={retry} onNext={onNext} />}
        </Afterwards>
      );
    case 'submitted':
      return (
        <Afterwards>{({ SubmittedNote }) => <SubmittedNote isEmpty={!view.hasRecording} onNext={onNext} />}</Afterwards>
      );
    case 'reviewed':
      return <Afterwards>{({ TalkReview }) => <TalkReview view={view} onRetry={retry} onNext={onNext} />}</Afterwards>;
  }
}

function TalkWaiting({ text }: { text: string }) {
  return (
    <Stack align="center" space="small">
      <Spinner size="large" label="" />
      <Text tone="secondary" role="status">
        {text}
      </Text>
    </Stack>
  );
}

function Afterwards({ children }: { children: (parts: TalkParts) => ReactNode }) {
  const { t } = usePracticeTexts(english);
  return (
    <LatePart part={talkParts} waiting={<TalkWaiting text={t('interactiveSpeaking.saving')} />}>
      {children}
    </LatePart>
  );
}
