import { parseArgs } from 'node:util';
import { findType } from '@rehearse/question-types';
import type { QuestionDoubt } from '@rehearse/scoring/adaptive';
import type { Db } from '../db/index.ts';
import type { Clock } from '../domain/clock.ts';
import {
  type CalibrationReport,
  calibrateDifficulties,
  type DoubtfulQuestion,
  type MovedQuestion,
} from '../services/measurement/index.ts';

export const calibrateHelp = `Difficulties of questions, from learners' answers.

  npm run calibrate                estimates and stores them; shows what moved most, and questions that should be looked at
  npm run calibrate -- --dry-run   shows the same without storing anything
  npm run calibrate -- --most 50   shows so many of each; 20 by default

Each learner's first answer to a question counts. A running server does the same once a day if there are 500 new answers.
The store is the one of the server's settings (REHEARSE_DATA or DATABASE_URL); the server need not be stopped.`;

/** Whether the arguments ask for help. */
export const wantsHelp = (args: readonly string[]): boolean =>
  args[0] === 'help' || args.some((argument) => ['--help', '-h'].includes(argument));

/** The arguments are invalid. */
export class CalibrateError extends Error {
  override readonly name = 'CalibrateError';
}

const options = {
  'dry-run': { type: 'boolean', default: false },
  most: { type: 'string', default: '20' },
} as const;

function parse(args: readonly string[]) {
  try {
    const { values } = parseArgs({ args: [...args], options });
    const most = Number(values.most);
    if (!Number.isInteger(most) || most < 1)
      throw new CalibrateError(`--most must be a whole number, not "${values.most}".`);
    return { isDry: values['dry-run'], most };
  } catch (error) {
    if (error instanceof CalibrateError) throw error;
    throw new CalibrateError(`${error instanceof Error ? error.message : error}\nSee "npm run calibrate -- --help".`);
  }
}

const nameOf = (submoduleId: number) => findType(submoduleId)?.name ?? `type ${submoduleId}`;
const round = (points: number) => Math.round(points);

const movedLine = ({ questionId, submoduleId, before, after, answers }: MovedQuestion) =>
  `  ${questionId}  ${round(before.difficulty)} ± ${round(before.uncertainty)} -> ${round(after.difficulty)} ± ${round(after.uncertainty)}  ${answers} answers  ${nameOf(submoduleId)}`;

const reasons: Readonly<Record<QuestionDoubt, string>> = {
  misfit: 'weak learners often get it right and able ones wrong, more than chance explains',
  unrelated: 'able learners don’t do better than weak ones: the key may be wrong, or the question is unclear',
};

const doubtLine = ({ questionId, submoduleId, doubts, answers }: DoubtfulQuestion) =>
  `  ${questionId}  ${nameOf(submoduleId)}, ${answers} answers: ${doubts.map((doubt) => reasons[doubt]).join('; ')}`;

function textOf({ answers, learners, moved, doubtful }: CalibrationReport, most: number, isDry: boolean): string {
  const list = <Item>(items: readonly Item[], line: (item: Item) => string) => [
    ...items.slice(0, most).map(line),
    ...(items.length > most ? [`  and ${items.length - most} more`] : []),
  ];
  return [
    `${answers} answers of ${learners} learners; ${moved.length} questions have a difficulty from answers.`,
    ...(moved.length > 0 ? ['Moved most (points ± uncertainty):', ...list(moved, movedLine)] : []),
    ...(doubtful.length > 0
      ? [`Questions to look at: ${doubtful.length}`, ...list(doubtful, doubtLine)]
      : ['No question behaves badly (30 answers are needed to say so).']),
    ...(isDry ? ['Nothing was stored.'] : []),
  ].join('\n');
}

/**
 * Estimates difficulties from answers.
 *
 * @returns the text to print
 * @throws CalibrateError when the arguments are invalid
 */
export async function calibrateCommand(deps: { db: Db; clock: Clock }, args: readonly string[]): Promise<string> {
  const { isDry, most } = parse(args);
  return textOf(await calibrateDifficulties(deps, { isDry }), most, isDry);
}
