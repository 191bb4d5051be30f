'use client';
import { type WordJudgementActor, wordJudgementView } from '@rehearse/practice-machines/word-judgement';
import { isShallowEqual, useSelector } from '../use-selector/index.ts';
import { WordJudgementView } from './word-judgement-view.tsx';

export interface WordJudgementProps {
  actor: WordJudgementActor;
  /** Goes to the next question. */
  onNext?: (() => void) | undefined;
}

/** Read & Select, connected to a running actor. */
export function WordJudgement({ actor, onNext }: WordJudgementProps) {
  const view = useSelector(actor, wordJudgementView, isShallowEqual);
  return <WordJudgementView view={view} onEvent={actor.send} onNext={onNext} />;
}
