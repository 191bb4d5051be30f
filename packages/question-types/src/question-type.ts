/** A skill that the test reports. */
export type Skill = 'reading' | 'writing' | 'listening' | 'speaking';

/** How hard a question is, as the contract says it. */
export type Difficulty = 'Easy' | 'Medium' | 'Hard';

/** What everything that deals with questions has to know of a type. */
export interface QuestionType {
  /** The contract's `submoduleId`. Questions have the numbers from `id × 100,000`. */
  readonly id: number;
  /** Name in code. */
  readonly key: string;
  /** Name in English, as the specification spells it; its words in lower case name folders and addresses. */
  readonly name: string;
  /** The module under whose tab it is found. */
  readonly moduleId: number;
  /** What it tests. */
  readonly skills: readonly Skill[];
  /** How its answer is sent: graded on the device (`choice`), as a text, as a text about a picture, or as sound. */
  readonly answer: 'choice' | 'text' | 'imageWriting' | 'recording';
  /** The time limit, of all parts that share one clock. */
  readonly seconds: number;
  /** Time to read, look or listen before `seconds` begin. */
  readonly preparationSeconds?: number;
  /** The time limit of a second part with a clock of its own. */
  readonly secondPartSeconds?: number;
  /** How often a sound may be played, except in learn mode. */
  readonly plays?: number;
  /** How many words are recommended: at least, and the best. */
  readonly recommendedWords?: readonly [least: number, best?: number];
  /** How many questions a whole bank has at least. */
  readonly leastQuestions: number;
  /** The levels of the questions that can be tried without an account. */
  readonly preview: readonly Difficulty[];
}

/** The folder and the address of a type: `read-and-select`. */
export const slugOf = ({ name }: Pick<QuestionType, 'name'>): string =>
  name.toLowerCase().replaceAll('&', 'and').replaceAll(' ', '-');
