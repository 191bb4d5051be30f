import { sql } from 'kysely';
import type { Statements } from './columns.ts';

/** Storage used by each learner, updated with every write. */
export const learnerUsage: Statements = (kind) => {
  const bytesOf = kind === 'sqlite' ? sql`length(cast(answer as blob))` : sql`octet_length(answer)`;
  return [
    sql`create table learner_usage (
      user_id integer primary key references users on delete cascade,
      answers bigint not null default 0,
      answer_bytes bigint not null default 0,
      recordings bigint not null default 0,
      recording_bytes bigint not null default 0,
      own_words bigint not null default 0
    )`,
    sql`insert into learner_usage (user_id, answers, answer_bytes, recordings, recording_bytes, own_words)
      select user_id,
        (select count(*) from attempts a where a.user_id = users.user_id),
        (select coalesce(sum(${bytesOf}), 0) from attempts a where a.user_id = users.user_id),
        (select count(*) from recordings r where r.user_id = users.user_id),
        (select coalesce(sum(bytes), 0) from recordings r where r.user_id = users.user_id),
        (select count(*) from review_cards c where c.user_id = users.user_id and c.own_key is not null)
      from users`,
  ];
};
