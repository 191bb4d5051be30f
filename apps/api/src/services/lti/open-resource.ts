import { type Db, inTransaction } from '../../db/index.ts';
import { Conflict, InvalidInput } from '../../domain/errors.ts';
import { LtiError } from '../../domain/lti/lti-error.ts';
import type { LaunchMessage } from '../../domain/lti/message.ts';
import { type LtiResource, resourceOfLink, sittingRequestOf } from '../../domain/lti/resource.ts';
import type { Deps } from '../deps.ts';
import { createSitting } from '../sittings/create.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'limits' | 'exams' | 'sittings'>;

interface Launch {
  readonly userId: number;
  readonly platformId: number;
  readonly message: LaunchMessage;
}

interface Opened {
  readonly path: string;
  readonly questionId: number | null;
  readonly sittingId: string | null;
  readonly resource: LtiResource | null;
}

async function openQuestion(db: Db, questionId: number): Promise<Omit<Opened, 'resource'>> {
  const question = await db
    .selectFrom('questions')
    .select('submodule_id')
    .where('question_id', '=', questionId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (!question) throw new LtiError('unknownResource', `There is no question ${questionId}.`);
  const query = new URLSearchParams({ type: String(question.submodule_id), question: String(questionId) });
  return { path: `/practice/questions/detail?${query}`, questionId, sittingId: null };
}

/** The sitting that the learner began at an earlier launch of the same link, unless it is finished. */
async function unfinishedSitting(db: Db, { userId, platformId, message }: Launch): Promise<string | undefined> {
  const row = await db
    .selectFrom('lti_launches')
    .innerJoin('sittings', 'sittings.sitting_id', 'lti_launches.sitting_id')
    .select('sittings.sitting_id')
    .where('lti_launches.user_id', '=', userId)
    .where('platform_id', '=', platformId)
    .where('deployment_id', '=', message.deploymentId)
    .where('resource_link_id', '=', message.resourceLinkId)
    .where('sittings.state', '<>', 'finished')
    .orderBy('launch_id', 'desc')
    .executeTakeFirst();
  return row?.sitting_id;
}

async function openSitting(needs: Needs, launch: Launch, resource: Exclude<LtiResource, { kind: 'question' }>) {
  const request = sittingRequestOf(resource);
  const sittingId =
    (await unfinishedSitting(needs.db, launch)) ??
    (await createSitting(needs, { ...request, userId: launch.userId })).sittingId;
  return { path: `/sittings/${sittingId}`, questionId: null, sittingId };
}

async function open(needs: Needs, launch: Launch): Promise<Opened> {
  const resource = resourceOfLink(launch.message.targetLinkUri, needs.config.publicUrl);
  if (resource === null) return { path: '/practice', questionId: null, sittingId: null, resource };
  const opened =
    resource.kind === 'question' ? openQuestion(needs.db, resource.questionId) : openSitting(needs, launch, resource);
  return { ...(await opened), resource };
}

async function prepare(needs: Needs, launch: Launch): Promise<Opened> {
  try {
    return await open(needs, launch);
  } catch (error) {
    const isEmpty = error instanceof Conflict || error instanceof InvalidInput;
    throw isEmpty ? new LtiError('noQuestions', error.message, { cause: error }) : error;
  }
}

/**
 * Records a launch and prepares what it opens: a question, a drill or a test. A drill or test that isn't finished goes on.
 *
 * @returns a path of the app
 * @throws LtiError when the link names nothing that we have
 */
export async function openResource(needs: Needs, launch: Launch): Promise<string> {
  const { userId, platformId, message } = launch;
  return inTransaction(needs.db, async (db) => {
    const { path, questionId, sittingId, resource } = await prepare({ ...needs, db }, launch);
    await db
      .insertInto('lti_launches')
      .values({
        ...{ user_id: userId, platform_id: platformId, deployment_id: message.deploymentId, subject: message.subject },
        ...{ resource_link_id: message.resourceLinkId, link_title: message.linkTitle },
        ...{ resource: resource && JSON.stringify(resource), context_id: message.context?.id ?? null },
        ...{ context_title: message.context?.title ?? null, is_teacher: message.isTeacher ? 1 : 0 },
        ...{ line_item_url: message.lineItemUrl, line_items_url: message.lineItemsUrl, roster_url: message.rosterUrl },
        ...{ question_id: questionId, sitting_id: sittingId, launched_at: needs.clock.now() },
      })
      .execute();
    return path;
  });
}
