'use client';
import { type WritingActor, writingView, writtenText, writtenWords } from '@rehearse/practice-machines/writing';
import { isShallowEqual, useSelector } from '../use-selector/index.ts';
import { WordMeter } from '../written-text/word-meter.tsx';
import { WritingView } from './writing-view.tsx';

export interface WritingProps {
  actor: WritingActor;
  /** Goes to the next question. */
  onNext?: (() => void) | undefined;
}

function LiveMeter({ actor }: Pick<WritingProps, 'actor'>) {
  const words = useSelector(actor, writtenWords);
  return <WordMeter words={words} recommended={actor.getSnapshot().context.question.recommendedWords} />;
}

/** Write About the Photo and Writing Sample, connected to a running actor. A keystroke renders only the word count. */
export function Writing({ actor, onNext }: WritingProps) {
  const view = useSelector(actor, writingView, isShallowEqual);
  return (
    <WritingView
      view={view}
      text={writtenText(actor.getSnapshot())}
      meter={<LiveMeter actor={actor} />}
      onEvent={actor.send}
      onNext={onNext}
    />
  );
}
