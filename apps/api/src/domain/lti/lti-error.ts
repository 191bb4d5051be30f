/** Why a message, a launch or a registration is refused. Operators find it in the security log. */
export type LtiReason =
  | 'request'
  | 'unknownPlatform'
  | 'otherHost'
  | 'unknownState'
  | 'replayed'
  | 'otherBrowser'
  | 'cookiesBlocked'
  | 'platformError'
  | 'signature'
  | 'keys'
  | 'expired'
  | 'issuer'
  | 'audience'
  | 'nonce'
  | 'deployment'
  | 'message'
  | 'anonymous'
  | 'unknownResource'
  | 'noQuestions'
  | 'notTeacher'
  | 'ticket'
  | 'registration'
  | 'address';

/** A message of a platform, or a step of a launch, that is refused. The message is for operators. */
export class LtiError extends Error {
  override readonly name = 'LtiError';
  readonly reason: LtiReason;

  constructor(reason: LtiReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
