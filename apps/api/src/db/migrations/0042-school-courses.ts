import { sql } from 'kysely';
import type { Statements } from './columns.ts';

/** What the links of courses are called and open, and why grades weren't taken, for teachers. */
export const schoolCourses: Statements = () => [
  sql`alter table lti_launches add column link_title text`,
  sql`alter table lti_launches add column resource text`,
  sql`update lti_launches set resource = '{"kind":"question","questionId":' || cast(question_id as text) || '}'
    where question_id is not null`,
  sql`create index lti_launches_course on lti_launches (platform_id, context_id, deployment_id)`,
  sql`alter table lti_grades add column failure_kind text`,
];
