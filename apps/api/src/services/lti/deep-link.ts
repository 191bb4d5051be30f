import { randomUUID } from 'node:crypto';
import { findType } from '@rehearse/question-types';
import { SignJWT } from 'jose';
import { LtiError } from '../../domain/lti/lti-error.ts';
import { claims, ltiVersion } from '../../domain/lti/names.ts';
import { platformAddress } from '../../domain/lti/platform-address.ts';
import { type LtiResource, pathOfResource } from '../../domain/lti/resource.ts';
import type { Deps } from '../deps.ts';
import type { Picking } from './accept.ts';
import { signingKey } from './keys.ts';
import { scoreMaximum } from './line-items.ts';
import { readPlatform } from './platforms.ts';
import { readTicket, spendTicket } from './tickets.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'keys' | 'exams'>;

/** A chosen link, and whether it gets a column in the gradebook. */
export interface PickedLink {
  readonly resource: LtiResource;
  readonly isGraded: boolean;
}

/** A signed reply, to be posted by the teacher's browser. */
export interface DeepLinkReply {
  readonly returnUrl: string;
  readonly jwt: string;
}

/** What the teacher of a ticket may pick. */
export const readPicking = (needs: Pick<Needs, 'db' | 'clock'>, ticket: string): Promise<Picking> =>
  readTicket<Picking>(needs, 'pick', ticket);

/** The title of a link, in English; @throws LtiError when there is nothing to open */
async function titleOf({ db, exams }: Needs, resource: LtiResource): Promise<string> {
  if (resource.kind === 'placement') return 'Placement test';
  if (resource.kind === 'mock') {
    const exam = exams.find(({ id }) => id === resource.examId);
    if (!exam) throw new LtiError('unknownResource', `There is no exam ${resource.examId}.`);
    return `${exam.name.en}, ${resource.form}`;
  }
  if (resource.kind === 'drill') {
    const type = findType(resource.submoduleId);
    if (!type) throw new LtiError('unknownResource', `There is no type ${resource.submoduleId}.`);
    const level = resource.level === 'Mine' ? 'own level' : resource.level;
    return `${type.name}, ${level}, ${resource.count} questions`;
  }
  const question = await db
    .selectFrom('questions')
    .select('submodule_id')
    .where('question_id', '=', resource.questionId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (!question) throw new LtiError('unknownResource', `There is no question ${resource.questionId}.`);
  return `${findType(question.submodule_id)?.name ?? 'Question'}, question ${resource.questionId}`;
}

/**
 * Returns the picked link to the platform, which uses up the ticket.
 *
 * @throws LtiError when the ticket was used or there is nothing to open; in the latter case the ticket can still be used
 */
export async function returnLink(
  needs: Needs,
  ticket: string,
  { resource, isGraded }: PickedLink,
): Promise<DeepLinkReply> {
  const { config, clock } = needs;
  const title = await titleOf(needs, resource);
  const { platformId, message } = await spendTicket<Picking>(needs, 'pick', ticket);
  const { returnUrl, acceptsLineItem, data, deploymentId } = message;
  platformAddress(returnUrl, config.environment);
  const platform = await readPlatform(needs.db, platformId);
  const path = pathOfResource(resource);
  const item = {
    ...{ type: 'ltiResourceLink', title, url: config.publicUrl + path, window: { targetName: '_blank' } },
    ...(acceptsLineItem && isGraded && { lineItem: { scoreMaximum, label: title, resourceId: path } }),
  };
  const { key, header } = await signingKey(needs);
  const now = Math.floor(clock.now() / 1000);
  const jwt = await new SignJWT({
    nonce: randomUUID(),
    [claims.messageType]: 'LtiDeepLinkingResponse',
    [claims.version]: ltiVersion,
    [claims.deploymentId]: deploymentId,
    [claims.contentItems]: [item],
    ...(data !== null && { [claims.data]: data }),
  })
    .setProtectedHeader(header)
    .setIssuer(platform.client_id)
    .setAudience(platform.issuer)
    .setIssuedAt(now)
    .setExpirationTime(now + 300)
    .sign(key);
  return { returnUrl, jwt };
}
