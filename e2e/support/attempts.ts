import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { dataFolder } from './place.ts';
import type { Learner } from './test.ts';

/** One row of what a learner gave. */
export interface SavedAttempt {
  answer: string | null;
  /** Name of the sound file. */
  recording: string | null;
}

/** All that the store holds of what this learner gave for a question, oldest first: nothing lost, nothing twice. */
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
