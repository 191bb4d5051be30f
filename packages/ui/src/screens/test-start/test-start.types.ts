/** The whole exam, or a test of about 20 minutes. */
export type TestForm = 'full' | 'short';

/** Questions of one type in a row; all times in seconds. */
export interface TestBlock {
  submoduleId: number;
  /** The fewest questions that a test has. */
  least: number;
  most: number;
  /** The clock of each question. */
  seconds: number;
  /** Before the clock starts; absent for none. */
  preparationSeconds?: number | undefined;
  /** Of a second part with its own clock; absent for none. */
  secondPartSeconds?: number | undefined;
}

/** An exam that tests follow. */
export interface TestExam {
  examId: string;
  /** In the language of the page. */
  name: string;
  /** When the exam took this form, as an ISO date. */
  since: string;
  /** When its facts were last compared with their sources, as an ISO date. */
  checkedOn: string;
  forms: readonly { form: TestForm; minutes: number; blocks: readonly TestBlock[] }[];
}

/** How many tests of each form the plan still allows; null for any number. */
export type TestAllowance = Readonly<Record<TestForm, number | null>>;
