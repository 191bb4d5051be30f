'use client';
import type {
  InteractiveListeningEvent,
  InteractiveListeningView as View,
} from '@rehearse/practice-machines/interactive-listening';
import { Skeleton } from '../../components/index.ts';
import { LatePart, late, useAhead } from '../late/index.ts';
import { Conversation } from './conversation.tsx';
import { Intro } from './intro.tsx';
import { Summary } from './summary.tsx';

const lateParts = late(() => import('./late-parts.ts'));

export interface InteractiveListeningViewProps {
  view: View;
  onEvent: (event: InteractiveListeningEvent) => void;
  /** Goes to the next question. */
  onNext?: (() => void) | undefined;
}

/** Interactive Listening: a conversation to listen and reply to, then a summary. */
export function InteractiveListeningView({ view, onEvent, onNext }: InteractiveListeningViewProps) {
  useAhead(lateParts);
  if (view.phase === 'intro') return <Intro view={view} onEvent={onEvent} />;
  if (view.phase === 'conversation') return <Conversation view={view} onEvent={onEvent} />;
  if (view.phase === 'summary') return <Summary view={view} onEvent={onEvent} />;
  return (
    <LatePart part={lateParts} waiting={<Skeleton variant="block" height={20} />}>
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
