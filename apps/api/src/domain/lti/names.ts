const claim = (name: string) => `https://purl.imsglobal.org/spec/lti/claim/${name}`;
const deepLinkingClaim = (name: string) => `https://purl.imsglobal.org/spec/lti-dl/claim/${name}`;
const scope = (service: string, name: string) => `https://purl.imsglobal.org/spec/${service}/scope/${name}`;

/** Names of the claims of LTI 1.3 messages. */
export const claims = {
  messageType: claim('message_type'),
  version: claim('version'),
  deploymentId: claim('deployment_id'),
  targetLinkUri: claim('target_link_uri'),
  resourceLink: claim('resource_link'),
  context: claim('context'),
  roles: claim('roles'),
  deepLinkingSettings: deepLinkingClaim('deep_linking_settings'),
  contentItems: deepLinkingClaim('content_items'),
  data: deepLinkingClaim('data'),
  grades: 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint',
  roster: 'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice',
} as const;

/** The services of LTI Advantage that we ask for. */
export const scopes = {
  score: scope('lti-ags', 'score'),
  /** To find or make the gradebook column of a link. */
  lineItem: scope('lti-ags', 'lineitem'),
  roster: scope('lti-nrps', 'contextmembership.readonly'),
} as const;

/** The version of LTI in every message. */
export const ltiVersion = '1.3.0';

/** How old a message may be, and how long a login may take. */
export const loginMinutes = 10;
