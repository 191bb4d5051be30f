import type { TypeId } from '@rehearse/question-types';
import type { QuestionData } from '../schemas.ts';
import { xml } from '../xml.ts';
import {
  choice,
  extendedText,
  inlineChoice,
  joined,
  type Part,
  paragraphs,
  picture,
  shown,
  sound,
  textEntry,
  upload,
} from './interactions.ts';
import { damagedWord } from './letters.ts';

type ToPart<Id extends TypeId> = (question: QuestionData<Id>) => Part;

const text = (written: string | undefined): Part => shown(paragraphs(written ?? ''));
const recording = (prompt: string) => upload('RESPONSE', prompt);
const inParagraph = (parts: readonly Part[]) => joined(parts, (content) => xml('p', {}, content));

/** A template whose `{}` are filled with parts, paragraph by paragraph. */
function filled(template: string, gap: RegExp, fill: (mark: string, index: number) => Part): Part {
  let index = 0;
  return joined(
    template
      .split(/\n{2,}/)
      .filter((paragraph) => paragraph.trim() !== '')
      .map((paragraph) => {
        const marks = paragraph.match(gap) ?? [];
        const texts = paragraph.split(gap);
        return inParagraph(
          texts.flatMap((between, place) => {
            const mark = marks[place];
            return mark === undefined ? [shown(between)] : [shown(between), fill(mark, index++)];
          }),
        );
      }),
  );
}

const readAndSelect: ToPart<1> = ({ word, correct }) =>
  choice('RESPONSE', { options: ['Yes', 'No'], answer: correct ? 'Yes' : 'No' }, `Is "${word}" a real English word?`);

const readAloud: ToPart<2> = ({ questionText }) =>
  joined([text(questionText), recording('Record yourself reading the text aloud.')]);

const readThenSpeak: ToPart<3> = ({ questionText, bullets = [] }) =>
  joined([
    text(questionText),
    shown(
      bullets.length > 0
        ? xml(
            'ul',
            {},
            bullets.map((bullet) => xml('li', {}, bullet)),
          )
        : undefined,
    ),
    recording('Record your answer.'),
  ]);

const listenThenSpeak: ToPart<4> = ({ questionAudioUrl }) =>
  joined([sound(questionAudioUrl), recording('Record your answer.')]);

const speakAboutThePhoto: ToPart<5> = ({ questionImageUrl, imageAlt }) =>
  joined([picture(questionImageUrl, imageAlt?.en ?? ''), recording('Record yourself describing the picture.')]);

const listenAndType: ToPart<6> = ({ questionAudioUrl, referenceAnswer, acceptedAnswers = [] }) =>
  joined([
    sound(questionAudioUrl),
    shown(xml('p', {}, 'Type what you hear.')),
    inParagraph([textEntry('RESPONSE', [referenceAnswer, ...acceptedAnswers], referenceAnswer.length)]),
  ]);

const interactiveListening: ToPart<7> = ({ bgInfo, sequences, referenceAnswer }) =>
  joined([
    text(bgInfo),
    ...sequences
      .toSorted((one, other) => one.sequenceOrder - other.sequenceOrder)
      .flatMap(({ questionAudioUrl, transcript, blankList }, index) => [
        questionAudioUrl ? sound(questionAudioUrl) : text(transcript),
        choice(`TURN-${index + 1}`, blankList, 'Choose the best reply.'),
      ]),
    ...(referenceAnswer ? [extendedText('SUMMARY', 4, 'Summarize the conversation.')] : []),
  ]);

const readAndComplete: ToPart<8> = ({ sentenceTemplate, blankList }) =>
  filled(sentenceTemplate, /\{\}/g, (_, index) => {
    const blank = blankList[index];
    return blank
      ? damagedWord(`BLANK-${index + 1}`, blank.clues, [blank.answer, ...(blank.acceptedAnswers ?? [])])
      : shown('');
  });

const interactiveReading: ToPart<9> = ({ sequences }) => {
  const steps = sequences.toSorted((one, other) => one.sequenceOrder - other.sequenceOrder);
  let passage = '';
  return joined(
    steps.flatMap((step) => {
      const { sequenceOrder: order, blankList, sentenceTemplate } = step;
      if (order === 1)
        return [
          filled(sentenceTemplate, /\{\d+\}/g, (mark) => {
            const blank = blankList.find(({ indexNumber }) => mark === `{${indexNumber}}`);
            return blank ? inlineChoice(`BLANK-${blank.indexNumber}`, blank) : shown(mark);
          }),
        ];
      const isNew = sentenceTemplate !== undefined && sentenceTemplate !== passage;
      passage = sentenceTemplate ?? passage;
      const read = isNew ? [text(sentenceTemplate.replace('{}', '[…]'))] : [];
      if ('question' in blankList) return [...read, extendedText(`STEP-${order}`, 2, blankList.question)];
      return [...read, choice(`STEP-${order}`, blankList, prompts[order])];
    }),
  );
};

const prompts: Readonly<Record<number, string>> = {
  2: 'Which sentence is missing at […]?',
  5: 'Which idea is in the passage?',
  6: 'What is the best title?',
};

const fillInTheBlanks: ToPart<10> = ({ sentenceTemplate, clues, referenceAnswer, acceptedAnswers = [] }) => {
  const answer = typeof referenceAnswer === 'string' ? referenceAnswer : referenceAnswer.join('');
  return filled(sentenceTemplate, /\{\}/g, () => damagedWord('RESPONSE', clues[0] ?? [], [answer, ...acceptedAnswers]));
};

const writeAboutThePhoto: ToPart<11> = ({ questionImageUrl, imageAlt }) =>
  joined([picture(questionImageUrl, imageAlt?.en ?? ''), extendedText('RESPONSE', 4, 'Describe the picture.')]);

const interactiveWriting: ToPart<12> = ({ partOneData, partTwoData: [followUp] }) =>
  joined([
    extendedText('PART-1', 12, partOneData.question),
    ...(followUp ? [extendedText('PART-2', 8, followUp.question)] : []),
  ]);

const speakingSample: ToPart<13> = ({ questionText }) => joined([text(questionText), recording('Record your answer.')]);

const writingSample: ToPart<14> = ({ questionText }) => extendedText('RESPONSE', 15, questionText);

/** The types that have an interaction in QTI 3. A conversation that branches by what is said has none. */
export const parts: { readonly [Id in Exclude<TypeId, 15>]: ToPart<Id> } = {
  1: readAndSelect,
  2: readAloud,
  3: readThenSpeak,
  4: listenThenSpeak,
  5: speakAboutThePhoto,
  6: listenAndType,
  7: interactiveListening,
  8: readAndComplete,
  9: interactiveReading,
  10: fillInTheBlanks,
  11: writeAboutThePhoto,
  12: interactiveWriting,
  13: speakingSample,
  14: writingSample,
};
