import type { zRosterMember } from '@rehearse/api-client/schemas';
import { z } from 'zod';
import type { PlatformRow } from '../../db/index.ts';
import { NotFound, ProviderFailed } from '../../domain/errors.ts';
import { LtiError } from '../../domain/lti/lti-error.ts';
import { isTeacherRole } from '../../domain/lti/message.ts';
import { scopes } from '../../domain/lti/names.ts';
import { ServiceFault } from '../../providers/service-fault.ts';
import { callService } from './access-token.ts';
import { type CourseRequest, courseOf, launchesFrom } from './courses-of.ts';
import type { LtiNeeds } from './needs.ts';
import { mostPages, nextPage } from './next-page.ts';
import { readPlatform } from './platforms.ts';

const mediaType = 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json';

const zPage = z.object({
  members: z.array(
    z.object({
      user_id: z.string().min(1).max(255),
      roles: z.array(z.string()).default([]),
      status: z.string().default('Active'),
      name: z.string().max(500).nullish(),
    }),
  ),
});

/** A member of a course, as in the contract. */
export type RosterMember = z.infer<typeof zRosterMember>;

async function readMembers(needs: LtiNeeds, platform: PlatformRow, rosterUrl: string) {
  const members: z.infer<typeof zPage>['members'] = [];
  let url: string | null = rosterUrl;
  for (let page = 0; url !== null && page < mostPages; page += 1) {
    const response: Response = await callService(needs, {
      ...{ platform, scope: scopes.roster, url },
      init: { headers: { Accept: mediaType } },
    });
    const read = zPage.safeParse(await response.json().catch(() => null));
    if (!read.success) throw new LtiError('message', `The roster is not understood: ${z.prettifyError(read.error)}`);
    members.push(...read.data.members);
    url = nextPage(response, url);
  }
  return members.filter(({ status }) => status === 'Active');
}

/**
 * The active members of a course, from its platform. Only for its teachers.
 *
 * @throws NotFound when the account isn't a teacher of the course at its latest launch, or the platform offers no roster
 * @throws ProviderFailed when the platform doesn't answer as it should
 */
export async function readRoster(needs: LtiNeeds, request: CourseRequest): Promise<RosterMember[]> {
  const { key, rosterUrl } = await courseOf(needs.db, request);
  if (rosterUrl === null) throw new NotFound();
  const platform = await readPlatform(needs.db, key.platform_id);
  const members = await readMembers(needs, platform, rosterUrl).catch((error: unknown) => {
    const isPlatforms = error instanceof ServiceFault || error instanceof LtiError;
    throw isPlatforms ? new ProviderFailed('school.unreachable', { cause: error }) : error;
  });
  const launched = await launchesFrom(needs.db, key).select('subject').distinct().execute();
  const known = new Set(launched.map(({ subject }) => subject));
  return members.map(({ user_id: memberId, name = null, roles }) => ({
    ...{ memberId, name, isTeacher: isTeacherRole(roles), hasLaunched: known.has(memberId) },
  }));
}
