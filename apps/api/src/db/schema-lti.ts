import type { Generated, Selectable } from 'kysely';

/** Learning platforms that may launch us, and their addresses. */
export interface LtiPlatformsTable {
  platform_id: Generated<number>;
  /** For operators. */
  name: string;
  /** `iss` of its messages. */
  issuer: string;
  /** Our name at the platform. */
  client_id: string;
  /** Where a learner's browser is sent to be identified (the OpenID authorization endpoint). */
  login_url: string;
  token_url: string;
  /** `aud` of our token requests; null for `token_url`. */
  token_audience: string | null;
  /** Where its public keys are (JWKS). */
  keys_url: string;
  created_at: number;
}

/** Places within a platform where the tool is installed. A platform without any takes the one of its first launch. */
export interface LtiDeploymentsTable {
  platform_id: number;
  deployment_id: string;
}

/** Our key pairs. The newest one that isn't retired signs; all are published. */
export interface LtiKeysTable {
  key_id: string;
  /** JWK. */
  public_key: string;
  /** JWK, encrypted with a key derived from the server's secret. */
  private_key: string;
  created_at: number;
  /** When a newer one replaced it; null for the newest. */
  retired_at: number | null;
}

/** Launches that began and whose message from the platform hasn't arrived, or just has. */
export interface LtiLoginsTable {
  state_hash: string;
  platform_id: number;
  nonce: string;
  /** Hash of the secret that the browser keeps, in a cookie or in the platform's storage. */
  browser_hash: string;
  /** JSON of a `LoginRequest`. */
  request: string;
  expires_at: number;
  /** When its message arrived; a second one is refused. */
  used_at: number | null;
}

/** One-time tickets for the next step of a launch, and invitations to register. */
export interface LtiTicketsTable {
  ticket_hash: string;
  purpose: 'prove' | 'open' | 'pick' | 'register';
  /** JSON. */
  payload: string;
  expires_at: number;
}

/** Accounts of a platform's users. */
export interface LtiUsersTable {
  issuer: string;
  /** `sub` of the platform's messages. */
  subject: string;
  user_id: number;
}

/** Launches of a resource by a learner or a teacher. */
export interface LtiLaunchesTable {
  launch_id: Generated<number>;
  user_id: number;
  platform_id: number;
  deployment_id: string;
  subject: string;
  resource_link_id: string;
  /** The course; null if the platform didn't say. */
  context_id: string | null;
  context_title: string | null;
  is_teacher: number;
  /** The column of the gradebook; null if the platform wants no grades, or while it isn't found. */
  line_item_url: string | null;
  /** Where the platform lists its columns; null unless the column has to be found there. */
  line_items_url: string | null;
  /** Where the members of the course are listed; null if we may not read them. */
  roster_url: string | null;
  question_id: number | null;
  sitting_id: string | null;
  launched_at: number;
}

/** Who is finding or making the gradebook column of a link. */
export interface LtiLineItemClaimsTable {
  platform_id: number;
  line_items_url: string;
  resource_link_id: string;
  /** Random; names the one who has it. */
  claim: string;
  /** Others may take it after that: the process has crashed. */
  claimed_until: number;
}

/** Grades for the platforms' gradebooks. */
export interface LtiGradesTable {
  grade_id: Generated<number>;
  user_id: number;
  launch_id: number;
  /** What was graded, such as `attempt:12`: it is sent once per launch. */
  source: string;
  /** Share of the points, 0 to 1; null if a person has to grade it. */
  share: number | null;
  graded_at: number;
  /** `superseded`: the platform already had a newer one. */
  state: 'queued' | 'sent' | 'superseded' | 'failed';
  /** Why the last try failed; null if none did. */
  failure: string | null;
  changed_at: number;
}

/** A registered platform. */
export type PlatformRow = Selectable<LtiPlatformsTable>;
/** A stored launch. */
export type LaunchRow = Selectable<LtiLaunchesTable>;
