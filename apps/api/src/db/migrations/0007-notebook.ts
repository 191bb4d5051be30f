import { sql } from 'kysely';
import { generatedId, type Statements } from './columns.ts';

/** The mistake notebook: what each learner has to review, and when. */
export const notebook: Statements = (kind) => [
  sql`create table review_cards (
    card_id ${generatedId(kind)},
    user_id integer not null references users on delete cascade,
    kind text not null check (kind in ('word', 'question')),
    word_id integer references words on delete cascade,
    question_id integer references questions on delete cascade,
    own_key text,
    own_word text,
    own_meaning text,
    reason text not null,
    given text,
    score double precision,
    source_question_id integer references questions on delete set null,
    times_missed integer not null,
    missed_at bigint,
    due_at bigint not null,
    streak integer not null,
    memory text not null,
    before_review text,
    graduated_at bigint,
    deleted_at bigint,
    revision integer not null,
    created_at bigint not null,
    unique (user_id, word_id),
    unique (user_id, question_id),
    unique (user_id, own_key)
  )`,
  sql`create index review_cards_due on review_cards (user_id, due_at)`,
  sql`create index review_cards_word on review_cards (word_id)`,
  sql`create index review_cards_question on review_cards (question_id)`,
  sql`create index review_cards_source on review_cards (source_question_id)`,
  sql`create index review_cards_deleted on review_cards (deleted_at)`,
];
