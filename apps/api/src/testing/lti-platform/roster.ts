import type { ServerResponse } from 'node:http';
import { scopes } from '../../domain/lti/names.ts';
import {
  type Answer,
  courseId,
  type IsAllowed,
  json,
  type PlatformUser,
  pageSize,
  type ReceivedCall,
  role,
} from './types.ts';

interface RosterOptions {
  readonly url: string;
  readonly members: readonly PlatformUser[];
  readonly isAllowed: IsAllowed;
}

/** The members of the course (Names and Role Provisioning Services 2.0). */
export function createRoster({ url, members, isAllowed }: RosterOptions) {
  let rosterFailure: Answer | undefined;

  function giveRoster(call: ReceivedCall, response: ServerResponse) {
    const failure = rosterFailure;
    rosterFailure = undefined;
    if (failure) return failure(response, call);
    if (!isAllowed(call, scopes.roster)) return json(response, 401, {});
    const page = Number(new URL(call.path, url).searchParams.get('page') ?? '0');
    const shown = members.slice(page * pageSize, (page + 1) * pageSize);
    const hasNext = (page + 1) * pageSize < members.length;
    const body = {
      id: `${url}/roster`,
      context: { id: courseId },
      members: shown.map((user) => ({ status: 'Active', name: user.name, user_id: user.id, roles: [role(user)] })),
    };
    json(response, 200, body, hasNext ? { Link: `<${url}/roster?page=${page + 1}>; rel="next"` } : {});
  }

  return {
    giveRoster,
    /** How the next page of the roster is answered, instead of being given. */
    failRoster(answer: Answer) {
      rosterFailure = answer;
    },
  };
}
