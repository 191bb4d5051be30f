/** A skill that the test reports. */
export type Skill = 'reading' | 'writing' | 'listening' | 'speaking';

/** How hard a question is, as the contract says it. */
export type Difficulty = 'Easy' | 'Medium' | 'Hard';

/** Everything that other layers need to know about a type. */
export interface QuestionType {
  /** The contract's `submoduleId`. Its questions are numbered from `id × 100,000`. */
  readonly id: number;
  /** Name in code. */
  readonly key: string;
  /** Name in English, as the specification spells it. Lower-cased, it names folders and addresses. */
  readonly name: string;
  /** The module whose tab lists it. */
  readonly moduleId: number;
  /** What it tests. */
  readonly skills: readonly Skill[];
  /** How its answer is sent: graded on the device (`choice`), as text, as text about a picture, or as a recording. */
  readonly answer: 'choice' | 'text' | 'imageWriting' | 'recording';
  /** The time limit in seconds, shared by all parts that run on one clock. */
  readonly seconds: number;
  /** The same with a part before the first one, which the specification doesn't have. Learners choose it. */
  readonly withOpeningSeconds?: number;
  /** Seconds to read, look or listen before `seconds` start. */
  readonly preparationSeconds?: number;
  /** The time limit in seconds of a second part that has its own clock. */
  readonly secondPartSeconds?: number;
  /** The time limit in seconds of each answer, if several are given within `seconds`. No limit in learn mode. */
  readonly secondsPerAnswer?: number;
  /** How often a sound may be played; unlimited in learn mode. */
  readonly plays?: number;
  /** Recommended number of words: the minimum, and the ideal. */
  readonly recommendedWords?: readonly [least: number, best?: number];
  /** The same for a second part. */
  readonly secondPartRecommendedWords?: readonly [least: number, best?: number];
  /** The fewest questions that a complete question bank has. */
  readonly leastQuestions: number;
  /** The levels of the questions that visitors can try without an account. */
  readonly preview: readonly Difficulty[];
}

/** The folder and the address of a type: `read-and-select`. */
export const slugOf = ({ name }: Pick<QuestionType, 'name'>): string =>
  name.toLowerCase().replaceAll('&', 'and').replaceAll(' ', '-');
