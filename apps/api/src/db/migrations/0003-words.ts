import { sql } from 'kysely';
import type { Statements } from './columns.ts';

/** The word book. */
export const words: Statements = () => [
  sql`create table words (
    word_id integer primary key,
    word text not null,
    word_key text not null,
    level text not null,
    translations text not null,
    british_ipa text not null,
    american_ipa text not null,
    british_audio text not null,
    american_audio text not null,
    part_of_speech text not null,
    example text not null
  )`,
  sql`create index words_key on words (word_key, word_id)`,
  sql`create table word_types (
    question_type text not null,
    word_id integer not null references words on delete cascade,
    primary key (question_type, word_id)
  )`,
  sql`create index word_types_word on word_types (word_id)`,
  sql`create table word_marks (
    user_id integer not null references users on delete cascade,
    word_id integer not null references words on delete cascade,
    mastered_at bigint not null,
    primary key (user_id, word_id)
  )`,
];
