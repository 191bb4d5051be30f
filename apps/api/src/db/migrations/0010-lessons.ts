import { sql } from 'kysely';
import { generatedId, type Statements } from './columns.ts';

/** Video lessons, and live teaching requests stored with the contact form's messages. */
export const lessons: Statements = (kind) => [
  sql`create table lessons (
    lesson_id ${generatedId(kind)},
    title_en text not null,
    title_zh text not null,
    description_en text not null,
    description_zh text not null,
    video text not null,
    media_type text not null check (media_type in ('video/webm', 'video/mp4')),
    bytes bigint not null,
    captions_en text,
    captions_zh text,
    poster text,
    position integer not null,
    bundle_name text unique
  )`,
  sql`create table lesson_bundles (
    name text primary key,
    version text not null
  )`,
  sql`alter table contact_messages add column live_teaching text`,
];
