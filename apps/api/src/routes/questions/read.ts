import { operation } from '../../http/route.ts';
import * as questions from '../../services/questions/index.ts';

/** `POST /questions/list`: includes the reader's marks if there is a session cookie. */
export const listQuestions = operation('listQuestions', ({ deps, body, account }) =>
  questions.listQuestions(deps, { ...body, userId: account?.userId ?? questions.visitor }),
);

/** `POST /questions/detail` */
export const getQuestion = operation('getQuestion', ({ deps, body, account }) =>
  questions.getQuestion(deps, { ...body, userId: account.userId }),
);

/** `POST /questions/place` */
export const getQuestionPlace = operation('getQuestionPlace', ({ deps, body, account }) =>
  questions.findPlace(deps, { ...body, userId: account.userId }),
);

/** `POST /questions/attempts` */
export const listAttempts = operation('listAttempts', ({ deps, body, account }) =>
  questions.listAttempts(deps, { ...body, userId: account.userId }),
);

/** `POST /questions/next` */
export const getNextQuestion = operation('getNextQuestion', ({ deps, body, account }) =>
  questions.getNeighbour(deps, 'next', { ...body, userId: account.userId }),
);

/** `POST /questions/previous` */
export const getPreviousQuestion = operation('getPreviousQuestion', ({ deps, body, account }) =>
  questions.getNeighbour(deps, 'previous', { ...body, userId: account.userId }),
);

/** `POST /questions/order` */
export const startOrder = operation('startOrder', ({ deps, body, account }) =>
  questions.startOrder(deps, { ...body, userId: account.userId }),
);
