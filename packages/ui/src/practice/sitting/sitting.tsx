'use client';
import { type SittingActor, sittingView, type SittingView as View } from '@rehearse/practice-machines/sitting';
import { isShallowEqual, useSelector } from '../use-selector/index.ts';
import { type SittingFlow, SittingView, type SittingViewProps } from './sitting-view.tsx';

export interface SittingProps<TFlow extends SittingFlow> extends Omit<SittingViewProps<TFlow>, 'view' | 'onEvent'> {
  actor: SittingActor;
}

/** A sitting, connected to a running actor. Its `question` reports flows of the type that `renderFlow` draws. */
export function Sitting<TFlow extends SittingFlow>({ actor, ...props }: SittingProps<TFlow>) {
  const view = useSelector(actor, sittingView, isShallowEqual) as View<TFlow>;
  return <SittingView {...props} view={view} onEvent={actor.send} />;
}
