import { type Call, type Calls, ok, pageOf } from './calls.ts';
import { detailOf, type Row, rows } from './question-data.ts';

/** The question calls. */
export function createQuestions(): Calls {
  const bank: Row[] = rows.map((row) => ({ ...row }));

  const under = ({ body }: Call) =>
    bank
      .filter(({ submoduleId }) => submoduleId === body['submoduleId'])
      .filter(({ difficultyLevel }) => !body['difficultyLevel'] || difficultyLevel === body['difficultyLevel'])
      .filter(({ isPracticed }) => body['isPracticed'] === undefined || isPracticed === body['isPracticed'])
      .sort((one, other) => (body['isAsc'] ? 1 : -1) * (one.questionId - other.questionId));
  const find = ({ body }: Call) => bank.find(({ questionId }) => questionId === body['questionId']);
  const neighbour = (call: Call, step: 1 | -1) => {
    const list = under(call);
    const row = list[list.findIndex(({ questionId }) => questionId === call.body['questionId']) + step];
    return ok(row ? detailOf(row) : null);
  };

  return {
    'POST /questions/list': (call) => pageOf(under(call), call),
    'POST /questions/detail': (call) => {
      const row = find(call);
      return row ? ok(detailOf(row)) : { success: false, message: 'There is no such question.', data: null };
    },
    'POST /questions/next': (call) => neighbour(call, 1),
    'POST /questions/previous': (call) => neighbour(call, -1),
    'POST /practice': (call) => {
      const row = find(call);
      if (row) row.isPracticed = true;
      return ok(null);
    },
    'POST /questions/answer': () => ok(null),
  };
}
