import type { ServerResponse } from 'node:http';
import type { JWTPayload } from 'jose';

/** A user of the platform. */
export interface PlatformUser {
  readonly id: string;
  readonly name: string;
  readonly isTeacher: boolean;
}

/** A link in the platform's only course. */
export interface CourseLink {
  readonly id: string;
  readonly url: string;
  /** Id of its gradebook column; null for none. */
  readonly lineItem: string | null;
  /** Whether the platform names only the list of all columns, where the tool finds or makes its own. */
  readonly listsColumns?: boolean;
}

/** A request that the platform received. */
export interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly authorization: string | undefined;
}

/** A column of the gradebook. */
export interface LineItem {
  readonly id: string;
  readonly label: string;
  readonly scoreMaximum: number;
  readonly resourceLinkId?: string;
}

/** A score in the gradebook. */
export interface ReceivedScore {
  readonly lineItem: string;
  readonly userId: string;
  readonly timestamp: string;
  readonly activityProgress: string;
  readonly gradingProgress: string;
  readonly scoreGiven?: number;
  readonly scoreMaximum?: number;
}

/** How a token differs from a right one. */
export interface TokenChange {
  readonly claims?: JWTPayload;
  readonly alg?: string;
  readonly key?: { readonly kid: string; readonly privateKey: CryptoKey | Uint8Array };
  /** How long ago it was issued. */
  readonly ageSeconds?: number;
}

/** Answers a call. */
export type Answer = (response: ServerResponse, call: ReceivedCall) => void;

/** Whether a call has an access token for a scope. */
export type IsAllowed = (call: ReceivedCall, scope: string) => boolean;

export const pageSize = 2;
export const courseId = 'course-1';

/** The role of a user in the course, as the specification names it. */
export const role = (user: PlatformUser) =>
  `http://purl.imsglobal.org/vocab/lis/v2/membership#${user.isTeacher ? 'Instructor' : 'Learner'}`;

/** Answers with JSON. */
export const json = (response: ServerResponse, status: number, value: unknown, headers: Record<string, string> = {}) =>
  void response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(value));

/** Answers with a page. */
export const page = (response: ServerResponse, text: string) =>
  void response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(text);
