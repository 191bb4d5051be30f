import { sql } from 'kysely';
import type { Statements } from './columns.ts';

/** Plans, checkouts and the payment provider's events. */
export const payments: Statements = () => [
  sql`create table plans (
    pricing_id text primary key,
    days integer not null,
    ai_corrections integer not null,
    price_cents integer not null,
    currency text not null,
    position integer not null
  )`,
  sql`insert into plans (pricing_id, days, ai_corrections, price_cents, currency, position) values
    ('vip-7', 7, 10, 990, 'usd', 1),
    ('vip-30', 30, 50, 2990, 'usd', 2),
    ('vip-90', 90, 200, 6990, 'usd', 3)`,
  sql`create table checkouts (
    session_id text primary key,
    user_id integer not null references users on delete cascade,
    pricing_id text not null references plans,
    status text not null check (status in ('open', 'paid', 'canceled', 'declined')),
    amount_cents integer not null,
    currency text not null,
    reference text not null unique,
    created_at bigint not null,
    paid_at bigint
  )`,
  sql`create index checkouts_user on checkouts (user_id)`,
  sql`create table payment_events (
    event_id text primary key,
    type text not null,
    received_at bigint not null
  )`,
];
