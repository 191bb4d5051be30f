'use client';
import type {
  InteractiveListeningEvent,
  InteractiveListeningView as View,
} from '@rehearse/practice-machines/interactive-listening';
import { Skeleton } from '../../components/index.ts';
import { LatePart, late, useAhead } from '../late/index.ts';
import { Conversation } from './conversation.tsx';
import { Intro } from './intro.tsx';

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
export function InteractiveListeningView({ view, onEvent, onNext }: InteractiveListeningViewProps) {
  useAhead(blanks, view.phase === 'intro' && view.blankCount > 0);
  useAhead(summary);
  useAhead(lateParts);
  if (view.phase === 'intro') return <Intro view={view} onEvent={onEvent} />;
  if (view.phase === 'conversation') return <Conversation view={view} onEvent={onEvent} />;
  const waiting = <Skeleton variant="block" height={20} />;
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
