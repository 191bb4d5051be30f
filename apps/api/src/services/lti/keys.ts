import { CompactEncrypt, calculateJwkThumbprint, compactDecrypt, exportJWK, generateKeyPair, importJWK } from 'jose';
import { type Db, inTransaction } from '../../db/index.ts';
import type { Clock } from '../../domain/clock.ts';
import type { Keys } from '../keys/keys.ts';

const algorithm = 'RS256';
const dayMs = 24 * 60 * 60_000;
/** Platforms keep our keys for a while, and check messages signed with the previous one. */
export const retiredKeyDays = 30;

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly keys: Pick<Keys, 'lti'>;
}

/** A key pair, for operators. */
export interface ListedKey {
  readonly keyId: string;
  readonly createdAt: number;
  readonly retiredAt: number | null;
}

/** Makes a new key pair that signs from now on. Earlier ones stay published for {@link retiredKeyDays} days. */
export async function rotateKeys({ db, clock, keys }: Needs): Promise<string> {
  const pair = await generateKeyPair(algorithm, { extractable: true });
  const publicJwk = await exportJWK(pair.publicKey);
  const keyId = await calculateJwkThumbprint(publicJwk);
  const privateKey = await new CompactEncrypt(
    new TextEncoder().encode(JSON.stringify(await exportJWK(pair.privateKey))),
  )
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(keys.lti);
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    await tx.updateTable('lti_keys').set({ retired_at: now }).where('retired_at', 'is', null).execute();
    await tx
      .insertInto('lti_keys')
      .values({
        ...{ key_id: keyId, public_key: JSON.stringify(publicJwk), private_key: privateKey },
        ...{ created_at: now, retired_at: null },
      })
      .execute();
  });
  return keyId;
}

const current = (db: Db) =>
  db
    .selectFrom('lti_keys')
    .selectAll()
    .where('retired_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('key_id')
    .executeTakeFirst();

/** The key that signs, made at its first use. */
export async function signingKey(needs: Needs) {
  let row = await current(needs.db);
  if (!row) {
    await rotateKeys(needs);
    row = await current(needs.db);
  }
  if (!row) throw new Error('A key pair was removed while it was used.');
  const { plaintext } = await compactDecrypt(row.private_key, needs.keys.lti);
  const key = await importJWK(JSON.parse(new TextDecoder().decode(plaintext)), algorithm);
  return { key, header: { alg: algorithm, typ: 'JWT', kid: row.key_id } };
}

/** Our public keys, as a JWK set. */
export async function publicKeys(needs: Needs) {
  await signingKey(needs);
  const rows = await needs.db.selectFrom('lti_keys').select(['key_id', 'public_key']).orderBy('created_at').execute();
  return {
    keys: rows.map(({ key_id: kid, public_key: key }) => ({ ...JSON.parse(key), kid, alg: algorithm, use: 'sig' })),
  };
}

/** All key pairs, newest first. */
export async function listKeys(db: Db): Promise<ListedKey[]> {
  const rows = await db
    .selectFrom('lti_keys')
    .select(['key_id', 'created_at', 'retired_at'])
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => ({ keyId: row.key_id, createdAt: row.created_at, retiredAt: row.retired_at }));
}

/** Removes keys that were retired long ago, and what is left of launches and invitations that weren't finished. */
export async function removeOldLtiRows({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const now = clock.now();
  await db
    .deleteFrom('lti_keys')
    .where('retired_at', '<', now - retiredKeyDays * dayMs)
    .execute();
  await db.deleteFrom('lti_logins').where('expires_at', '<', now).execute();
  await db.deleteFrom('lti_tickets').where('expires_at', '<', now).execute();
}
