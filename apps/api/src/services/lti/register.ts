import { z } from 'zod';
import { LtiError } from '../../domain/lti/lti-error.ts';
import { scopes } from '../../domain/lti/names.ts';
import { platformAddress } from '../../domain/lti/platform-address.ts';
import { faultIn } from '../../providers/service-fault.ts';
import { launchPath } from './begin-login.ts';
import type { LtiNeeds } from './needs.ts';
import { addPlatform } from './platforms.ts';
import { issueTicket, readTicket, spendTicket } from './tickets.ts';

const toolConfiguration = 'https://purl.imsglobal.org/spec/lti-tool-configuration';

/** Where a browser begins a login. */
export const loginPath = '/lti/login';
/** Where our public keys are. */
export const keysPath = '/lti/keys';
/** Where a platform's administrator registers us, followed by an invitation. */
export const registerPath = '/lti/register';

const zConfiguration = z.object({
  issuer: z.url(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  registration_endpoint: z.url(),
  'https://purl.imsglobal.org/spec/lti-platform-configuration': z
    .object({ product_family_code: z.string().max(100).optional() })
    .optional(),
});

const zRegistered = z.object({
  client_id: z.string().min(1).max(255),
  [toolConfiguration]: z.object({ deployment_id: z.string().min(1).max(255).optional() }).optional(),
});

/** An address that registers one platform, within seven days. */
export async function invitePlatform(needs: Pick<LtiNeeds, 'db' | 'clock' | 'config'>): Promise<string> {
  return `${needs.config.publicUrl}${registerPath}/${await issueTicket(needs, 'register', {})}`;
}

async function read<Value>(schema: z.ZodType<Value>, call: () => Promise<Response>): Promise<Value> {
  const response = await call().catch((error: unknown) => {
    const fault = faultIn(error);
    throw fault ? new LtiError('registration', fault.message, { cause: error }) : error;
  });
  const parsed = schema.safeParse(await response.json().catch(() => null));
  if (parsed.success) return parsed.data;
  throw new LtiError('registration', `The platform's reply is not understood: ${z.prettifyError(parsed.error)}`);
}

const toolOf = (publicUrl: string) => ({
  application_type: 'web',
  response_types: ['id_token'],
  grant_types: ['client_credentials', 'implicit'],
  initiate_login_uri: publicUrl + loginPath,
  redirect_uris: [publicUrl + launchPath],
  client_name: 'Rehearse',
  jwks_uri: publicUrl + keysPath,
  token_endpoint_auth_method: 'private_key_jwt',
  scope: Object.values(scopes).join(' '),
  [toolConfiguration]: {
    domain: new URL(publicUrl).host,
    target_link_uri: publicUrl + launchPath,
    claims: ['iss', 'sub'],
    messages: [
      { type: 'LtiResourceLinkRequest', target_link_uri: publicUrl + launchPath },
      { type: 'LtiDeepLinkingRequest', target_link_uri: publicUrl + launchPath },
    ],
  },
});

/** An invitation that a platform's administrator opened in the platform. */
export interface Registration {
  readonly ticket: string;
  /** Where the platform describes itself. */
  readonly configurationUrl: string;
  /** Lets us register there. */
  readonly registrationToken: string | undefined;
}

/**
 * Registers us at a platform, and the platform here (OpenID Connect dynamic registration, as LTI defines it). The
 * invitation is used up once the platform has described itself.
 *
 * @returns the platform's issuer and id
 * @throws LtiError
 */
export async function registerPlatform(
  needs: LtiNeeds,
  { ticket, configurationUrl, registrationToken }: Registration,
): Promise<{ issuer: string; platformId: number }> {
  const { platforms, config } = needs;
  await readTicket(needs, 'register', ticket);
  const described = await read(zConfiguration, () => platforms.fetch(configurationUrl));
  if (new URL(described.issuer).host !== platformAddress(configurationUrl, config.environment).host) {
    throw new LtiError('registration', 'The platform describes itself as another host.');
  }
  await spendTicket(needs, 'register', ticket);
  const registered = await read(zRegistered, () =>
    platforms.fetch(described.registration_endpoint, {
      method: 'POST',
      headers: {
        ...{ 'Content-Type': 'application/json', Accept: 'application/json' },
        ...(registrationToken !== undefined && { Authorization: `Bearer ${registrationToken}` }),
      },
      body: JSON.stringify(toolOf(config.publicUrl)),
    }),
  );
  const deploymentId = registered[toolConfiguration]?.deployment_id;
  const product = described['https://purl.imsglobal.org/spec/lti-platform-configuration']?.product_family_code;
  const platformId = await addPlatform(needs, {
    name: [product, new URL(described.issuer).host].filter(Boolean).join(' '),
    issuer: described.issuer,
    clientId: registered.client_id,
    loginUrl: described.authorization_endpoint,
    tokenUrl: described.token_endpoint,
    keysUrl: described.jwks_uri,
    deploymentIds: deploymentId === undefined ? [] : [deploymentId],
  });
  return { issuer: described.issuer, platformId };
}
