import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { type IsAllowed, json, type ReceivedCall } from './types.ts';

interface ToolOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Origin of the tool. */
  readonly tool: string;
  /** Of the platform. */
  readonly url: string;
}

/** What the platform knows of a tool: its registration, its keys, and the access tokens that it has. */
export function trustTool({ now, tool, url }: ToolOptions) {
  const tokens = new Map<string, string>();
  const registrations: Record<string, unknown>[] = [];
  const registrationTokens = new Set<string>();
  const clients = new Set(['client-1']);
  let toolKeys: Parameters<typeof jwtVerify>[1] | undefined;
  const jtis = new Set<string>();

  const verifyTool = async (jwt: string, audience: string) => {
    toolKeys ??= createRemoteJWKSet(new URL('/lti/keys', tool), { cooldownDuration: 0 });
    return jwtVerify(jwt, toolKeys as ReturnType<typeof createRemoteJWKSet>, {
      ...{ algorithms: ['RS256'], audience, issuer: [...clients], currentDate: new Date(now()) },
      requiredClaims: ['exp', 'iat'],
    });
  };
  const isAllowed: IsAllowed = ({ authorization }, scope) =>
    tokens.get(authorization?.replace(/^Bearer /, '') ?? '') === scope;

  async function giveToken({ body }: ReceivedCall, response: ServerResponse) {
    const form = new URLSearchParams(body);
    const { payload } = await verifyTool(form.get('client_assertion') ?? '', `${url}/token`);
    if (form.get('grant_type') !== 'client_credentials' || payload.sub !== payload.iss) throw new Error('grant');
    if (!payload.jti || jtis.has(payload.jti)) throw new Error('jti');
    jtis.add(payload.jti);
    const token = randomUUID();
    tokens.set(token, form.get('scope') ?? '');
    json(response, 200, { access_token: token, token_type: 'Bearer', expires_in: 3600, scope: form.get('scope') });
  }

  function registerTool({ body, authorization }: ReceivedCall, response: ServerResponse) {
    if (!registrationTokens.delete(authorization?.replace(/^Bearer /, '') ?? '')) return json(response, 401, {});
    const wanted = JSON.parse(body);
    registrations.push(wanted);
    const clientId = `client-${clients.size + 1}`;
    clients.add(clientId);
    json(response, 201, {
      ...wanted,
      client_id: clientId,
      'https://purl.imsglobal.org/spec/lti-tool-configuration': {
        ...wanted['https://purl.imsglobal.org/spec/lti-tool-configuration'],
        deployment_id: 'deployment-9',
      },
    });
  }

  return {
    ...{ verifyTool, isAllowed, giveToken, registerTool, registrations },
    /** A token that lets a tool register once. */
    registrationToken(): string {
      const token = randomUUID();
      registrationTokens.add(token);
      return token;
    },
    /** Forgets all access tokens. */
    revokeTokens: () => tokens.clear(),
  };
}
