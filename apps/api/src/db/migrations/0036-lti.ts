import { sql } from 'kysely';
import { generatedId, type Statements } from './columns.ts';

/** Schools' learning platforms (LTI 1.3): their registration, their users, launches, and grades to return. */
export const lti: Statements = (kind) => [
  sql`create table lti_platforms (
    platform_id ${generatedId(kind)},
    name text not null,
    issuer text not null,
    client_id text not null,
    login_url text not null,
    token_url text not null,
    token_audience text,
    keys_url text not null,
    created_at bigint not null
  )`,
  sql`create unique index lti_platforms_client on lti_platforms (issuer, client_id)`,
  sql`create table lti_deployments (
    platform_id integer not null references lti_platforms on delete cascade,
    deployment_id text not null,
    primary key (platform_id, deployment_id)
  )`,
  sql`create table lti_keys (
    key_id text primary key,
    public_key text not null,
    private_key text not null,
    created_at bigint not null,
    retired_at bigint
  )`,
  sql`create table lti_logins (
    state_hash text primary key,
    platform_id integer not null references lti_platforms on delete cascade,
    nonce text not null,
    browser_hash text not null,
    request text not null,
    expires_at bigint not null,
    used_at bigint
  )`,
  sql`create index lti_logins_expiry on lti_logins (expires_at)`,
  sql`create table lti_tickets (
    ticket_hash text primary key,
    purpose text not null,
    payload text not null,
    expires_at bigint not null
  )`,
  sql`create index lti_tickets_expiry on lti_tickets (expires_at)`,
  sql`create table lti_users (
    issuer text not null,
    subject text not null,
    user_id integer not null references users on delete cascade,
    primary key (issuer, subject)
  )`,
  sql`create index lti_users_user on lti_users (user_id)`,
  sql`create table lti_launches (
    launch_id ${generatedId(kind)},
    user_id integer not null references users on delete cascade,
    platform_id integer not null references lti_platforms on delete cascade,
    deployment_id text not null,
    subject text not null,
    resource_link_id text not null,
    context_id text,
    context_title text,
    is_teacher integer not null,
    line_item_url text,
    roster_url text,
    question_id integer,
    sitting_id text,
    launched_at bigint not null
  )`,
  sql`create index lti_launches_question on lti_launches (user_id, question_id)`,
  sql`create index lti_launches_sitting on lti_launches (sitting_id)`,
  sql`create index lti_launches_link on lti_launches (user_id, platform_id, resource_link_id)`,
  sql`create table lti_grades (
    grade_id ${generatedId(kind)},
    user_id integer not null references users on delete cascade,
    launch_id integer not null references lti_launches on delete cascade,
    source text not null,
    share double precision,
    graded_at bigint not null,
    state text not null check (state in ('queued', 'sent', 'superseded', 'failed')),
    failure text,
    changed_at bigint not null
  )`,
  sql`create unique index lti_grades_source on lti_grades (launch_id, source)`,
  sql`create index lti_grades_state on lti_grades (state, changed_at)`,
];
