import { type AnswerRow, makeReport } from '../../domain/measurement/index.ts';
import type { FileStore } from '../../providers/files/types.ts';
import {
  attemptedQuestions,
  chooseQuestion,
  type QuestionBank,
  readDifficulties,
  readEstimates,
  type SeenQuestions,
  seenInAny,
} from '../measurement/index.ts';
import type { AskedQuestion, PortNeeds, SittingPorts } from './ports.ts';

/** What measuring works with. */
export interface MeasuringNeeds {
  readonly bank: QuestionBank;
  readonly files: FileStore;
  /** A random number 0..1. */
  random(): number;
}

/** The questions that sittings handed out, answered or not. */
const handedOutQuestions =
  ({ db }: PortNeeds): SeenQuestions =>
  async ({ userId, submoduleId }) => {
    const rows = await db
      .selectFrom('sitting_slots')
      .select(({ fn }) => ['question_id', fn.max('handed_out_at').as('seen_at')])
      .where('user_id', '=', userId)
      .where('submodule_id', '=', submoduleId)
      .where('handed_out_at', 'is not', null)
      .groupBy('question_id')
      .execute();
    return new Map(rows.map(({ question_id, seen_at }) => [question_id ?? 0, Number(seen_at)]));
  };

/** The questions that are over, as measuring sees them. */
async function toRows(
  deps: PortNeeds & Pick<MeasuringNeeds, 'files'>,
  userId: number,
  asked: readonly AskedQuestion[],
): Promise<AnswerRow[]> {
  const attemptIds = asked.flatMap(({ attemptId }) => attemptId ?? []);
  const judged = await readEstimates(deps, { userId, attemptIds });
  return asked.flatMap(({ state, totalSeconds: seconds, attemptId, ...row }): AnswerRow[] => {
    if (state !== 'answered' && state !== 'missed') return [];
    const { estimate, isPending } = judged.get(attemptId ?? 0) ?? {};
    return [{ ...row, state, seconds, attemptId: attemptId ?? undefined, estimate: estimate ?? undefined, isPending }];
  });
}

/** Chooses questions by what is known of the learner, and measures the answers (decisions 53 and 56). */
export function measuredPorts({ bank, files, random }: MeasuringNeeds): SittingPorts {
  return {
    random,
    async chooseQuestion(needs, { userId, submoduleId, level, asked, excluded }) {
      const typeOf = new Map(asked.map((question) => [question.questionId, question.submoduleId]));
      return chooseQuestion(
        { ...needs, bank, random, seen: seenInAny(attemptedQuestions(needs.db), handedOutQuestions(needs)) },
        {
          ...{ userId, submoduleId },
          answersSoFar: await toRows({ ...needs, files }, userId, asked),
          excluded: excluded.map((questionId) => ({
            questionId,
            submoduleId: typeOf.get(questionId) ?? submoduleId,
          })),
          level: level === 'Mine' || level === null ? undefined : level,
        },
      );
    },
    async makeReport(needs, { userId, asked }) {
      const rows = await toRows({ ...needs, files }, userId, asked);
      return makeReport(rows, await readDifficulties({ db: needs.db, bank }, rows));
    },
  };
}
