import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { dataFolder } from './place.ts';
import type { Learner } from './test.ts';

/** A saved attempt. */
export interface SavedAttempt {
  answer: string | null;
  /** Name of the recording. */
  recording: string | null;
}

/** All attempts of the learner at a question in the database, oldest first, to check for lost and duplicate ones. */
export function attemptsOf(
  { account }: Pick<Learner, 'account'>,
  questionId: number,
  folder: string = dataFolder,
): SavedAttempt[] {
  const store = new DatabaseSync(path.join(folder, 'rehearse.db'), { readOnly: true });
  try {
    return store
      .prepare(
        `select answer, recording from attempts join users using (user_id)
         where account = ? and question_id = ? order by attempt_id`,
      )
      .all(account, questionId) as unknown as SavedAttempt[];
  } finally {
    store.close();
  }
}
