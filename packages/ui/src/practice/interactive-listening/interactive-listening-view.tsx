'use client';
import type {
  InteractiveListeningEvent,
  InteractiveListeningView as View,
} from '@rehearse/practice-machines/interactive-listening';
import { Skeleton, VisuallyHidden } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { LatePart, late, useAhead } from '../late/index.ts';
import { useConversationParts } from './conversation-parts.ts';
import { Intro } from './intro.tsx';

const english = { interactiveListening: en.interactiveListening };

const conversation = /* @__PURE__ */ late(() => import('./conversation.tsx'));
/** With the opening only. */
const blanks = /* @__PURE__ */ late(() => import('./blanks.tsx'));
const summary = /* @__PURE__ */ late(() => import('./summary.tsx'));
const lateParts = /* @__PURE__ */ late(() => import('./late-parts.ts'));

export interface InteractiveListeningViewProps {
  view: View;
  onEvent: (event: InteractiveListeningEvent) => void;
  /** Goes to the next question. */
  onNext?: (() => void) | undefined;
}

/** Interactive Listening: maybe an opening to listen to and complete, a conversation to reply to, then a summary. */
export function InteractiveListeningView(props: InteractiveListeningViewProps) {
  const { t } = usePracticeTexts(english);
  const { view } = props;
  const isChoosing = view.phase === 'conversation' && view.stage === 'choosing';
  return (
    <>
      <Phase {...props} />
      {/* Not in the conversation: screen readers skip a region that arrives with its text, as it would after a short sound. */}
      <VisuallyHidden announce="polite">{isChoosing ? t('interactiveListening.chooseNow') : ''}</VisuallyHidden>
    </>
  );
}

function Phase({ view, onEvent, onNext }: InteractiveListeningViewProps) {
  useAhead(blanks, view.phase === 'intro' && view.blankCount > 0);
  useAhead(conversation);
  useAhead(summary);
  useAhead(lateParts);
  useConversationParts({
    hasLines: view.phase === 'conversation' && view.lines.length > 0,
    isLearning: view.phase === 'conversation' && view.replay !== null,
  });
  if (view.phase === 'intro') return <Intro view={view} onEvent={onEvent} />;
  const waiting = <Skeleton variant="block" height={20} />;
  if (view.phase === 'conversation') {
    return (
      <LatePart part={conversation} waiting={waiting}>
        {({ Conversation }) => <Conversation view={view} onEvent={onEvent} />}
      </LatePart>
    );
  }
  if (view.phase === 'blanks') {
    return (
      <LatePart part={blanks} waiting={waiting}>
        {({ Blanks }) => <Blanks view={view} onEvent={onEvent} />}
      </LatePart>
    );
  }
  if (view.phase === 'summary') {
    return (
      <LatePart part={summary} waiting={waiting}>
        {({ Summary }) => <Summary view={view} onEvent={onEvent} />}
      </LatePart>
    );
  }
  return (
    <LatePart part={lateParts} waiting={waiting}>
      {({ ListeningReview, SubmittedNote }) =>
        view.phase === 'submitted' ? (
          <SubmittedNote onNext={onNext} />
        ) : (
          <ListeningReview view={view} onRetry={() => onEvent({ type: 'answer.retry' })} onNext={onNext} />
        )
      }
    </LatePart>
  );
}
