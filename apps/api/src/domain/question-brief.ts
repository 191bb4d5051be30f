import { type Payload, payloadSchemas } from '@rehearse/content';
import type { TypeId } from '@rehearse/question-types';

/** A question in brief: the prompt, and the correct or a sample answer. */
export interface QuestionBrief {
  /** Empty when the prompt is only audio or a picture. */
  prompt: string;
  answer: string;
  audioUrl?: string;
  imageUrl?: string;
  imageAlt?: { en: string; zh: string };
  answerAudioUrl?: string;
  explanation?: { en: string; zh: string };
}

type Brief<Id extends TypeId> = (payload: Payload<Id>) => Omit<QuestionBrief, 'explanation'>;

const promptMax = 280;

const short = (text: string) => (text.length <= promptMax ? text : `${text.slice(0, promptMax - 1).trimEnd()}…`);

/** The visible letters of a word, with an underscore for each missing one. */
const printed = (clues: readonly (string | null)[]) => clues.map((clue) => clue ?? '_').join('');

function fillGaps(template: string, words: readonly string[]): string {
  return template.split('{}').reduce((text, part, index) => `${text}${words[index - 1] ?? ''}${part}`);
}

const spoken = ({ questionText, referenceAnswer, referenceAudioLink }: Payload<2 | 3 | 13>) => ({
  prompt: short(questionText),
  answer: referenceAnswer === questionText ? '' : referenceAnswer,
  answerAudioUrl: referenceAudioLink,
});

const briefs: { readonly [Id in TypeId]: Brief<Id> } = {
  1: ({ word, correct }) => ({ prompt: word, answer: correct ? 'yes' : 'no' }),
  2: spoken,
  3: spoken,
  4: ({ questionAudioUrl, referenceAnswer, referenceAudioLink }) => ({
    prompt: '',
    audioUrl: questionAudioUrl,
    answer: referenceAnswer,
    answerAudioUrl: referenceAudioLink,
  }),
  5: ({ questionImageUrl, imageAlt, referenceAnswer, referenceAudioLink }) => ({
    prompt: '',
    imageUrl: questionImageUrl,
    imageAlt,
    answer: referenceAnswer,
    answerAudioUrl: referenceAudioLink,
  }),
  6: ({ questionAudioUrl, referenceAnswer }) => ({ prompt: '', audioUrl: questionAudioUrl, answer: referenceAnswer }),
  7: ({ questionText, bgInfo, sequences }) => ({
    prompt: short(`${questionText}\n${bgInfo}`),
    answer: sequences.map(({ blankList }) => blankList.answer).join('\n'),
  }),
  8: ({ sentenceTemplate, blankList, referenceAnswer }) => ({
    prompt: short(
      fillGaps(
        sentenceTemplate,
        blankList.map(({ clues }) => printed(clues)),
      ),
    ),
    answer: referenceAnswer,
  }),
  9: ({ questionText, sequences }) => ({
    prompt: short(questionText),
    answer: sequences
      .map(({ blankList }) =>
        Array.isArray(blankList) ? blankList.map(({ answer }) => answer).join(' · ') : blankList.answer,
      )
      .join('\n'),
  }),
  10: ({ sentenceTemplate, clues, referenceAnswer }) => ({
    prompt: fillGaps(sentenceTemplate, [printed(clues[0])]),
    answer: referenceAnswer.join(''),
  }),
  11: ({ questionImageUrl, imageAlt, referenceAnswer }) => ({
    prompt: '',
    imageUrl: questionImageUrl,
    imageAlt,
    answer: referenceAnswer,
  }),
  12: ({ partOneData }) => ({ prompt: short(partOneData.question), answer: partOneData.answer }),
  13: spoken,
  14: ({ questionText, referenceAnswer }) => ({ prompt: short(questionText), answer: referenceAnswer }),
};

/** The brief of a stored question; its texts are empty when the payload can't be parsed. */
export function briefOf(submoduleId: number, payload: string): QuestionBrief {
  const id = submoduleId as TypeId;
  const question = payloadSchemas[id]?.safeParse(JSON.parse(payload));
  if (!question?.success) return { prompt: '', answer: '' };
  // The schema and the brief belong to the same submodule; TypeScript can't infer that through the lookup.
  const brief = (briefs[id] as Brief<TypeId>)(question.data);
  return { ...brief, explanation: question.data.explanation };
}
