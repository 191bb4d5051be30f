import { errors, type JWTPayload, jwtVerify } from 'jose';
import type { PlatformRow } from '../../db/index.ts';
import { LtiError, type LtiReason } from '../../domain/lti/lti-error.ts';
import { type LtiMessage, readMessage } from '../../domain/lti/message.ts';
import { loginMinutes } from '../../domain/lti/names.ts';
import { resourceOfLink } from '../../domain/lti/resource.ts';
import { faultIn } from '../../providers/service-fault.ts';
import type { LoginRequest } from './begin-login.ts';
import type { LtiNeeds } from './needs.ts';
import { checkDeployment, readPlatform } from './platforms.ts';
import { hashSecret } from './tickets.ts';

/** What a platform posts to us: an ID token, or an error. */
export interface Posted {
  readonly state: string;
  readonly idToken: string;
  /** Of OpenID Connect, such as `login_required`. */
  readonly error: string;
}

/** A message whose sender is known, though not yet whether it came back to the browser that asked for it. */
export interface VerifiedMessage {
  readonly message: LtiMessage;
  readonly platform: PlatformRow;
  readonly request: LoginRequest;
  /** Hash of the secret of the browser that began the login. */
  readonly browserHash: string;
}

/** Differences of clocks that are accepted. */
const toleranceSeconds = 60;

const reasonOfClaim: Readonly<Record<string, LtiReason>> = {
  iss: 'issuer',
  aud: 'audience',
  exp: 'expired',
  iat: 'expired',
  nbf: 'expired',
};

function refusalOf(error: unknown): unknown {
  const options = { cause: error };
  if (error instanceof LtiError) return error;
  if (error instanceof errors.JWTExpired) return new LtiError('expired', 'The message has expired.', options);
  if (error instanceof errors.JWTClaimValidationFailed) {
    return new LtiError(reasonOfClaim[error.claim] ?? 'message', error.message, options);
  }
  if (error instanceof errors.JWKSTimeout || faultIn(error)) {
    return new LtiError('keys', `The platform's keys can't be read: ${faultIn(error)?.message ?? ''}`, options);
  }
  if (error instanceof errors.JOSEError) return new LtiError('signature', error.message, options);
  return error;
}

/**
 * Takes the login of a state: a second message for it is refused.
 *
 * @throws LtiError
 */
async function takeLogin({ db, clock }: LtiNeeds, state: string) {
  const now = clock.now();
  const login = await db
    .updateTable('lti_logins')
    .set({ used_at: now })
    .where('state_hash', '=', hashSecret(state))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  if (login) return login;
  const known = await db
    .selectFrom('lti_logins')
    .select('used_at')
    .where('state_hash', '=', hashSecret(state))
    .executeTakeFirst();
  if (!known) throw new LtiError('unknownState', 'The message belongs to no login.');
  if (known.used_at === null) throw new LtiError('expired', 'The login took too long.');
  throw new LtiError('replayed', 'The message of this login was received before.');
}

async function verifyToken({ platforms, clock }: LtiNeeds, platform: PlatformRow, idToken: string) {
  try {
    const { payload } = await jwtVerify(idToken, platforms.keysOf(platform.keys_url), {
      algorithms: ['RS256'],
      issuer: platform.issuer,
      audience: platform.client_id,
      requiredClaims: ['exp', 'iat', 'nonce'],
      maxTokenAge: loginMinutes * 60,
      clockTolerance: toleranceSeconds,
      currentDate: new Date(clock.now()),
    });
    return payload;
  } catch (error) {
    throw refusalOf(error);
  }
}

/** A token for several clients, or issued to another one, is not for us. */
function checkParty({ aud, azp }: JWTPayload, clientId: string): void {
  const isForSeveral = Array.isArray(aud) && aud.length > 1;
  if (azp === undefined ? isForSeveral : azp !== clientId) {
    throw new LtiError('audience', 'The message was issued to another client.');
  }
}

/**
 * Checks what a platform posted: the login it belongs to, which is used up, the signature, and every claim.
 *
 * @throws LtiError
 */
export async function verifyMessage(needs: LtiNeeds, { state, idToken, error }: Posted): Promise<VerifiedMessage> {
  const login = await takeLogin(needs, state);
  if (error !== '') throw new LtiError('platformError', `The platform answered ${error.slice(0, 100)}.`);
  const platform = await readPlatform(needs.db, login.platform_id);
  const payload = await verifyToken(needs, platform, idToken);
  checkParty(payload, platform.client_id);
  if (payload.nonce !== login.nonce) throw new LtiError('nonce', 'The message belongs to another login.');
  const message = readMessage(payload);
  await checkDeployment(needs.db, platform.platform_id, message.deploymentId);
  const request: LoginRequest = JSON.parse(login.request);
  if (message.kind === 'launch') {
    resourceOfLink(message.targetLinkUri, needs.config.publicUrl);
    if (message.targetLinkUri !== request.target_link_uri) {
      throw new LtiError('message', 'The message and the login name different links.');
    }
  }
  return { message, platform, request, browserHash: login.browser_hash };
}
