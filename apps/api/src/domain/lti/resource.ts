import { zSittingRequest } from '@rehearse/api-client/schemas';
import { z } from 'zod';
import { LtiError } from './lti-error.ts';

const zDrill = z.object({
  kind: z.literal('drill'),
  submoduleId: z.number().int().min(1).max(9999),
  level: z.enum(['Easy', 'Medium', 'Hard', 'Mine']),
  count: z.number().int().min(5).max(50),
});

/** What a link of a course opens: a question, a drill of one type, or a test. */
export const zResource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('question'), questionId: z.number().int().min(1).max(999_999_999) }),
  zDrill,
  z.object({ kind: z.literal('placement') }),
  z.object({ kind: z.literal('mock'), examId: z.string().regex(/^[a-z0-9-]{1,40}$/), form: z.enum(['full', 'short']) }),
]);

/** See {@link zResource}. */
export type LtiResource = z.infer<typeof zResource>;

/** Where links of courses lead. */
export const resourcePath = '/lti/resource';

/** The path and query of a resource, for a link of a course. */
export function pathOfResource(resource: LtiResource): string {
  const { kind, ...rest } = resource;
  const query = Object.entries(rest).map(([name, value]): [string, string] => [name, String(value)]);
  return `${resourcePath}?${new URLSearchParams([['kind', kind], ...query])}`;
}

const numbers = new Set(['questionId', 'submoduleId', 'count']);

/** A resource from the values of a form or a query; null if they name none. */
export function readResource(values: URLSearchParams): LtiResource | null {
  const named = [...values].map(([name, value]) => [name, numbers.has(name) ? Number(value) : value]);
  const read = zResource.safeParse(Object.fromEntries(named));
  return read.success ? read.data : null;
}

/**
 * The resource of a link; null for a link to the site itself.
 *
 * @throws LtiError when the link leads to another host or names nothing that we have
 */
export function resourceOfLink(link: string, publicUrl: string): LtiResource | null {
  const url = URL.canParse(link) ? new URL(link) : null;
  if (url?.origin !== new URL(publicUrl).origin) throw new LtiError('otherHost', `The link leads to ${url?.host}.`);
  if (url.pathname !== resourcePath) return null;
  const resource = readResource(url.searchParams);
  if (!resource) throw new LtiError('unknownResource', `The link ${url.search} names nothing that we have.`);
  return resource;
}

/** The sitting that a drill or a test prepares. */
export const sittingRequestOf = (resource: Exclude<LtiResource, { kind: 'question' }>) =>
  zSittingRequest.parse(
    resource.kind === 'drill'
      ? {
          ...{ kind: 'drill', submoduleIds: [resource.submoduleId], level: resource.level, count: resource.count },
          ...{ review: 'each', mode: 'timed' },
        }
      : resource,
  );
