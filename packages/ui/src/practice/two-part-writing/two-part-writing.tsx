'use client';
import {
  partText,
  partWords,
  type TwoPartWritingActor,
  twoPartWritingView,
} from '@rehearse/practice-machines/two-part-writing';
import { isShallowEqual, useSelector } from '../use-selector/index.ts';
import { WordMeter } from '../written-text/word-meter.tsx';
import { TwoPartWritingView } from './two-part-writing-view.tsx';

export interface TwoPartWritingProps {
  actor: TwoPartWritingActor;
  /** Goes to the next question. */
  onNext?: (() => void) | undefined;
}

function LiveMeter({ actor, recommended }: Pick<TwoPartWritingProps, 'actor'> & { recommended: number }) {
  return <WordMeter words={useSelector(actor, partWords)} recommended={[recommended]} />;
}

/** Interactive Writing, connected to a running actor. A keystroke renders only the word count. */
export function TwoPartWriting({ actor, onNext }: TwoPartWritingProps) {
  const view = useSelector(actor, twoPartWritingView, isShallowEqual);
  return (
    <TwoPartWritingView
      view={view}
      text={partText(actor.getSnapshot())}
      meter={
        (view.phase === 'writing' || view.phase === 'rewriting') && (
          <LiveMeter actor={actor} recommended={view.recommendedWords} />
        )
      }
      onEvent={actor.send}
      onNext={onNext}
    />
  );
}
