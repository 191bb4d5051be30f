import { z } from 'zod';
import { LtiError } from './lti-error.ts';
import { claims, ltiVersion, scopes } from './names.ts';

/** PostgreSQL has no NUL in texts. */
const storable = (text: z.ZodString) =>
  text.refine((value) => !value.includes('\0'), 'has a character that is not allowed');
const id = storable(z.string().min(1).max(255));
const optionalText = storable(z.string().max(4000)).nullish();

/** The claims that both kinds of messages have, by their short names. */
const common = {
  sub: id,
  version: z.literal(ltiVersion),
  deploymentId: id,
  roles: z.array(z.string()).default([]),
  context: z.object({ id, title: optionalText, label: optionalText }).nullish(),
  roster: z.object({ context_memberships_url: z.url() }).nullish(),
};

const zMessage = z.discriminatedUnion('messageType', [
  z.object({
    ...common,
    messageType: z.literal('LtiResourceLinkRequest'),
    targetLinkUri: z.string().max(2000),
    resourceLink: z.object({ id, title: optionalText }),
    grades: z
      .object({ scope: z.array(z.string()).default([]), lineitem: z.url().nullish(), lineitems: z.url().nullish() })
      .nullish(),
  }),
  z.object({
    ...common,
    messageType: z.literal('LtiDeepLinkingRequest'),
    deepLinkingSettings: z.object({
      deep_link_return_url: z.url(),
      accept_types: z.array(z.string()),
      accept_lineitem: z.boolean().default(true),
      data: z.string().nullish(),
    }),
  }),
]);

interface Sender {
  readonly deploymentId: string;
  /** The user at the platform. */
  readonly subject: string;
  readonly isTeacher: boolean;
  /** The course. */
  readonly context: { readonly id: string; readonly title: string | null } | null;
  readonly rosterUrl: string | null;
}

/** A learner or teacher opens a link of a course. */
export interface LaunchMessage extends Sender {
  readonly kind: 'launch';
  readonly targetLinkUri: string;
  readonly resourceLinkId: string;
  /** What the link is called in the course. */
  readonly linkTitle: string | null;
  /** Its column in the gradebook. */
  readonly lineItemUrl: string | null;
  /** Where its column can be found or made; null if there is none to be, or it is known. */
  readonly lineItemsUrl: string | null;
}

/** A teacher wants to add links to a course. */
export interface DeepLinkingMessage extends Sender {
  readonly kind: 'deepLinking';
  readonly returnUrl: string;
  /** Whether links may have a column in the gradebook. */
  readonly acceptsLineItem: boolean;
  /** Must be returned as it is. */
  readonly data: string | null;
}

/** A message of a platform. */
export type LtiMessage = LaunchMessage | DeepLinkingMessage;

const teacherRoles = ['Instructor', 'ContentDeveloper', 'TeachingAssistant', 'Administrator'];

/** Whether one of the roles is a teacher's in the course: a full name, one with a sub-role, or a short name. */
export const isTeacherRole = (roles: readonly string[]): boolean =>
  roles.some((role) => {
    const [, main, sub] = /\/membership(?:\/(\w+))?#(\w+)$/.exec(role) ?? [];
    return teacherRoles.includes(main ?? sub ?? role);
  });

type GradeClaim = Extract<z.infer<typeof zMessage>, { messageType: 'LtiResourceLinkRequest' }>['grades'];

function columnOf(grades: GradeClaim): Pick<LaunchMessage, 'lineItemUrl' | 'lineItemsUrl'> {
  if (!grades?.scope.includes(scopes.score)) return { lineItemUrl: null, lineItemsUrl: null };
  const lineItemUrl = grades.lineitem ?? null;
  const isFindable = lineItemUrl === null && grades.scope.includes(scopes.lineItem);
  return { lineItemUrl, lineItemsUrl: isFindable ? (grades.lineitems ?? null) : null };
}

/**
 * The message in the claims of a verified token.
 *
 * @throws LtiError when they aren't a message that we know
 */
export function readMessage(payload: Readonly<Record<string, unknown>>): LtiMessage {
  if (payload.sub === undefined) throw new LtiError('anonymous', 'The message names no user.');
  const named = Object.entries(claims).map(([name, claim]) => [name, payload[claim]]);
  const read = zMessage.safeParse({ ...Object.fromEntries(named), sub: payload.sub });
  if (!read.success) throw new LtiError('message', `The message is not understood: ${z.prettifyError(read.error)}`);
  const message = read.data;
  const { context, roster, deploymentId, sub: subject, roles } = message;
  const sender: Sender = {
    ...{ deploymentId, subject, isTeacher: isTeacherRole(roles) },
    context: context ? { id: context.id, title: context.title ?? context.label ?? null } : null,
    rosterUrl: roster?.context_memberships_url ?? null,
  };
  if (message.messageType === 'LtiResourceLinkRequest') {
    const { targetLinkUri, resourceLink, grades } = message;
    const link = { resourceLinkId: resourceLink.id, linkTitle: resourceLink.title || null };
    return { ...sender, kind: 'launch', targetLinkUri, ...link, ...columnOf(grades) };
  }
  const { deep_link_return_url: returnUrl, accept_types, accept_lineitem, data } = message.deepLinkingSettings;
  if (!accept_types.includes('ltiResourceLink')) {
    throw new LtiError('message', 'The platform takes no links to resources here.');
  }
  return { ...sender, kind: 'deepLinking', returnUrl, acceptsLineItem: accept_lineitem, data: data ?? null };
}
