import type { ServerResponse } from 'node:http';
import { scopes } from '../../domain/lti/names.ts';
import {
  type Answer,
  type IsAllowed,
  json,
  type LineItem,
  pageSize,
  type ReceivedCall,
  type ReceivedScore,
} from './types.ts';

/** The gradebook of the course (Assignment and Grade Services 2.0). */
export function createGradebook({ url, isAllowed }: { readonly url: string; readonly isAllowed: IsAllowed }) {
  const scores: ReceivedScore[] = [];
  const lineItems: LineItem[] = [];
  let failures: Answer[] = [];

  function takeScore(call: ReceivedCall, response: ServerResponse) {
    const failure = failures.shift();
    if (failure) return failure(response, call);
    if (!isAllowed(call, scopes.score)) return json(response, 401, {});
    const lineItem = /\/line-items\/([^/?]+)\/scores/.exec(call.path)?.[1] ?? '';
    const score: ReceivedScore = { lineItem, ...JSON.parse(call.body) };
    const newest = scores.findLast((other) => other.userId === score.userId && other.lineItem === lineItem);
    if (newest && newest.timestamp >= score.timestamp) return json(response, 409, {});
    scores.push(score);
    return response.writeHead(204).end();
  }

  function keepColumns(call: ReceivedCall, response: ServerResponse) {
    if (!isAllowed(call, scopes.lineItem)) return json(response, 401, {});
    if (call.method === 'POST') {
      const item = { ...JSON.parse(call.body), id: `${url}/line-items/made-${lineItems.length + 1}` };
      if (!item.label || !(item.scoreMaximum > 0)) return json(response, 400, {});
      lineItems.push(item);
      return json(response, 201, item);
    }
    const { searchParams } = new URL(call.path, url);
    const page = Number(searchParams.get('page') ?? '0');
    const link = searchParams.get('resource_link_id');
    const found = lineItems.filter(({ resourceLinkId }) => resourceLinkId === link);
    const next = new URL(call.path, url);
    next.searchParams.set('page', String(page + 1));
    const hasNext = (page + 1) * pageSize < found.length;
    const shown = found.slice(page * pageSize, (page + 1) * pageSize);
    json(response, 200, shown, hasNext ? { Link: `<${next.href}>; rel="next"` } : {});
  }

  return {
    ...{ scores, lineItems, takeScore, keepColumns },
    /** How the next scores are answered, instead of being taken. */
    failScores(...answers: Answer[]) {
      failures = answers;
    },
  };
}
