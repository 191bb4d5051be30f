import {
  type ApiClient,
  dismissMistake,
  getMistakes,
  listMistakes,
  type Mistake,
  type MistakeSummary,
  restoreMistake,
  unwrap,
  unwrapIfAny,
} from '@rehearse/api-client';
import type { MistakeCounts, MistakeEntry, MistakeListView } from '@rehearse/ui/screens';
import type { Services } from '../../app/services.ts';
import { secondsBetween } from '../../lib/seconds-between.ts';

type Kind = Mistake['kind'];
type ShownList = Extract<MistakeListView, { phase: 'ready' }>;

const pageSize = 10;

/** Counts as shown: mistakes per 100 words instead of per week. */
export const toCounts = ({
  kinds,
  weeks,
  texts,
  textsLeft,
  drillsDue,
  now,
  nextDrillAt,
}: MistakeSummary): MistakeCounts => ({
  ...{ texts, textsLeft, drillsDue },
  nextDrillInSeconds: nextDrillAt === null ? null : secondsBetween(now, nextDrillAt),
  weeks: weeks.map(({ startsAt }) => startsAt),
  kinds: kinds.map(({ kind, recent, total, weeks: counts }) => ({
    ...{ kind, recent, total },
    rates: weeks.map(({ words }, index) => (words === 0 ? null : (100 * (counts[index] ?? 0)) / words)),
  })),
});

const toEntry = ({ code, params, ...mistake }: Mistake): MistakeEntry => ({
  ...mistake,
  rule: code === null ? null : { code, params },
});

/** The counts of the learner's mistakes. */
export const loadCounts = async ({ api: client, extras }: Pick<Services, 'api' | 'extras'>): Promise<MistakeCounts> =>
  toCounts(await extras.ask('mistakes', () => unwrap(getMistakes({ client }))));

/** A page of the mistakes of a kind. */
export async function loadList(client: ApiClient, kind: Kind, page: number): Promise<ShownList> {
  const { content, totalPages } = await unwrap(listMistakes({ client, body: { kind, page, size: pageSize } }));
  return { phase: 'ready', entries: content.map(toEntry), page, pages: totalPages };
}

/** Says that a correction is wrong. */
export const dismiss = async (client: ApiClient, mistakeId: number): Promise<void> =>
  void (await unwrapIfAny(dismissMistake({ client, body: { mistakeId } })));

/** Puts a correction back. */
export const restore = async (client: ApiClient, mistakeId: number): Promise<void> =>
  void (await unwrapIfAny(restoreMistake({ client, body: { mistakeId } })));
