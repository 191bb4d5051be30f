import { z } from 'zod';
import { LtiError } from '../../domain/lti/lti-error.ts';
import { loginMinutes } from '../../domain/lti/names.ts';
import { resourceOfLink } from '../../domain/lti/resource.ts';
import type { LtiNeeds } from './needs.ts';
import { findPlatform } from './platforms.ts';
import { hashSecret, newSecret } from './tickets.ts';

/** PostgreSQL has no NUL in texts. */
const text = z
  .string()
  .min(1)
  .max(2000)
  .refine((value) => !value.includes('\0'), 'has a character that is not allowed');

const zLoginRequest = z.object({
  iss: text,
  login_hint: text,
  target_link_uri: text,
  client_id: text.optional(),
  lti_message_hint: z.string().max(4000).optional(),
  lti_deployment_id: text.optional(),
  /** The frame of the platform that keeps values for us. */
  lti_storage_target: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .optional(),
});

/** A platform's request to begin a login. */
export type LoginRequest = z.infer<typeof zLoginRequest>;

/** @throws LtiError when the request isn't one */
export function readLoginRequest(values: URLSearchParams): LoginRequest {
  const read = zLoginRequest.safeParse(Object.fromEntries([...values].filter(([, value]) => value !== '')));
  if (!read.success) throw new LtiError('request', `The login request is invalid: ${z.prettifyError(read.error)}`);
  return read.data;
}

/** A login that began. */
export interface BegunLogin {
  /** Where the browser is sent. */
  readonly url: string;
  readonly state: string;
  /** A secret that only this browser keeps, to prove that the platform's message came back to it. */
  readonly browserKey: string;
}

/** Where the platform sends its message. */
export const launchPath = '/lti/launch';

/**
 * Begins a login that a platform asked for.
 *
 * @throws LtiError when the platform isn't registered or the link leads to another host
 */
export async function beginLogin({ db, clock, config }: LtiNeeds, request: LoginRequest): Promise<BegunLogin> {
  const platform = await findPlatform(db, request.iss, request.client_id);
  resourceOfLink(request.target_link_uri, config.publicUrl);
  const [state, nonce, browserKey] = [newSecret(), newSecret(), newSecret()];
  await db
    .insertInto('lti_logins')
    .values({
      ...{ state_hash: hashSecret(state), platform_id: platform.platform_id, nonce },
      ...{ browser_hash: hashSecret(browserKey), request: JSON.stringify(request) },
      ...{ expires_at: clock.now() + loginMinutes * 60_000, used_at: null },
    })
    .execute();
  const url = new URL(platform.login_url);
  const parameters = {
    ...{ scope: 'openid', response_type: 'id_token', response_mode: 'form_post', prompt: 'none' },
    ...{ client_id: platform.client_id, redirect_uri: config.publicUrl + launchPath, state, nonce },
    login_hint: request.login_hint,
    ...(request.lti_message_hint !== undefined && { lti_message_hint: request.lti_message_hint }),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return { url: url.href, state, browserKey };
}
