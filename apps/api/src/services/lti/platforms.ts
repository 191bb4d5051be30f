import { type Db, inTransaction, type PlatformRow } from '../../db/index.ts';
import type { Clock } from '../../domain/clock.ts';
import { LtiError } from '../../domain/lti/lti-error.ts';
import { platformAddress } from '../../domain/lti/platform-address.ts';
import type { Deps } from '../deps.ts';

type Needs = { db: Db; clock: Clock; config: Pick<Deps['config'], 'environment'> };

/** A platform to register, with what its administrator copied from it. */
export interface NewPlatform {
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly loginUrl: string;
  readonly tokenUrl: string;
  /** `aud` of token requests; the token address if absent. */
  readonly tokenAudience?: string | undefined;
  readonly keysUrl: string;
  /** Without any, the platform's first launch decides. */
  readonly deploymentIds: readonly string[];
}

/** A registered platform, for operators. */
export interface ListedPlatform {
  readonly platformId: number;
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly deploymentIds: readonly string[];
  readonly launches: number;
}

/**
 * Registers a platform.
 *
 * @returns its id
 * @throws LtiError when an address isn't allowed, or the platform is registered already
 */
export async function addPlatform({ db, clock, config }: Needs, platform: NewPlatform): Promise<number> {
  const { name, issuer, clientId, loginUrl, tokenUrl, tokenAudience, keysUrl, deploymentIds } = platform;
  for (const url of [issuer, loginUrl, tokenUrl, keysUrl]) platformAddress(url, config.environment);
  return inTransaction(db, async (tx) => {
    const added = await tx
      .insertInto('lti_platforms')
      .values({
        ...{ name, issuer, client_id: clientId, login_url: loginUrl, token_url: tokenUrl, keys_url: keysUrl },
        ...{ token_audience: tokenAudience ?? null, created_at: clock.now() },
      })
      .onConflict((conflict) => conflict.columns(['issuer', 'client_id']).doNothing())
      .returning('platform_id')
      .executeTakeFirst();
    if (!added) throw new LtiError('registration', `The platform ${issuer} is registered with client id ${clientId}.`);
    for (const deploymentId of deploymentIds) await addDeployment(tx, added.platform_id, deploymentId);
    return added.platform_id;
  });
}

/**
 * Allows a further deployment of a platform.
 *
 * @throws LtiError when there is no such platform
 */
export async function addDeployment(db: Db, platformId: number, deploymentId: string): Promise<void> {
  await readPlatform(db, platformId);
  await db
    .insertInto('lti_deployments')
    .values({ platform_id: platformId, deployment_id: deploymentId })
    .onConflict((conflict) => conflict.columns(['platform_id', 'deployment_id']).doNothing())
    .execute();
}

/**
 * Removes a platform with its launches and unsent grades. Its users keep their accounts.
 *
 * @throws LtiError when there is no such platform
 */
export async function removePlatform(db: Db, platformId: number): Promise<void> {
  await readPlatform(db, platformId);
  await inTransaction(db, async (tx) => {
    const grades = tx
      .selectFrom('lti_grades')
      .innerJoin('lti_launches', 'lti_launches.launch_id', 'lti_grades.launch_id')
      .select('grade_id')
      .where('platform_id', '=', platformId);
    await tx.deleteFrom('jobs').where('kind', '=', 'ltiGrade').where('subject', 'in', grades).execute();
    await tx.deleteFrom('lti_platforms').where('platform_id', '=', platformId).execute();
  });
}

/** All platforms. */
export async function listPlatforms(db: Db): Promise<ListedPlatform[]> {
  const platforms = await db.selectFrom('lti_platforms').selectAll().orderBy('platform_id').execute();
  const deployments = await db.selectFrom('lti_deployments').selectAll().orderBy('deployment_id').execute();
  const launches = await db
    .selectFrom('lti_launches')
    .select((select) => ['platform_id', select.fn.countAll<number>().as('n')])
    .groupBy('platform_id')
    .execute();
  return platforms.map(({ platform_id: platformId, name, issuer, client_id: clientId }) => ({
    ...{ platformId, name, issuer, clientId },
    deploymentIds: deployments.filter((row) => row.platform_id === platformId).map((row) => row.deployment_id),
    launches: Number(launches.find((row) => row.platform_id === platformId)?.n ?? 0),
  }));
}

/** @throws LtiError when there is no such platform */
export async function readPlatform(db: Db, platformId: number): Promise<PlatformRow> {
  const row = await db.selectFrom('lti_platforms').selectAll().where('platform_id', '=', platformId).executeTakeFirst();
  if (!row) throw new LtiError('unknownPlatform', `There is no platform ${platformId}.`);
  return row;
}

/**
 * The platform of a login request. Some platforms don't name our client; then there must be only one.
 *
 * @throws LtiError
 */
export async function findPlatform(db: Db, issuer: string, clientId: string | undefined): Promise<PlatformRow> {
  const rows = await db
    .selectFrom('lti_platforms')
    .selectAll()
    .where('issuer', '=', issuer)
    .$if(clientId !== undefined, (query) => query.where('client_id', '=', clientId ?? ''))
    .execute();
  const [row, ...others] = rows;
  if (!row || others.length > 0) throw new LtiError('unknownPlatform', 'The platform is not registered here.');
  return row;
}

/**
 * Checks that a deployment is registered. The first one of a platform without any is registered.
 *
 * @throws LtiError
 */
export async function checkDeployment(db: Db, platformId: number, deploymentId: string): Promise<void> {
  const known = await db
    .selectFrom('lti_deployments')
    .select('deployment_id')
    .where('platform_id', '=', platformId)
    .execute();
  if (known.length === 0) return addDeployment(db, platformId, deploymentId);
  if (!known.some(({ deployment_id }) => deployment_id === deploymentId)) {
    throw new LtiError('deployment', 'The deployment is not registered for this platform.');
  }
}
