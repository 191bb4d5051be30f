import { operation } from '../../http/route.ts';
import * as questions from '../../services/questions/index.ts';

/** `POST /practice` */
export const markPracticed = operation('markPracticed', async ({ deps, body, account }) => {
  await questions.markPracticed(deps, { ...body, userId: account.userId });
  return null;
});

/** `POST /questions/answer` */
export const saveAnswer = operation('saveAnswer', ({ deps, body, account }) =>
  questions.saveAttempt(deps, { ...body, userId: account.userId, kind: 'answer' }),
);

/** `POST /questions/text` */
export const saveText = operation('saveText', ({ deps, body, account }) =>
  questions.saveAttempt(deps, { ...body, userId: account.userId, kind: 'text' }),
);

/** `POST /questions/image-writing` */
export const submitImageWriting = operation('submitImageWriting', ({ deps, body, account }) =>
  questions.submitImageWriting(deps, { ...body, userId: account.userId }),
);

/** `POST /questions/recording` */
export const saveRecording = operation('saveRecording', ({ deps, body, account }) =>
  questions.saveRecording(deps, { ...body, userId: account.userId }),
);
