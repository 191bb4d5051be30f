import type { Config, Quotas } from '../../config/config.ts';
import { type Db, type LearnerUsageTable, sql } from '../../db/index.ts';
import type { ErrorCode } from '../../domain/error-codes.ts';
import { QuotaExceeded } from '../../domain/errors.ts';

type Counter = Exclude<keyof LearnerUsageTable, 'user_id'>;

/** Change of each counter. */
export type Amounts = Partial<Record<Counter, number>>;

/** Dependencies of services that store data. */
export interface UsageNeeds {
  db: Db;
  config: Pick<Config, 'quotas'>;
}

const quotaOf: Readonly<Record<Counter, keyof Quotas>> = {
  answers: 'answers',
  answer_bytes: 'answerBytes',
  recordings: 'recordings',
  recording_bytes: 'recordingBytes',
  own_words: 'ownWords',
};

const refusalOf: Readonly<Record<Counter, ErrorCode>> = {
  answers: 'storage.answersFull',
  answer_bytes: 'storage.answersFull',
  recordings: 'storage.recordingsFull',
  recording_bytes: 'storage.recordingsFull',
  own_words: 'storage.wordsFull',
};

const entriesOf = (amounts: Amounts) => Object.entries(amounts) as [Counter, number][];

/**
 * Adds to a learner's usage, in the transaction that stores the data. Always a single statement.
 *
 * @throws QuotaExceeded when the quota would be exceeded; existing data is kept
 */
export async function reserveStorage({ db, config }: UsageNeeds, userId: number, amounts: Amounts): Promise<void> {
  const parts = entriesOf(amounts);
  const column = (counter: Counter) => sql.ref(`learner_usage.${counter}`);
  const limit = (counter: Counter) => config.quotas[quotaOf[counter]];
  const isTooMuch = parts.some(([counter, amount]) => amount > limit(counter));
  const { rows } = isTooMuch
    ? { rows: [] }
    : await sql`insert into learner_usage (user_id, ${sql.join(parts.map(([counter]) => sql.ref(counter)))})
        values (${userId}, ${sql.join(parts.map(([, amount]) => amount))})
        on conflict (user_id) do update set
          ${sql.join(parts.map(([counter, amount]) => sql`${sql.ref(counter)} = ${column(counter)} + ${amount}`))}
        where ${sql.join(
          parts.map(([counter, amount]) => sql`${column(counter)} + ${amount} <= ${limit(counter)}`),
          sql` and `,
        )}
        returning user_id`.execute(db);
  const [first] = parts;
  if (rows.length === 0 && first) {
    throw new QuotaExceeded(refusalOf[first[0]], { params: { max: limit(first[0]) } });
  }
}

/** Subtracts deleted data from a learner's usage. */
export async function releaseStorage(db: Db, userId: number, amounts: Amounts): Promise<void> {
  const changes = entriesOf(amounts).map(
    ([counter, amount]) => sql`${sql.ref(counter)} = ${sql.ref(counter)} - ${amount}`,
  );
  await sql`update learner_usage set ${sql.join(changes)} where user_id = ${userId}`.execute(db);
}
