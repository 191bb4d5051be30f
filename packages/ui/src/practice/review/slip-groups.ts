/** One mistake. */
export interface Slip {
  /** The kind of mistake, in a word or two. */
  kind: string;
  tone: 'attention' | 'critical';
  /** What the learner gave; undefined if something was left out. */
  given?: string;
  /** What was expected; undefined if something was added. */
  expected?: string;
  /** Why it has to be what was expected, in the learner's language. */
  why?: string;
  /** Share of the score that it cost, 0..1. */
  lost: number;
}

/** Mistakes of one kind. */
export interface SlipGroup extends Pick<Slip, 'kind' | 'tone' | 'lost'> {
  slips: readonly Slip[];
}

/** Mistakes by kind, the most expensive kind first. */
export function groupSlips(slips: readonly Slip[]): SlipGroup[] {
  const kinds = new Map(slips.map(({ kind, tone }) => [kind, tone]));
  return [...kinds]
    .map(([kind, tone]) => {
      const ofKind = slips.filter((slip) => slip.kind === kind);
      return { kind, tone, lost: ofKind.reduce((sum, { lost }) => sum + lost, 0), slips: ofKind };
    })
    .sort((a, b) => b.lost - a.lost);
}
