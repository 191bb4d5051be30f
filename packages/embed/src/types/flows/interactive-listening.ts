import type { ConversationOpening, Question } from '@rehearse/api-client';
import { type Language, textIn } from '@rehearse/languages';
import {
  type InteractiveListeningActor,
  type InteractiveListeningAnswer,
  type InteractiveListeningQuestion,
  type InteractiveListeningResult,
  interactiveListeningOn,
  type ListeningOpening,
  type ListeningTurn,
} from '@rehearse/practice-machines/interactive-listening';
import { types } from '@rehearse/question-types';
import { InteractiveListening, interactiveListeningShortcuts } from '@rehearse/ui/practice';
import type { AnswerPart } from '@rehearse/ui/screens';
import { storageOf } from '../device-storage.ts';
import { parseOrNull } from '../parse-or-null.ts';
import { playerOf } from '../player-of.ts';
import { definePracticeFlow, type QuestionSurroundings } from '../practice-flow.ts';

type Sequence = NonNullable<Question['sequences']>[number];

/** A turn of a conversation; none if it has no options. */
export function toTurn(sequence: Sequence, language: Language): ListeningTurn[] {
  const { sequenceOrder, questionAudioUrl, questionVoice: voice, transcript = '', blankList, explanation } = sequence;
  if (!blankList || !('options' in blankList)) return [];
  const { options, answer } = blankList;
  const speech = { text: transcript, voice };
  const turn = { sequenceOrder, audioUrl: questionAudioUrl ?? null, speech, transcript, options, answer };
  return [explanation ? { ...turn, explanation: textIn(explanation, language) } : turn];
}

/** Whether a learner practises conversations with their opening, as this device keeps it. */
export const keptOpening = (device: QuestionSurroundings['device']) =>
  storageOf(device).item(`opening.${device.account}`, (kept) => kept === true);

/** The opening of a conversation. `chosen`: see `ListeningOpening`. */
export function toOpening(opening: ConversationOpening, language: Language, chosen?: boolean): ListeningOpening {
  const { questionAudioUrl, questionVoice: voice, transcript = '', sentences } = opening;
  return {
    audioUrl: questionAudioUrl,
    ...(transcript && { speech: { text: transcript, voice } }),
    transcript,
    sentences: sentences.map(({ sentenceTemplate, answer, acceptedAnswers, explanation }) => {
      const [before = '', after = ''] = sentenceTemplate.split('{}');
      const sentence = { before, after, answer, accepted: acceptedAnswers };
      return explanation ? { ...sentence, explanation: textIn(explanation, language) } : sentence;
    }),
    seconds: types.interactiveListening.withOpeningSeconds,
    ...(chosen !== undefined && { chosen }),
  };
}

const inOrder = ({ sequences = [] }: Question) =>
  sequences.toSorted((one, other) => one.sequenceOrder - other.sequenceOrder);

type Given = InteractiveListeningAnswer['answers'][number];
type Filled = NonNullable<InteractiveListeningAnswer['blanks']>[number];

const isGiven = (value: unknown): value is Given =>
  typeof value === 'object' &&
  value !== null &&
  'answer' in value &&
  (value.answer === null || typeof value.answer === 'string') &&
  'correct' in value &&
  (value.correct === null || typeof value.correct === 'boolean');

function isAnswer(value: unknown): value is InteractiveListeningAnswer {
  if (typeof value !== 'object' || value === null || !('answers' in value) || !('summary' in value)) return false;
  const isFilled = !('blanks' in value) || (Array.isArray(value.blanks) && value.blanks.every(isGiven));
  return isFilled && Array.isArray(value.answers) && value.answers.every(isGiven) && typeof value.summary === 'string';
}

const toPart =
  (part: AnswerPart['part']) =>
  ({ answer, correct }: Given | Filled, index: number): AnswerPart => {
    const given = { part, number: index + 1, text: answer ?? '' };
    return correct === null ? given : { ...given, correct };
  };

/** The blanks and the replies of an earlier attempt, turn by turn, and its summary. */
export function readConversation(text: string): readonly AnswerPart[] {
  const answer: unknown = parseOrNull(text);
  if (!isAnswer(answer)) return [{ part: 'whole', text }];
  const { blanks = [], answers, summary } = answer;
  return [...blanks.map(toPart('blank')), ...answers.map(toPart('turn')), { part: 'summary', text: summary }];
}

/** 7 Interactive Listening. */
export const interactiveListening = definePracticeFlow<
  InteractiveListeningQuestion,
  InteractiveListeningAnswer,
  InteractiveListeningResult,
  InteractiveListeningActor
>({
  toQuestion: (question, language, { device, withOpening }) => ({
    title: question.questionText ?? '',
    scene: question.bgInfo ?? '',
    opening:
      question.opening && withOpening !== false
        ? toOpening(question.opening, language, withOpening ? undefined : keptOpening(device).get())
        : undefined,
    turns: inOrder(question).flatMap((sequence) => toTurn(sequence, language)),
    sampleSummary: typeof question.referenceAnswer === 'string' ? question.referenceAnswer : '',
    summarySeconds: types.interactiveListening.secondPartSeconds,
  }),
  machineOn: (device) =>
    interactiveListeningOn({
      clock: device.clock,
      player: playerOf(device),
      rememberOpening: keptOpening(device).set,
    }),
  View: InteractiveListening,
  shortcuts: interactiveListeningShortcuts,
  toSubmission: (answer, result) => ({
    kind: 'choice',
    answer: JSON.stringify(answer),
    ...(result ? { score: result.score } : {}),
  }),
  readAnswer: readConversation,
  // the flow prefetches one turn ahead; more would delay the open question on a slow connection
  audioOf: (question) =>
    inOrder(question)
      .slice(0, 2)
      .flatMap(({ questionAudioUrl }) => questionAudioUrl ?? []),
});
