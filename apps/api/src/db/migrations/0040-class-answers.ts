import { type RawBuilder, sql } from 'kysely';
import type { StoreKind } from '../types.ts';
import type { Statements } from './columns.ts';

const question = sql`case when s.kind = 'drill' then coalesce(t.question_id, t.planned_question_id) end`;

/** The questions and the scores of a finished sitting `s`, as JSON. */
const kept = (kind: StoreKind): { readonly asked: RawBuilder<unknown>; readonly scores: RawBuilder<unknown> } =>
  kind === 'sqlite'
    ? {
        asked: sql`json_group_array(json_array(t.submodule_id, ${question}))`,
        scores: sql`json_group_array(case when t.state = 'answered' then t.score else 'missed' end)`,
      }
    : {
        asked: sql`json_agg(json_build_array(t.submodule_id, ${question}) order by t.slot)::text`,
        scores: sql`json_agg(case when t.state = 'answered' then to_json(t.score) else to_json('missed'::text) end
          order by t.slot)::text`,
      };

const slots = sql`(select * from sitting_slots where sitting_id = s.sitting_id order by slot) t`;

/** What a class counts is kept with the work: when it was finished, what it asked, and what became of the answers. */
export const classAnswers: Statements = (kind) => [
  sql`alter table class_works add column finished_at bigint`,
  sql`alter table class_works add column asked text`,
  sql`alter table class_works add column scores text`,
  sql`update class_works set finished_at = s.finished_at,
      asked = (select ${kept(kind).asked} from ${slots}), scores = (select ${kept(kind).scores} from ${slots})
    from sittings s where s.sitting_id = class_works.sitting_id and s.finished_at is not null`,
  sql`drop index class_works_assignment`,
  sql`create index class_works_assignment on class_works (assignment_id, member_id, finished_at, sitting_id)`,
];
