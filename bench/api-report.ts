import type { Burst } from './api-load.ts';
import type { Scenario } from './api-scenarios.ts';

/** All bursts of one scenario at one size. */
export interface Bursts {
  readonly bursts: Burst[];
  /** Total CPU time, or null if unavailable. */
  cpuSeconds: number | null;
}

/** One scenario at both sizes. */
export interface Measured {
  readonly scenario: Scenario;
  readonly small: Bursts;
  readonly large: Bursts;
}

/** Maximum cost of a request at the large size, relative to the small size. */
const flatnessBar = 1.3;
/** Maximum cost of a read, relative to a look-up by key at the same size. */
const lookupBar = 3;

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const requestsOf = ({ bursts }: Bursts) => bursts.reduce((sum, { requests }) => sum + requests, 0);

/** Milliseconds of CPU time per request, or of wall clock time if unavailable. */
function costOf({ bursts, cpuSeconds }: Bursts): number {
  const seconds = cpuSeconds ?? bursts.reduce((sum, burst) => sum + burst.seconds, 0);
  return (seconds / requestsOf({ bursts, cpuSeconds })) * 1000;
}

function describeSize(size: Bursts): string[] {
  const latencies = size.bursts.flatMap((burst) => burst.latencies);
  const rate = quantile(
    size.bursts.map(({ requests, seconds }) => requests / seconds),
    0.5,
  );
  return [
    rate.toFixed(0),
    quantile(latencies, 0.5).toFixed(2),
    quantile(latencies, 0.99).toFixed(2),
    costOf(size).toFixed(3),
  ];
}

/** A Markdown table, and one line for each missed threshold. */
export function report(measured: readonly Measured[], sizes: { small: number; large: number }) {
  const lookup = measured.find(({ scenario }) => scenario.name === 'look-up by key');
  const lookupCost = lookup ? costOf(lookup.large) : Number.NaN;
  const missed: string[] = [];
  const rows = measured.map(({ scenario, small, large }) => {
    const flatness = costOf(large) / costOf(small);
    const lookups = costOf(large) / lookupCost;
    if (!scenario.isYardstick && flatness > flatnessBar)
      missed.push(`${scenario.name}: ${flatness.toFixed(2)} times the cost at the large size (at most ${flatnessBar})`);
    if (!scenario.isYardstick && scenario.reads && lookups > lookupBar)
      missed.push(`${scenario.name}: ${lookups.toFixed(2)} look-ups (at most ${lookupBar})`);
    return [scenario.name, ...describeSize(small), ...describeSize(large), flatness.toFixed(2), lookups.toFixed(2)];
  });
  const named = (size: number) => [`${size.toLocaleString('en')}: req/s`, 'p50 ms', 'p99 ms', 'cost ms'];
  const head = ['request', ...named(sizes.small), ...named(sizes.large), 'large : small', 'look-ups'];
  return { table: table([head, ...rows]), missed };
}

function table([head = [], ...rows]: string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}
