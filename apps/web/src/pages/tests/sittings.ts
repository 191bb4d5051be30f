import {
  ApiError,
  deleteSitting as callDeleteSitting,
  getSittingReport,
  listSittings,
  type ReportShare,
  type SittingReport,
  type SittingSummary,
  shareSittingReport,
  unwrap,
  unwrapIfAny,
  withdrawSittingReport,
} from '@rehearse/api-client';
import type { ListedSitting, SittingKindFilter, SittingListState, TrendState } from '@rehearse/ui/screens';
import type { Services } from '../../app/services.ts';

type Host = Pick<Services, 'api' | 'extras'>;

const pageSize = 10;

/** What the contract takes for an id. Anything else in a URL names no sitting. */
const isSittingId = (text: string) => /^[0-9a-f-]{36}$/.test(text);

const hasStatus = (error: unknown, status: number) => error instanceof ApiError && error.status === status;

/** A sitting of the host for the list. */
export const toListed = ({ form, submoduleIds = [], share = null, ...sitting }: SittingSummary): ListedSitting => ({
  ...sitting,
  ...(form ? { exam: { form } } : {}),
  submoduleIds,
  share,
});

/**
 * A page of the learner's sittings.
 *
 * @throws {NotOffered} if the host has none
 */
export async function loadSittings(
  { api: client, extras }: Host,
  kind: SittingKindFilter,
  page: number,
): Promise<Extract<SittingListState, { phase: 'ready' }>> {
  const body = { page, size: pageSize, ...(kind === 'all' ? {} : { kind }) };
  const { content, totalPages } = await extras.ask('sittings', () => unwrap(listSittings({ client, body })));
  return { phase: 'ready', sittings: content.map(toListed), page, pages: totalPages };
}

/** A report; `missing` if there is no such sitting, `unfinished` if it is still running. */
export type LoadedReport = SittingReport | 'missing' | 'unfinished';

/** The report of a sitting. */
export async function loadReport({ api: client }: Host, sittingId: string): Promise<LoadedReport> {
  if (!isSittingId(sittingId)) return 'missing';
  try {
    return await unwrap(getSittingReport({ client, path: { sittingId } }));
  } catch (error) {
    if (hasStatus(error, 404)) return 'missing';
    if (hasStatus(error, 409)) return 'unfinished';
    throw error;
  }
}

/** The ranges of all tests with an overall one: the latest report names those before it. */
export async function loadTrend(host: Host): Promise<Extract<TrendState, { phase: 'ready' }>> {
  const { api: client, extras } = host;
  const pages = await Promise.all(
    (['mock', 'placement'] as const).map((kind) =>
      extras.ask('sittings', () => unwrap(listSittings({ client, body: { kind, page: 1, size: pageSize } }))),
    ),
  );
  const [latest] = pages
    .flatMap(({ content }) => content)
    .filter(({ overall }) => overall !== null)
    .toSorted((one, other) => other.startedAt.localeCompare(one.startedAt));
  const report = latest ? await loadReport(host, latest.sittingId) : 'missing';
  if (typeof report === 'string') return { phase: 'ready', points: [], target: null };
  const { sittingId, takenAt, ranges, earlier, target } = report;
  return { phase: 'ready', points: [...earlier.toReversed(), { sittingId, takenAt, ranges }], target };
}

/** Deletes a sitting with its report and link; one that is gone already counts as deleted. */
export async function deleteSitting({ api: client }: Host, sittingId: string): Promise<void> {
  try {
    await unwrapIfAny(callDeleteSitting({ client, path: { sittingId } }));
  } catch (error) {
    if (!hasStatus(error, 404)) throw error;
  }
}

/** Makes the link of a report, or changes the name that it shows. */
export const shareReport = ({ api: client }: Host, sittingId: string, name: string | null): Promise<ReportShare> =>
  unwrap(shareSittingReport({ client, path: { sittingId }, body: { name } }));

/** Withdraws the link of a report. */
export const withdrawReport = async ({ api: client }: Host, sittingId: string): Promise<void> =>
  void (await unwrapIfAny(withdrawSittingReport({ client, path: { sittingId } })));
