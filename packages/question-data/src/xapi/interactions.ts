import type { QuestionData } from '../schemas.ts';
import type { Activity, InteractionType, LanguageMap } from './statement.ts';

/** A question that was checked: its type is known by its id. */
export type AnsweredQuestion = { readonly submoduleId: number } & Readonly<Record<string, unknown>>;

/** How a question is described, and its answer written, in xAPI. */
export interface Interaction {
  readonly interactionType: InteractionType;
  readonly correctResponsesPattern?: readonly string[];
  readonly choices?: NonNullable<Activity['definition']>['choices'];
  /** What the learner reads or hears, if it is a text. */
  readonly description?: string;
  /** The answer as text; undefined if there is none, as of a recording. */
  readonly response?: string | undefined;
}

type Answer = Readonly<Record<string, unknown>>;

/** Between the parts of an answer, as xAPI has it. */
const between = '[,]';
/** The longest part of a `fill-in`; longer answers are `long-fill-in`. */
const longestFillIn = 250;
/** More combinations of accepted words than this are left out of the pattern, which then has the words of the key only. */
const mostPatterns = 64;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Every way to fill the blanks right. */
function patternsOf(blanks: readonly (readonly string[])[]): string[] {
  const count = blanks.reduce((product, words) => product * words.length, 1);
  const used = count > mostPatterns ? blanks.map((words) => words.slice(0, 1)) : blanks;
  const ways = used.reduce<string[][]>((all, words) => all.flatMap((way) => words.map((word) => [...way, word])), [[]]);
  return ways.map((way) => `{case_matters=false}{order_matters=true}${way.join(between)}`);
}

/** The words as they were completed; an underscore for a letter that is missing. */
const completed = (clues: readonly (string | null)[], entries: unknown): string =>
  clues.map((clue, index) => clue ?? (textOf(listOf(entries)[index]) || '_')).join('');

function letters(
  words: readonly { clues: readonly (string | null)[]; answers: string[] }[],
  answer: unknown,
): Interaction {
  const entries = listOf(answer);
  return {
    interactionType: 'fill-in',
    correctResponsesPattern: patternsOf(words.map(({ answers }) => answers)),
    response: words.map(({ clues }, index) => completed(clues, entries[index])).join(between),
  };
}

function wordJudgement({ word, correct }: QuestionData<1>, { saidYes }: Answer): Interaction {
  const yes: LanguageMap = { en: 'Yes', 'zh-Hans': '是' };
  const no: LanguageMap = { en: 'No', 'zh-Hans': '否' };
  return {
    interactionType: 'choice',
    description: word,
    choices: [
      { id: 'yes', description: yes },
      { id: 'no', description: no },
    ],
    correctResponsesPattern: [correct ? 'yes' : 'no'],
    response: typeof saidYes === 'boolean' ? (saidYes ? 'yes' : 'no') : undefined,
  };
}

function dictation({ referenceAnswer, acceptedAnswers = [] }: QuestionData<6>, { text }: Answer): Interaction {
  const longest = Math.max(referenceAnswer.length, textOf(text).length);
  return {
    interactionType: longest <= longestFillIn ? 'fill-in' : 'long-fill-in',
    correctResponsesPattern: [referenceAnswer, ...acceptedAnswers].map((right) => `{case_matters=false}${right}`),
    response: textOf(text),
  };
}

function conversation({ questionText, bgInfo }: QuestionData<7>, { answers, blanks, summary }: Answer): Interaction {
  const given = [...listOf(blanks), ...listOf(answers)].map((entry) => textOf((entry as Answer | null)?.['answer']));
  return {
    interactionType: 'other',
    description: bgInfo ?? questionText ?? '',
    response: [...given, textOf(summary)].join('\n'),
  };
}

const passage = ({ questionText, sentenceTemplate, blankList }: QuestionData<8>, answer: unknown): Interaction => ({
  description: questionText || sentenceTemplate,
  ...letters(
    blankList.map(({ clues, answer: right, acceptedAnswers = [] }) => ({
      clues,
      answers: [right, ...acceptedAnswers],
    })),
    answer,
  ),
});

function sentence(
  { sentenceTemplate, clues, referenceAnswer, acceptedAnswers = [] }: QuestionData<10>,
  answer: unknown,
) {
  const right = typeof referenceAnswer === 'string' ? referenceAnswer : referenceAnswer.join('');
  const words = [{ clues: clues[0] ?? [], answers: [right, ...acceptedAnswers] }];
  return { description: sentenceTemplate, ...letters(words, answer) };
}

const written = (description: string | undefined, { text }: Answer): Interaction => ({
  interactionType: 'long-fill-in',
  ...(description && { description }),
  response: textOf(text),
});

const twoParts = ({ partOneData }: QuestionData<12>, { partOne, partTwo }: Answer): Interaction => ({
  interactionType: 'long-fill-in',
  description: partOneData.question,
  response: [textOf(partOne), textOf(partTwo)].join(between),
});

const spoken = (description: string | undefined): Interaction => ({
  interactionType: 'other',
  ...(description && { description }),
});

const reading = ({ questionText }: QuestionData<9>, { steps }: Answer): Interaction => ({
  interactionType: 'other',
  ...(questionText && { description: questionText }),
  response: JSON.stringify(listOf(steps)),
});

/** Describes a question and an answer to it, as its flow emits it. The question fits the schema of its type. */
export function interactionOf(question: AnsweredQuestion, answer: unknown): Interaction {
  const given = (typeof answer === 'object' && answer !== null ? answer : {}) as Answer;
  const as = <Id extends 1 | 6 | 7 | 8 | 9 | 10 | 12>() => question as unknown as QuestionData<Id>;
  const text = textOf(question['questionText']);
  switch (question.submoduleId) {
    case 1:
      return wordJudgement(as<1>(), given);
    case 6:
      return dictation(as<6>(), given);
    case 7:
      return conversation(as<7>(), given);
    case 8:
      return passage(as<8>(), answer);
    case 9:
      return reading(as<9>(), given);
    case 10:
      return sentence(as<10>(), answer);
    case 11:
    case 14:
      return written(text, given);
    case 12:
      return twoParts(as<12>(), given);
    default:
      return spoken(text || textOf(question['questionReference']));
  }
}
