import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../db/index.ts';
import type { LtiTicketsTable } from '../../db/schema-lti.ts';
import type { Clock } from '../../domain/clock.ts';
import { LtiError } from '../../domain/lti/lti-error.ts';

type Purpose = LtiTicketsTable['purpose'];

const minuteMs = 60_000;
const lifeMs: Readonly<Record<Purpose, number>> = {
  prove: 5 * minuteMs,
  open: 10 * minuteMs,
  pick: 60 * minuteMs,
  register: 7 * 24 * 60 * minuteMs,
};

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
}

/** A secret that can't be guessed. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Issues a ticket for one use. */
export async function issueTicket({ db, clock }: Needs, purpose: Purpose, payload: unknown): Promise<string> {
  const ticket = newSecret();
  await db
    .insertInto('lti_tickets')
    .values({
      ...{ ticket_hash: hashSecret(ticket), purpose, payload: JSON.stringify(payload) },
      expires_at: clock.now() + lifeMs[purpose],
    })
    .execute();
  return ticket;
}

const refusal = () => new LtiError('ticket', 'The ticket was used, has expired, or never existed.');

/**
 * What a ticket stands for, without using it.
 *
 * @throws LtiError
 */
export async function readTicket<Payload>({ db, clock }: Needs, purpose: Purpose, ticket: string): Promise<Payload> {
  const row = await db
    .selectFrom('lti_tickets')
    .select('payload')
    .where('ticket_hash', '=', hashSecret(ticket))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  if (!row) throw refusal();
  return JSON.parse(row.payload);
}

/**
 * What a ticket stands for, which can't be used again.
 *
 * @throws LtiError
 */
export async function spendTicket<Payload>({ db, clock }: Needs, purpose: Purpose, ticket: string): Promise<Payload> {
  const row = await db
    .deleteFrom('lti_tickets')
    .where('ticket_hash', '=', hashSecret(ticket))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', clock.now())
    .returning('payload')
    .executeTakeFirst();
  if (!row) throw refusal();
  return JSON.parse(row.payload);
}
