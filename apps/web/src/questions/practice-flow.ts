import type { Question } from '@rehearse/api-client';
import { type Language, textIn } from '@rehearse/languages';
import type { DeliveryStatus, FlowContext, FlowInput, PracticeQuestion } from '@rehearse/practice-machines/protocol';
import type { FlowReport } from '@rehearse/practice-machines/running-question';
import type { FlowShortcuts } from '@rehearse/ui/practice';
import type { AnswerPart } from '@rehearse/ui/screens';
import type { ComponentType } from 'react';
import { type ActorRef, type AnyActorLogic, createActor, type Snapshot } from 'xstate';
import type { QuestionWorkspace } from '../delivery/learner-workspace.ts';
import type { Submission } from '../delivery/submission.ts';

/** A running flow as the app uses it, independent of its type. */
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
}

/** A question type in the app: parses the host's question, creates the machine and its view, and formats the answer. */
export interface PracticeFlow {
  open(question: Question, options: OpenOptions, workspace: QuestionWorkspace): PracticeActor;
  View: ComponentType<{ actor: PracticeActor; onNext?: (() => void) | undefined }>;
  /** Shortcuts for the help sheet. */
  shortcuts: FlowShortcuts;
  /** The answer to send to the host; null if there is nothing to save. */
  toSubmission(answer: unknown, result: unknown, question: Question): Submission | null;
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
  toQuestion(question: Question, language: OpenOptions['language']): Omit<TQuestion, 'questionId' | 'explanation'>;
  /** The machine with its ports; flows with sound or recording add `playerOf` and `recorderOf`. */
  machineOn(workspace: QuestionWorkspace): AnyActorLogic;
  View: ComponentType<{ actor: TActor; onNext?: (() => void) | undefined }>;
  shortcuts: FlowShortcuts;
  toSubmission(answer: TAnswer, result: TResult | null, question: Question): Submission | null;
  onDelivery?(status: DeliveryStatus): { type: string } | null;
  /** Default: the whole text is the answer. */
  readAnswer?(answer: string, question: Question): readonly AnswerPart[];
  audioOf?(question: Question): string | readonly string[] | undefined;
  imageOf?(question: Question): string | undefined;
}

const readWhole = (text: string): readonly AnswerPart[] => [{ part: 'whole', text }];

/**
 * Connects a machine, its view and the host's data. Its types end here, so that the rest of the app needs none of them.
 */
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
    open: (question, { language, ...options }, workspace) => {
      const explanation = question.explanation && textIn(question.explanation, language);
      const input = {
        ...options,
        question: {
          ...toQuestion(question, language),
          questionId: question.questionId,
          ...(explanation ? { explanation } : {}),
        },
      };
      return createActor(machineOn(workspace), { input }) as unknown as PracticeActor;
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
