import type { zConsent } from '@rehearse/api-client/schemas';
import { z } from 'zod';
import type { CorrectionsConfig } from '../../config/config.ts';
import { type Db, inTransaction } from '../../db/index.ts';
import type { Deps } from '../deps.ts';
import { recipientsOf } from './services.ts';

type Consent = z.infer<typeof zConsent>;

const servicesSchema = z.array(z.string());

/** A learner's consent. One given for other services, or for another time that they keep texts, no longer counts. */
export async function consentOf(db: Db, userId: number, config: CorrectionsConfig): Promise<Consent> {
  const row = await db
    .selectFrom('correction_consents')
    .select(['given', 'services', 'changed_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return { given: false, changedAt: null };
  const agreed = new Set(servicesSchema.parse(JSON.parse(row.services)));
  return {
    given: row.given === 1 && recipientsOf(config).every((recipient) => agreed.has(recipient)),
    changedAt: new Date(row.changed_at).toISOString(),
  };
}

/** Stores the consent, or withdraws it, which also stops the learner's corrections that are not finished. */
export async function setConsent(
  { db, clock, config, changes }: Pick<Deps, 'db' | 'clock' | 'config' | 'changes'>,
  { userId, given }: { userId: number; given: boolean },
): Promise<void> {
  const now = clock.now();
  const row = {
    given: given ? 1 : 0,
    services: JSON.stringify(given ? recipientsOf(config.corrections) : []),
    changed_at: now,
  };
  const stopped = await inTransaction(db, async (tx) => {
    await tx
      .insertInto('correction_consents')
      .values({ user_id: userId, ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute();
    return given ? [] : stopUnfinished(tx, userId, now);
  });
  for (const correctionId of stopped) changes.changed({ userId, correctionId });
}

async function stopUnfinished(db: Db, userId: number, now: number): Promise<number[]> {
  await db.deleteFrom('jobs').where('user_id', '=', userId).where('kind', '=', 'correction').execute();
  const stopped = await db
    .updateTable('corrections')
    .set({ state: 'failed', failure: 'noConsent', stage: null, changed_at: now, finished_at: now, seen_at: now })
    .where('user_id', '=', userId)
    .where('state', 'in', ['queued', 'working'])
    .returning('correction_id')
    .execute();
  return stopped.map(({ correction_id: id }) => id);
}
