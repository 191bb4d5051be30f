import { type RawBuilder, sql } from 'kysely';
import type { StoreKind } from '../types.ts';
import type { Statements } from './columns.ts';

/** A column's text as JSON text. */
const quoted = (kind: StoreKind, column: string): RawBuilder<unknown> =>
  kind === 'sqlite' ? sql`json_quote(${sql.ref(column)})` : sql`to_json(${sql.ref(column)})::text`;

const both = (kind: StoreKind, column: string) =>
  sql`'{"en":' || ${quoted(kind, `${column}_en`)} || ',"zh":' || ${quoted(kind, `${column}_zh`)} || '}'`;

const captions = (kind: StoreKind) =>
  kind === 'sqlite'
    ? sql`json_patch('{}', json_object('en', captions_en, 'zh', captions_zh))`
    : sql`json_strip_nulls(json_build_object('en', captions_en, 'zh', captions_zh))::text`;

const oldColumns = ['title_en', 'title_zh', 'description_en', 'description_zh', 'captions_en', 'captions_zh'];

/** One column for all languages of a text, so that another language needs no column. */
export const textsByLanguage: Statements = (kind) => [
  sql`alter table lessons add column title text not null default '{}'`,
  sql`alter table lessons add column description text not null default '{}'`,
  sql`alter table lessons add column captions text not null default '{}'`,
  sql`update lessons set title = ${both(kind, 'title')}, description = ${both(kind, 'description')},
    captions = ${captions(kind)}`,
  ...oldColumns.map((column) => sql`alter table lessons drop column ${sql.ref(column)}`),
  sql`alter table words add column meanings text not null default '{}'`,
  // the text that an import writes, so that one of the same pack finds nothing new
  sql`update words set meanings = '{"en":'
    || case when definition = '' then '[]' else '[' || ${quoted(kind, 'definition')} || ']' end
    || ',"zh":' || translations || '}'`,
  sql`alter table words drop column definition`,
  sql`alter table words drop column translations`,
];
