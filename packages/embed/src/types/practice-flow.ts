import type { Question } from '@rehearse/api-client';
import { type Language, textIn } from '@rehearse/languages';
import type { DeliveryStatus, FlowContext, FlowInput, PracticeQuestion } from '@rehearse/practice-machines/protocol';
import type { FlowReport } from '@rehearse/practice-machines/running-question';
import type { FlowShortcuts } from '@rehearse/ui/practice';
import type { AnswerPart } from '@rehearse/ui/screens';
import type { ComponentType } from 'react';
import { type ActorRef, type AnyActorLogic, createActor, type Snapshot } from 'xstate';
import type { QuestionDevice } from './question-device.ts';
import type { FlowSubmission } from './submission.ts';

/** A running flow, independent of its type. */
export type PracticeActor = ActorRef<
  Snapshot<unknown> & { context: FlowContext<PracticeQuestion>; hasTag(tag: string): boolean },
  { type: string },
  FlowReport
>;

/** How a question opens. */
export interface OpenOptions extends Omit<FlowInput<PracticeQuestion, unknown>, 'question' | 'draft'> {
  /** The draft of an earlier visit, unchecked. */
  draft: unknown;
  language: Language;
  /** Interactive Listening: whether it has its opening. Default: the learner chooses. */
  withOpening?: boolean | undefined;
}

/** What a question depends on besides the host's data. */
export interface QuestionSurroundings extends Pick<OpenOptions, 'withOpening'> {
  device: Pick<QuestionDevice, 'account' | 'storage'>;
}

/** A question type: reads a question's data, creates the machine and its view, and formats the answer. */
export interface PracticeFlow {
  open(question: Question, options: OpenOptions, device: QuestionDevice): PracticeActor;
  View: ComponentType<{ actor: PracticeActor; onNext?: (() => void) | undefined }>;
  /** Shortcuts for the help sheet. */
  shortcuts: FlowShortcuts;
  /** The answer to send to the host; null if there is nothing to save. */
  toSubmission(answer: unknown, result: unknown, question: Question): FlowSubmission | null;
  /** The event that reports the delivery status to the flow; null for none. */
  onDelivery?(status: DeliveryStatus): { type: string } | null;
  /** Parses an earlier answer from the text made by `toSubmission`. */
  readAnswer(answer: string, question: Question): readonly AnswerPart[];
  /** Sounds to prefetch, in playing order. */
  audioOf?(question: Question): string | readonly string[] | undefined;
  /** Pictures to prefetch. */
  imageOf?(question: Question): string | undefined;
}

interface FlowParts<TQuestion extends PracticeQuestion, TAnswer, TResult, TActor> {
  toQuestion(
    question: Question,
    language: OpenOptions['language'],
    surroundings: QuestionSurroundings,
  ): Omit<TQuestion, 'questionId' | 'explanation'>;
  /** The machine with its ports; flows with sound or recording add `playerOf` and `recorderOf`. */
  machineOn(device: QuestionDevice): AnyActorLogic;
  View: ComponentType<{ actor: TActor; onNext?: (() => void) | undefined }>;
  shortcuts: FlowShortcuts;
  toSubmission(answer: TAnswer, result: TResult | null, question: Question): FlowSubmission | null;
  onDelivery?(status: DeliveryStatus): { type: string } | null;
  /** Default: the whole text is the answer. */
  readAnswer?(answer: string, question: Question): readonly AnswerPart[];
  audioOf?(question: Question): string | readonly string[] | undefined;
  imageOf?(question: Question): string | undefined;
}

const readWhole = (text: string): readonly AnswerPart[] => [{ part: 'whole', text }];

/** Connects a machine, its view and the host's data. Its types end here, so that whoever runs it needs none of them. */
export function definePracticeFlow<TQuestion extends PracticeQuestion, TAnswer, TResult, TActor>({
  toQuestion,
  machineOn,
  View,
  shortcuts,
  toSubmission,
  onDelivery,
  readAnswer = readWhole,
  audioOf,
  imageOf,
}: FlowParts<TQuestion, TAnswer, TResult, TActor>): PracticeFlow {
  return {
    open: (question, { language, withOpening, ...options }, device) => {
      const explanation = question.explanation && textIn(question.explanation, language);
      const input = {
        ...options,
        question: {
          ...toQuestion(question, language, { device, withOpening }),
          questionId: question.questionId,
          ...(explanation ? { explanation } : {}),
        },
      };
      return createActor(machineOn(device), { input }) as unknown as PracticeActor;
    },
    View: View as unknown as PracticeFlow['View'],
    shortcuts,
    toSubmission: toSubmission as PracticeFlow['toSubmission'],
    ...(onDelivery ? { onDelivery } : {}),
    readAnswer,
    ...(audioOf ? { audioOf } : {}),
    ...(imageOf ? { imageOf } : {}),
  };
}
