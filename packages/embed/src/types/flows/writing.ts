import type { Question } from '@rehearse/api-client';
import { textIn } from '@rehearse/languages';
import { type DeliveryStatus, notOfferedStatus } from '@rehearse/practice-machines/protocol';
import {
  type WritingActor,
  type WritingAnswer,
  type WritingEvent,
  type WritingQuestion,
  type WritingResult,
  writingOn,
} from '@rehearse/practice-machines/writing';
import { types } from '@rehearse/question-types';
import { Writing, writingShortcuts } from '@rehearse/ui/practice';
import { pictureSources } from '../picture-sources.ts';
import { definePracticeFlow, type OpenOptions } from '../practice-flow.ts';
import { gradedOf } from './graded-answers.ts';

/** Reports the delivery of a description to the flow; the host replies with feedback. */
export function toFeedback(status: DeliveryStatus): WritingEvent | null {
  if (status.kind !== 'imageWriting') return null;
  switch (status.state) {
    case 'onDevice':
    case 'inMemory':
      return { type: status.failures === undefined ? 'feedback.awaited' : 'feedback.failed' };
    case 'refused':
      return { type: status.status === notOfferedStatus ? 'feedback.absent' : 'feedback.failed' };
    case 'saved':
      return typeof status.reply === 'string' && status.reply !== ''
        ? { type: 'feedback.arrived', text: status.reply }
        : { type: 'feedback.absent' };
  }
}

const sampleOf = (question: Question, language: OpenOptions['language']) =>
  typeof question.referenceAnswer === 'string'
    ? { sample: question.referenceAnswer, ...gradedOf(question, language) }
    : {};

/** 11 Write About the Photo. */
export const photoWriting = definePracticeFlow<WritingQuestion, WritingAnswer, WritingResult, WritingActor>({
  toQuestion: (question, language) => ({
    kind: 'photo',
    prompt: '',
    ...(question.questionImageUrl ? { imageUrl: question.questionImageUrl } : {}),
    imageSources: pictureSources(question.questionImageUrl),
    ...(question.imageAlt ? { imageAlt: textIn(question.imageAlt, language) } : {}),
    recommendedWords: types.writeAboutThePhoto.recommendedWords,
    ...sampleOf(question, language),
  }),
  machineOn: writingOn,
  View: Writing,
  shortcuts: writingShortcuts,
  // the host refuses an empty description, so one that timed out before the first word is saved as an empty text
  toSubmission: ({ text }, _, { id }) =>
    text.trim() === '' ? { kind: 'text', answer: '' } : { kind: 'imageWriting', id, answer: text },
  onDelivery: toFeedback,
  imageOf: ({ questionImageUrl }) => questionImageUrl,
});

/** 14 Writing Sample. */
export const essayWriting = definePracticeFlow<WritingQuestion, WritingAnswer, WritingResult, WritingActor>({
  toQuestion: (question, language) => ({
    kind: 'essay',
    prompt: question.questionText ?? '',
    recommendedWords: types.writingSample.recommendedWords,
    ...sampleOf(question, language),
  }),
  machineOn: writingOn,
  View: Writing,
  shortcuts: writingShortcuts,
  toSubmission: ({ text }) => ({ kind: 'text', answer: text }),
});
