import type { Question } from '@rehearse/api-client';
import type { PracticePorts } from '@rehearse/practice-machines/ports';
import type { Draft, FlowContext, FlowInput, PracticeQuestion } from '@rehearse/practice-machines/protocol';
import type { FlowWithShortcuts } from '@rehearse/ui/practice';
import type { ComponentType } from 'react';
import { type ActorRef, type AnyActorLogic, createActor, type Snapshot } from 'xstate';
import type { GivenAnswer } from './answers.ts';

/** What the app makes of a running flow, whichever it is. */
export type PracticeActor = ActorRef<
  Snapshot<unknown> & { context: FlowContext<PracticeQuestion>; hasTag(tag: string): boolean },
  { type: string },
  PracticeEmitted
>;

export type PracticeEmitted =
  | { type: 'answered'; questionId: number; answer: unknown; result: unknown }
  | { type: 'draft'; draft: Draft<unknown> };

/** How a question opens. */
export interface OpenOptions extends Omit<FlowInput<PracticeQuestion, unknown>, 'question' | 'draft'> {
  /** What an earlier visit left, in any condition. */
  draft: unknown;
  language: 'en' | 'zh';
}

/** A question type as the app runs it: the host's shape in, a machine and its view, the answer out. */
export interface PracticeFlow {
  open(question: Question, options: OpenOptions, ports: PracticePorts): PracticeActor;
  View: ComponentType<{ actor: PracticeActor; onNext?: (() => void) | undefined }>;
  /** Which keys the help sheet lists. */
  keys: FlowWithShortcuts;
  /** What to send to the host; null when there is nothing to keep. */
  givenBy(answered: Extract<PracticeEmitted, { type: 'answered' }>): GivenAnswer | null;
  /** What sounds when the question opens, to be fetched ahead. */
  audioOf?(question: Question): string | undefined;
}

interface FlowParts<TQuestion extends PracticeQuestion, TAnswer, TResult, TActor> {
  toQuestion(question: Question): Omit<TQuestion, 'questionId' | 'explanation'>;
  machineOn(ports: PracticePorts): AnyActorLogic;
  View: ComponentType<{ actor: TActor; onNext?: (() => void) | undefined }>;
  keys: FlowWithShortcuts;
  givenBy(answer: TAnswer, result: TResult | null): GivenAnswer | null;
  audioOf?(question: Question): string | undefined;
}

/** Ties a machine, its view and the host's shapes together. The types meet here, so that the rest of the app needs none. */
export function definePracticeFlow<TQuestion extends PracticeQuestion, TAnswer, TResult, TActor>({
  toQuestion,
  machineOn,
  View,
  keys,
  givenBy,
  audioOf,
}: FlowParts<TQuestion, TAnswer, TResult, TActor>): PracticeFlow {
  return {
    open: (question, { language, ...options }, ports) => {
      const explanation = question.explanation?.[language];
      const input = {
        ...options,
        question: { ...toQuestion(question), questionId: question.questionId, ...(explanation ? { explanation } : {}) },
      };
      return createActor(machineOn(ports), { input }) as unknown as PracticeActor;
    },
    View: View as unknown as PracticeFlow['View'],
    keys,
    givenBy: ({ answer, result }) => givenBy(answer as TAnswer, result as TResult | null),
    ...(audioOf ? { audioOf } : {}),
  };
}
