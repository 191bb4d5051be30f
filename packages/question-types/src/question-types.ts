import type { QuestionType } from './question-type.ts';

/**
 * Every question type, in the order of the tabs. The times are the specification's, except the preparation times of types
 * 3, 5 and 13, which are the exam's.
 */
export const questionTypes = [
  {
    id: 1,
    key: 'readAndSelect',
    name: 'Read & Select',
    moduleId: 1,
    skills: ['reading'],
    answer: 'choice',
    seconds: 5,
    leastQuestions: 12_000,
    preview: ['Easy', 'Medium', 'Hard'],
  },
  {
    id: 2,
    key: 'readAloud',
    name: 'Read Aloud',
    moduleId: 2,
    skills: ['reading', 'speaking'],
    answer: 'recording',
    seconds: 20,
    leastQuestions: 800,
    preview: ['Easy', 'Medium'],
  },
  {
    id: 3,
    key: 'readThenSpeak',
    name: 'Read Then Speak',
    moduleId: 2,
    skills: ['speaking'],
    answer: 'recording',
    seconds: 90,
    preparationSeconds: 20,
    leastQuestions: 150,
    preview: ['Easy'],
  },
  {
    id: 4,
    key: 'listenThenSpeak',
    name: 'Listen Then Speak',
    moduleId: 2,
    skills: ['listening', 'speaking'],
    answer: 'recording',
    seconds: 90,
    preparationSeconds: 20,
    plays: 3,
    leastQuestions: 100,
    preview: ['Easy'],
  },
  {
    id: 5,
    key: 'speakAboutThePhoto',
    name: 'Speak About the Photo',
    moduleId: 2,
    skills: ['speaking'],
    answer: 'recording',
    seconds: 90,
    preparationSeconds: 20,
    leastQuestions: 60,
    preview: ['Easy'],
  },
  {
    id: 6,
    key: 'listenAndType',
    name: 'Listen & Type',
    moduleId: 3,
    skills: ['listening', 'writing'],
    answer: 'choice',
    seconds: 60,
    plays: 3,
    leastQuestions: 1_500,
    preview: ['Easy', 'Medium'],
  },
  {
    id: 7,
    key: 'interactiveListening',
    name: 'Interactive Listening',
    moduleId: 3,
    skills: ['listening', 'writing'],
    answer: 'choice',
    seconds: 240,
    /** Of the summary. */
    secondPartSeconds: 75,
    recommendedWords: [40],
    leastQuestions: 80,
    preview: ['Easy'],
  },
  {
    id: 8,
    key: 'readAndComplete',
    name: 'Read & Complete',
    moduleId: 4,
    skills: ['reading', 'writing'],
    answer: 'choice',
    seconds: 180,
    leastQuestions: 600,
    preview: ['Easy', 'Hard'],
  },
  {
    id: 9,
    key: 'interactiveReading',
    name: 'Interactive Reading',
    moduleId: 4,
    skills: ['reading'],
    answer: 'choice',
    seconds: 480,
    leastQuestions: 80,
    preview: ['Easy'],
  },
  {
    id: 10,
    key: 'fillInTheBlanks',
    name: 'Fill In the Blanks',
    moduleId: 4,
    skills: ['reading', 'writing'],
    answer: 'choice',
    seconds: 20,
    leastQuestions: 2_500,
    preview: ['Easy', 'Medium'],
  },
  {
    id: 11,
    key: 'writeAboutThePhoto',
    name: 'Write About the Photo',
    moduleId: 5,
    skills: ['writing'],
    answer: 'imageWriting',
    seconds: 60,
    recommendedWords: [30],
    leastQuestions: 60,
    preview: ['Easy'],
  },
  {
    id: 12,
    key: 'interactiveWriting',
    name: 'Interactive Writing',
    moduleId: 5,
    skills: ['writing'],
    answer: 'text',
    seconds: 480,
    leastQuestions: 80,
    preview: ['Easy'],
  },
  {
    id: 13,
    key: 'speakingSample',
    name: 'Speaking Sample',
    moduleId: 6,
    skills: ['speaking'],
    answer: 'recording',
    seconds: 180,
    preparationSeconds: 30,
    recommendedWords: [250],
    leastQuestions: 60,
    preview: ['Easy'],
  },
  {
    id: 14,
    key: 'writingSample',
    name: 'Writing Sample',
    moduleId: 6,
    skills: ['writing'],
    answer: 'text',
    seconds: 300,
    recommendedWords: [50, 120],
    leastQuestions: 120,
    preview: ['Easy'],
  },
] as const satisfies readonly QuestionType[];

/** One of {@link questionTypes}. */
export type ListedType = (typeof questionTypes)[number];
/** Id of a question type; the contract calls it `submoduleId`. */
export type TypeId = ListedType['id'];
/** Name of a question type in code. */
export type TypeKey = ListedType['key'];
/** Ids of the types whose answer is sent in a given way. */
export type TypeIdAnsweredBy<Kind extends QuestionType['answer']> = Extract<ListedType, { answer: Kind }>['id'];

const byId: ReadonlyMap<number, QuestionType & { id: TypeId; key: TypeKey }> = new Map(
  questionTypes.map((type) => [type.id, type]),
);

/** The type with this id; undefined if there is none. */
export const findType = (id: number) => byId.get(id);

type ByKey = { readonly [Type in ListedType as Type['key']]: Type };

/** Each type by its key: `types.readAloud.seconds` is 20. */
export const types = Object.fromEntries(questionTypes.map((type) => [type.key, type])) as unknown as ByKey;
