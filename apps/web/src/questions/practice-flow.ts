import type { Question } from '@rehearse/api-client';
import type { FlowContext, FlowEmitted, FlowInput, PracticeQuestion } from '@rehearse/practice-machines/protocol';
import type { FlowWithShortcuts } from '@rehearse/ui/practice';
import type { AnswerPart } from '@rehearse/ui/screens';
import type { ComponentType } from 'react';
import { type ActorRef, type AnyActorLogic, createActor, type Snapshot } from 'xstate';
import type { AnswerNews, GivenAnswer } from '../delivery/answers.ts';
import type { QuestionRoom } from '../delivery/practice-room.ts';

/** What the app makes of a running flow, whichever it is. */
export type PracticeActor = ActorRef<
  Snapshot<unknown> & { context: FlowContext<PracticeQuestion>; hasTag(tag: string): boolean },
  { type: string },
  PracticeEmitted
>;

export type PracticeEmitted =
  | FlowEmitted<unknown, unknown, unknown>
  /** The learner wants the answer to be sent again, now. */
  | { type: 'sendAgain' };

/** How a question opens. */
export interface OpenOptions extends Omit<FlowInput<PracticeQuestion, unknown>, 'question' | 'draft'> {
  /** What an earlier visit left, in any condition. */
  draft: unknown;
  language: 'en' | 'zh';
}

/** A question type as the app runs it: the host's shape in, a machine and its view, the answer out. */
export interface PracticeFlow {
  open(question: Question, options: OpenOptions, room: QuestionRoom): PracticeActor;
  View: ComponentType<{ actor: PracticeActor; onNext?: (() => void) | undefined }>;
  /** Which keys the help sheet lists. */
  keys: FlowWithShortcuts;
  /** What to send to the host; null when there is nothing to keep. */
  givenBy(
    answered: Pick<Extract<PracticeEmitted, { type: 'answered' }>, 'answer' | 'result'>,
    question: Question,
  ): GivenAnswer | null;
  /** What the flow is told of its answer's way to the host; null for nothing. */
  hear?(news: AnswerNews): { type: string } | null;
  /** What an earlier attempt gave, from the text that `givenBy` made of it. */
  readAnswer(answer: string, question: Question): readonly AnswerPart[];
  /** What the question sounds, to be fetched ahead; several in the order in which they are heard. */
  audioOf?(question: Question): string | readonly string[] | undefined;
  /** What is seen when the question opens, to be fetched ahead. */
  imageOf?(question: Question): string | undefined;
}

interface FlowParts<TQuestion extends PracticeQuestion, TAnswer, TResult, TActor> {
  toQuestion(question: Question, language: OpenOptions['language']): Omit<TQuestion, 'questionId' | 'explanation'>;
  /** The machine on what the room has; a flow that sounds or records adds `playerOf` and `recorderOf`. */
  machineOn(room: QuestionRoom): AnyActorLogic;
  View: ComponentType<{ actor: TActor; onNext?: (() => void) | undefined }>;
  keys: FlowWithShortcuts;
  givenBy(answer: TAnswer, result: TResult | null, question: Question): GivenAnswer | null;
  hear?(news: AnswerNews): { type: string } | null;
  /** Without it the whole text is the answer. */
  readAnswer?(answer: string, question: Question): readonly AnswerPart[];
  audioOf?(question: Question): string | readonly string[] | undefined;
  imageOf?(question: Question): string | undefined;
}

const readWhole = (text: string): readonly AnswerPart[] => [{ part: 'whole', text }];

/** Ties a machine, its view and the host's shapes together. The types meet here, so that the rest of the app needs none. */
export function definePracticeFlow<TQuestion extends PracticeQuestion, TAnswer, TResult, TActor>({
  toQuestion,
  machineOn,
  View,
  keys,
  givenBy,
  hear,
  readAnswer = readWhole,
  audioOf,
  imageOf,
}: FlowParts<TQuestion, TAnswer, TResult, TActor>): PracticeFlow {
  return {
    open: (question, { language, ...options }, room) => {
      const explanation = question.explanation?.[language];
      const input = {
        ...options,
        question: {
          ...toQuestion(question, language),
          questionId: question.questionId,
          ...(explanation ? { explanation } : {}),
        },
      };
      return createActor(machineOn(room), { input }) as unknown as PracticeActor;
    },
    View: View as unknown as PracticeFlow['View'],
    keys,
    givenBy: ({ answer, result }, question) => givenBy(answer as TAnswer, result as TResult | null, question),
    ...(hear ? { hear } : {}),
    readAnswer,
    ...(audioOf ? { audioOf } : {}),
    ...(imageOf ? { imageOf } : {}),
  };
}
